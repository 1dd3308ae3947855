"""Draws a company's offices in a row, for an entry and its outcome."""

from ...ui.canvas import COLUMNS
from ...ui.glyphs import LIT, OFFICE
from .data import GROUP_OF, office_amount


def draw_office_row(canvas, row, code, before, wanted, asked=False, undoing=False):
    """Draw one company's offices: how many there are, lit where a number is asked for, and how many
    there will be at what cost. Undone, they bring what they cost."""
    canvas.text(row, 0, "%02d" % code)
    canvas.code(row, 3, OFFICE + before)
    if asked:
        canvas.code(row, 4, LIT + 11)
        canvas.code(row, 5, LIT + before)
    else:
        canvas.text(row, 5, str(before))
    if wanted is None:
        return
    canvas.text(row, 7, "→ " + str(wanted))
    canvas.code(row, 11, OFFICE + wanted)
    if wanted != before:
        group, steps = GROUP_OF[code], wanted - before
        amount = -office_amount(group, -steps) if undoing else office_amount(group, steps)
        canvas.right(row, COLUMNS, ("+" if amount > 0 else "") + str(amount))
