"""What a train sets off: a new phase, and choices that are forced upon others."""

from .booking import add_trains, fill
from .tables import (
    DISCARD,
    MINORS,
    MR,
    NATIONALISE,
    NO_LIMIT,
    NUMBERED,
    OR,
    PUBLICS,
    RSR,
    TRAINS_STEP,
)


def buy_train(game, code, train, bank):
    """Pay for a train, from the bank or the pool; a new phase may begin."""
    fill(game, code, -game.face[train])
    add_trains(game, code, train)
    if not bank:
        game.pooled[train] -= 1
        return
    if game.left[train] != NO_LIMIT:
        game.left[train] -= 1
    if train < NUMBERED and train + 2 > game.phase:
        from .state import new_phase

        new_phase(game, train + 2)


def go_on(game):
    """After a train, a merger or an answer: what is forced comes first, then what was under way."""
    if _forced(game):
        return
    if game.round == OR and game.acting != RSR and game.running(game.acting):
        game.step, game.turn = TRAINS_STEP, game.acting
        return
    from .rounds import end_operating, end_turn, next_merger

    if game.round == MR:
        next_merger(game)
    elif game.acting == RSR:
        end_operating(game, 0)
    else:
        end_turn(game)


def _forced(game):
    """Discard, and ask who must choose; return whether somebody must."""
    order = game.order()
    for code in order:
        while game.train_count(code) > game.train_limit(code):
            types = game.types_of(code)
            if len(types) > 1:
                game.step, game.turn = DISCARD, code
                return True
            discard(game, code, types[0])
    for code in order:
        if code > MINORS and game.asked >> (code - PUBLICS - 1) & 1:
            game.step, game.turn = NATIONALISE, code
            return True
    return False


def discard(game, code, train):
    """Put a train into the pool, unpaid."""
    add_trains(game, code, train, -1)
    game.pooled[train] += 1
