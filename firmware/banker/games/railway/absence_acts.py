"""Pawns that go away and come back."""

from ...kit.cell_values import PAWN
from ...kit.describe import act
from ...ui import keys
from .absence import check_remove, toggle
from .board import OFFER, STOCK

_STEPS = ("offer", "stock", "track", "station", "run", "trains", "discard")


def remove(game, pawn):
    """Let a pawn be away, and skipped; or back."""
    if not toggle(game, pawn) and game.turn == pawn and game.step in (OFFER, STOCK):
        from .rounds import begin_stock_turn

        begin_stock_turn(game, game.next_to(pawn))


ENTRIES = (act("remove", keys.REMOVE, (PAWN,), remove, check_remove, _STEPS, False),)
