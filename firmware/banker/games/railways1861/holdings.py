"""How tokens enter and leave the market, and how shares and privates change hands; all is noted in
the outcome."""

from ..railway.leaders import leader
from .booking import POOL, add_train, fill, pay
from .data import DIRECTORS_SHARES, GONE, MINORS, NEVER, PAWN, PAWNS, PRIVATES, PUBLICS, RUNNING


def enter_market(after, outcome, code, space):
    """A company starts on a space."""
    after.states[code] = RUNNING
    after.spaces[code] = space
    after.arrive(code)
    if code <= MINORS:
        after.started.append(code)
    else:
        after.stations[code - PUBLICS] = 1
    outcome.started += ((code, after.price(code)),)


def leave_market(after, code):
    """A company is no more: a minor for ever, a public until it is started again. What it had must
    have been passed on."""
    after.arrivals = after.arrivals.replace(bytes((code,)), b"")
    after.spaces[code] = after.owners[code] = after.loans[code] = 0
    if code <= MINORS:
        after.started.remove(code)
        after.states[code] = GONE
    else:
        after.states[code] = NEVER
        at = code - PUBLICS
        after.pool[at] = after.stations[at] = 0
        for pawn in range(PAWNS):
            after.shares[at * PAWNS + pawn] = 0


def hand_over(after, outcome, pawn, code, number):
    """Give a pawn shares of a public, or take them; POOL: put them there."""
    if pawn == POOL:
        after.pool[code - PUBLICS] += number
    else:
        after.shares[(code - PUBLICS) * PAWNS + pawn - 1] += number
    outcome.shares += ((pawn, code, number),)


def find_director(after, outcome, code):
    """After shares of a public have moved: who has more than its director, and two at least, takes
    its place; of equals the first to the left of the old one."""
    old = after.owners[code]
    best = leader(after, old, lambda pawn: after.held(pawn, code), DIRECTORS_SHARES - 1)
    if best != old:
        after.owners[code] = best
        outcome.directors += ((code, best),)


def give_private(after, outcome, private, owner):
    """A private changes hands: to PAWN + pawn, or to a company's code."""
    after.privates[private - PRIVATES] = owner
    outcome.privates += ((private, owner),)


def pay_owner(after, outcome, owner, amount):
    """The bank pays the owner of a private: PAWN + pawn, or a company's code."""
    if owner > PAWN:
        pay(after, outcome, owner - PAWN, amount)
    else:
        fill(after, outcome, owner, amount)


def pass_on(after, outcome, code, to):
    """All that a company has goes to another: cash, trains and privates."""
    money = after.money_of[code]
    if money:
        fill(after, outcome, code, -money)
        fill(after, outcome, to, money)
    for train in after.types_of(code):
        number = after.has(code, train)
        add_train(after, outcome, code, train, -number)
        add_train(after, outcome, to, train, number)
    for private in after.privates_of(code):
        give_private(after, outcome, private, to)
