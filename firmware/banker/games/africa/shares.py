"""How shares change hands, who leads a company then, and how one starts."""

from ..railway.leaders import leader
from .booking import arrive
from .data import COMPANY, PRINTED, SPACES, STARTED, STARTING, WAITING


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
    old = after.leaders[company]
    best = leader(after, old, lambda pawn: after.shares_of(pawn, company))
    if best != old:
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
    arrive(after, company, SPACES.index(PRINTED[company]))
