"""TOTAL: everybody's cash, best first."""

from ....ui.canvas import COLUMNS
from ....ui.screens.look import Look

_PAWN_AT, _NAME_AT = 2, 4


class Ranking(Look):
    """A row per pawn in play."""

    name = "total"

    def draw(self, app, canvas):
        """Place, pawn, cash."""
        texts = app.texts
        canvas.text(0, 0, texts["total"])
        canvas.right(0, COLUMNS, texts["money"])
        for row, (place, pawn, cash) in enumerate(app.game.ranking(), 1):
            canvas.text(row, 0, str(place))
            canvas.pawn(row, _PAWN_AT, pawn)
            canvas.text(row, _NAME_AT, texts["pawn_%d" % pawn])
            canvas.right(row, COLUMNS, str(cash))
        canvas.text(7, 0, texts["confirm_leaves"])
