"""The turns of a stock round: who is next, and when all have passed."""

from ...rules.forms import PAWNS


def begin_stock(after, stage):
    """A stock round begins with the pawn that has priority."""
    after.stage = stage
    _clear_round(after)
    after.turn = after.priority
    clear_turn(after)


def _clear_round(after):
    after.passes = after.begun = after.last = after.touched = 0
    after.sold = [0] * PAWNS


def clear_turn(after):
    """Nothing was bought or sold yet in this turn."""
    after.source = after.looked = after.acted = 0


def end_turn(after, outcome):
    """The pawn in turn is done: the next one, or all have passed."""
    pawn = after.turn
    after.begun |= 1 << pawn - 1
    if after.acted:
        after.passes = 0
        after.last = pawn
    else:
        after.passes += 1
    clear_turn(after)
    if after.passes < len(after.pawns()):
        after.turn = after.next_to(pawn)
        return
    if after.last:
        after.priority = after.next_to(after.last)
    _clear_round(after)
    after.turn = 0
    from .rounds import begin_operating

    begin_operating(after, outcome, 1)
