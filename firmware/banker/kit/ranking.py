"""TOTAL: what everybody is worth, best first."""

from ..ui.canvas import COLUMNS
from ..ui.screens.look import Look

_PAWN_AT, _NAME_AT = 2, 4


class Ranking(Look):
    """A row for each pawn in play."""

    name = "total"

    def draw(self, app, canvas):
        """Draw place, pawn and worth."""
        app.game.draw_total(app, canvas)
        canvas.text(7, 0, app.texts["confirm_leaves"])


def draw_total(app, canvas):
    """Draw all places and worths."""
    canvas.text(0, 0, app.texts["total"])
    canvas.right(0, COLUMNS, app.texts["money"])
    draw_places(app, canvas, 1)


def draw_places(app, canvas, row):
    """Draw a row for each pawn in play, from this row on."""
    for place, pawn, worth in app.game.ranking():
        canvas.text(row, 0, str(place))
        canvas.pawn(row, _PAWN_AT, pawn)
        canvas.text(row, _NAME_AT, app.texts["pawn_%d" % pawn])
        canvas.right(row, COLUMNS, str(worth))
        row += 1
