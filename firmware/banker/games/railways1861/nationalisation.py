"""A new phase begins with its first train; companies and privates go to the state."""

from . import booking, holdings
from .booking import add_train, move, pay, repay
from .data import (
    LAST_PHASE,
    LAST_PRIVATE,
    MINORS,
    OPERATED,
    PRIVATES,
    PRIVATES_GONE,
    PUBLICS,
    REMOVES,
    RSR,
)
from .holdings import give_private, pass_on
from .market import left
from .rounds import set_end
from .wealth import shares_of


def new_phase(after, outcome, phase):
    after.phase = outcome.phase = phase
    if phase in REMOVES:
        _rust(after, outcome, REMOVES[phase])
    if phase == PRIVATES_GONE:
        for private in range(PRIVATES + 1, LAST_PRIVATE + 1):
            owner = after.owner(private)
            if owner and owner != RSR:
                holdings.pay_owner(after, outcome, owner, after.value(private))
                give_private(after, outcome, private, RSR)
    if phase == LAST_PHASE:
        set_end(after)
    if phase in REMOVES:
        for code in after.order():
            if code <= MINORS and (phase == LAST_PHASE or _idle(after, code)):
                nationalise(after, outcome, code)
            elif code > MINORS and _idle(after, code):
                after.asked |= 1 << code - PUBLICS - 1


def _idle(after, code):
    """Whether a company has operated and has no train."""
    return after.states[code] == OPERATED and not after.train_count(code)


def _rust(after, outcome, train):
    """All trains of a type are no more."""
    outcome.rusted += (train,)
    for code in after.order() + [RSR]:
        if after.has(code, train):
            add_train(after, outcome, code, train, -after.has(code, train))
    if after.pooled[train]:
        add_train(after, outcome, booking.POOL, train, -after.pooled[train])
    after.left[train] = 0


def nationalise(after, outcome, code):
    """A company goes to the state: it repays what it can, its token falls, the bank pays players
    for their shares, and what it has is RSR's."""
    repay(after, outcome, code)
    space = left(after.market(), after.spaces[code], 1 + after.loans[code])
    move(after, outcome, code, space)
    price = after.price(code)
    for pawn in after.players():
        shares = shares_of(after, pawn, code)
        if shares:
            pay(after, outcome, pawn, shares * price)
    pass_on(after, outcome, code, RSR)
    holdings.leave_market(after, code)
    outcome.nationalised += ((code, price),)
    if code > PUBLICS:
        after.asked &= ~(1 << code - PUBLICS - 1)
