"""What a train sets off: a new phase, nationalisation, and choices that are forced upon others."""

from . import booking, holdings
from .booking import add_train, fill, move, pay, repay
from .data import (
    DISCARD,
    LAST_PHASE,
    LAST_PRIVATE,
    MINORS,
    MR,
    NATIONALISE,
    NO_LIMIT,
    NUMBERED,
    OPERATED,
    PRIVATES,
    PRIVATES_GONE,
    PUBLICS,
    REMOVES,
    RSR,
    TRAINS_STEP,
)
from .holdings import give_private, pass_on
from .market import left
from .rounds import end_operating, end_turn, next_merger, set_end


def buy_train(after, outcome, code, train, bank):
    """A company pays for a train, from the bank or the pool; a new phase may begin."""
    fill(after, outcome, code, -after.prices[train])
    add_train(after, outcome, code, train)
    if not bank:
        add_train(after, outcome, booking.POOL, train, -1)
        return
    if after.left[train] != NO_LIMIT:
        after.left[train] -= 1
    if train < NUMBERED and train + 2 > after.phase:
        new_phase(after, outcome, train + 2)


def go_on(after, outcome):
    """After a train, a merger or an answer: what is forced comes first, then what was under way."""
    if _forced(after, outcome):
        return
    if after.round == MR:
        next_merger(after, outcome)
    elif after.acting == RSR:
        end_operating(after, outcome)
    elif not after.running(after.acting):
        end_turn(after, outcome)
    else:
        after.step, after.turn = TRAINS_STEP, after.acting


def _forced(after, outcome):
    """Discard, and ask who must choose: whether somebody must."""
    order = after.order()
    for code in order:
        while after.train_count(code) > after.train_limit(code):
            types = after.types_of(code)
            if len(types) > 1:
                after.step, after.turn = DISCARD, code
                return True
            discard(after, outcome, code, types[0])
    for code in order:
        if code > MINORS and after.asked >> (code - PUBLICS - 1) & 1:
            after.step, after.turn = NATIONALISE, code
            return True
    return False


def discard(after, outcome, code, train):
    """A train goes to the pool, unpaid."""
    add_train(after, outcome, code, train, -1)
    add_train(after, outcome, booking.POOL, train)


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


def _shares_of(game, pawn, code):
    """The shares of a company in a pawn's hands; a minor counts as two."""
    if code <= MINORS:
        return 2 * (game.owners[code] == pawn)
    return game.held(pawn, code)


def nationalise(after, outcome, code):
    """A company goes to the state: it repays what it can, its token falls, the bank pays players
    for their shares, and what it has is RSR's."""
    repay(after, outcome, code)
    space = left(after.market(), after.spaces[code], 1 + after.loans[code])
    move(after, outcome, code, space)
    price = after.price(code)
    for pawn in after.players():
        shares = _shares_of(after, pawn, code)
        if shares:
            pay(after, outcome, pawn, shares * price)
    pass_on(after, outcome, code, RSR)
    holdings.leave_market(after, code)
    outcome.nationalised += ((code, price),)
    if code > PUBLICS:
        after.asked &= ~(1 << code - PUBLICS - 1)
