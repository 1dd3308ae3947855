"""Draws which digit is which pawn, on the row that shows what can be typed."""

from ..rules.transactions import PAWNS

HINT_ROW = 6


def draw_pawn_keys(canvas, row, pawns=range(1, PAWNS + 1)):
    """Draw pawns behind their digits."""
    for pawn in pawns:
        column = 3 * pawn - 3
        canvas.text(row, column, str(pawn))
        canvas.pawn(row, column + 1, pawn)
