"""A pawn that leaves the table."""

from ...kit.cell_values import PAWN
from ...kit.describe import act
from ...ui import keys
from .board import Board
from .data import CONCESSIONS, FIRST, STEPS, STOCK
from .turns import clear_turn


def remove(game, pawn):
    """Skip a pawn's turns from now on; what it has stays."""
    game.outcome.pawn = pawn
    game.say("stays")
    if game.priority == pawn:
        game.priority = game.next_to(pawn)
    if game.turn == pawn and game.step in (FIRST, CONCESSIONS, STOCK):
        game.turn = game.next_to(pawn)
        clear_turn(game)
    game.passes = 0
    game.out |= 1 << pawn - 1


ENTRIES = (act("remove", keys.REMOVE, (PAWN,), remove, Board.check_leave, STEPS[3:12], False),)
