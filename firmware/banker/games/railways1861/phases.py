"""What a train sets off: a new phase, nationalisation, and choices that are forced upon others."""

from . import booking
from .booking import add_train, fill
from .course import end_turn
from .data import (
    DISCARD,
    MINORS,
    MR,
    NATIONALISE,
    NO_LIMIT,
    NUMBERED,
    PUBLICS,
    RSR,
    TRAINS_STEP,
)
from .rounds import end_operating, next_merger


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
        from .nationalisation import new_phase

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
