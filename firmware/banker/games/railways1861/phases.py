"""The effects of a train: a new phase, and choices that are forced upon others."""

from ..railway.rolling_stock import NO_LIMIT
from ..railway.surplus import surplus
from .tables import LAST_PHASE, MINORS, MR, NATIONALISE, OR, PUBLICS, RSR, TRAINS_STEP


def buy_train(game, code, train, bank):
    """Pay for a train, from the bank or the pool; a new phase may begin."""
    game.till[code] -= game.face[train]
    game.trains[code, train] += 1
    if not bank:
        game.pooled[train] -= 1
        return
    if game.left[train] != NO_LIMIT:
        game.left[train] -= 1
    if game.phase < train <= LAST_PHASE:
        from .state import new_phase

        new_phase(game, train)


def go_on(game):
    """Go on after a train, a merger or an answer: first with forced choices, then with the turn."""
    if surplus(game) or _ask_publics(game):
        return
    if game.round == OR and game.acting != RSR and game.runs(game.acting):
        game.step, game.turn = TRAINS_STEP, game.acting
        return
    from .rounds import end_operating, end_turn, next_merger

    if game.round == MR:
        next_merger(game)
    elif game.acting == RSR:
        end_operating(game, 0)
    else:
        end_turn(game)


def _ask_publics(game):
    """Ask a public that must choose, in operating order; return whether one must."""
    for code in game.order():
        if code > MINORS and game.asked >> (code - PUBLICS - 1) & 1:
            game.step, game.turn = NATIONALISE, code
            return True
    return False
