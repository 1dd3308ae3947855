"""How tokens move on the market, and what becomes of a company whose token comes to 0."""

from .booking import arrive, pay
from .data import COMPANIES, COMPANY, FIRST_PRIVATE, GONE, POOL, REMOVED, SPACES


def place_token(after, outcome, company, space):
    """Move a token; one that does not move keeps its place, one that comes to 0 is removed with
    its company."""
    if space == after.spaces[company]:
        return
    outcome.prices += ((company, SPACES[after.spaces[company]], SPACES[space]),)
    arrive(after, company, space)
    if not space:
        _remove_company(after, outcome, company)


def move_token(after, outcome, company, steps):
    """Move a token so many spaces on, or back if negative; not past the ends."""
    space = after.spaces[company] + steps
    place_token(after, outcome, company, max(0, min(space, len(SPACES) - 1)))


def _remove_company(after, outcome, company):
    """A company is gone: its certificates are void; what it owned goes to the pool."""
    account = COMPANY + company
    outcome.removed += (company,)
    after.order = bytes([other for other in after.order if other != company])
    money = after.treasuries[company]
    if money:
        pay(after, outcome, account, -money)
    for other in range(1, COMPANIES + 1):
        after.add_shares(account, other, -after.shares_of(account, other))
        after.add_shares(COMPANY + other, company, -after.shares_of(COMPANY + other, company))
    for pawn in after.players():
        after.add_shares(pawn, company, -after.shares_of(pawn, company))
    for code in after.private_codes(account):
        after.privates[code - FIRST_PRIVATE] = POOL
    for at in range(len(after.concessions)):
        if after.concessions[at] == account:
            after.concessions[at] = GONE
    after.status[company] = REMOVED
    after.trains[2 * company : 2 * company + 2] = b"\0\0"
    for figures in (after.spaces, after.leaders, after.ordinary, after.issued, after.stations):
        figures[company] = 0
    if after.spared == company:
        after.spared = 0
