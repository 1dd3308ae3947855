"""How things are moved: every change of money, shares or prices is made here, and noted in the
outcome."""

from .data import (
    COMPANIES,
    COMPANY,
    FIRST_PRIVATE,
    GONE,
    POOL,
    PRINTED,
    REMOVED,
    SPACES,
    STARTED,
    STARTING,
    WAITING,
)


class Outcome:
    """What a transaction does, as a screen shows it. A preview is one, and applying gives it.

    Changes are noted as (account, change, what it is afterwards), each account once. `changed` is
    False for what CONFIRM accepts but which alters nothing.
    """

    second_amount = None  # the screen never asks two pawns at once

    def __init__(self, transaction):
        self.transaction = transaction
        self.changed = True
        self.pawn = 0  # whose transaction it is: as a rule the one that acts before it
        self.amount = None  # what that pawn pays (negative) or collects; None: nothing
        self.company = 0  # in turn before it
        self.payments = ()  # (account, change, money)
        self.incomes = ()  # the same of what privates and bonds pay as an operating round begins
        self.per_share = 0  # paid as a dividend
        self.prices = ()  # (company, price before, price)
        self.leaders = ()  # (company, pawn), those that are new
        self.starts = 0  # the company that starts
        self.removed = ()  # companies
        self.depression = False  # whether it has moved the tokens back
        self.free = False  # a station
        self.passed = False  # a turn in which nothing was bought or sold
        self.was = self.now = None  # the figure that was corrected, the number that was edited
        self.ends = 0  # why the game will end, if that is new
        # Before and afterwards.
        self.stage_before = self.stage = self.step = self.turn = 0
        self.set = self.round = 0
        self.next_company = 0  # the company in turn afterwards
        self.ranking = ()  # once it is over


def noted(notes, account, change, after):
    """These notes with one more change; an account has one note."""
    for at in range(len(notes)):
        if notes[at][0] == account:
            return notes[:at] + ((account, notes[at][1] + change, after),) + notes[at + 1 :]
    return notes + ((account, change, after),)


def move_money(after, account, change):
    """Change what an account has; returns it."""
    if account > COMPANY:
        after.treasuries[account - COMPANY] += change
        return after.treasuries[account - COMPANY]
    after.cash[account - 1] += change
    return after.cash[account - 1]


def pay(after, outcome, account, change):
    """Give a pawn or a company money, or take it."""
    outcome.payments = noted(outcome.payments, account, change, move_money(after, account, change))


def earn(after, outcome, account, change):
    """Give an account what it has as an operating round begins."""
    outcome.incomes = noted(outcome.incomes, account, change, move_money(after, account, change))


# Shares, and who leads.


def hand_over(after, outcome, account, company, change):
    """Give an account shares of a company, or take them; who leads it may change."""
    after.add_shares(account, company, change)
    if after.status[company] == STARTED:
        _settle(after, outcome, company)
    elif account < COMPANY:
        _note_first(after, account, company)


def _note_first(after, pawn, company):
    """Who has held a share longest, while the company waits: there are two holders at most."""
    if not after.firsts[company]:
        after.firsts[company] = pawn
    elif after.firsts[company] == pawn and not after.shares_of(pawn, company):
        after.firsts[company] = 0
        for other in after.left_of(pawn):
            if after.shares_of(other, company):
                after.firsts[company] = other


def _settle(after, outcome, company):
    """The pawn with most shares leads: of equal ones the present leader, else the first to its
    left."""
    leader = after.leaders[company]
    best = leader
    for pawn in after.left_of(leader):
        if after.shares_of(pawn, company) > after.shares_of(best, company):
            best = pawn
    if best != leader:
        after.leaders[company] = best
        outcome.leaders += ((company, best),)


def issue(after, outcome, pawn, company, directors):
    """A pawn has paid for a certificate that nobody had before: this may start the company."""
    waits = after.status[company] == WAITING
    if directors:
        after.issued[company] = 1
    else:
        after.ordinary[company] += 1
    if waits and (directors or after.ordinary[company] == STARTING):
        after.add_shares(pawn, company, 2 if directors else 1)
        _start(after, outcome, company, pawn if directors else after.firsts[company] or pawn)
        if not directors:
            _settle(after, outcome, company)
        outcome.leaders = ((company, after.leaders[company]),)
    else:
        hand_over(after, outcome, pawn, company, 2 if directors else 1)


def _start(after, outcome, company, leader):
    """A company begins: its token on the printed price, its home station."""
    after.status[company] = STARTED
    after.leaders[company] = leader
    after.firsts[company] = 0
    after.stations[company] = 1
    outcome.starts = company
    _arrive(after, company, SPACES.index(PRINTED[company]))


# The market.


def _arrive(after, company, space):
    """Put a token on a space, under those there."""
    after.spaces[company] = space
    others = [other for other in after.order if other != company]
    at = 0
    while at < len(others) and after.spaces[others[at]] >= space:
        at += 1
    after.order = bytes(others[:at] + [company] + others[at:])


def place_token(after, outcome, company, space):
    """Move a token; one that does not move keeps its place, one that comes to 0 is removed with
    its company."""
    if space == after.spaces[company]:
        return
    outcome.prices += ((company, SPACES[after.spaces[company]], SPACES[space]),)
    _arrive(after, company, space)
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
