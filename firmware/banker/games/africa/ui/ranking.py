"""Who is worth most: the end of a game, and TOTAL on the way there."""

from ....ui.canvas import COLUMNS
from ....ui.screens.look import Look
from ..data import END_BANK

_PAWN_AT, _NAME_AT = 2, 4


def draw_end(app, canvas):
    """What ended the game, and everybody's worth."""
    game, texts = app.game, app.texts
    why = texts["end_bank" if game.end == END_BANK else "end_price"]
    canvas.text(0, 0, texts["end"] + ": " + why)
    _draw_places(app, canvas)


def _draw_places(app, canvas):
    row = 1
    for place, pawn, worth in app.game.ranking():
        canvas.text(row, 0, str(place))
        canvas.pawn(row, _PAWN_AT, pawn)
        canvas.text(row, _NAME_AT, app.texts["pawn_%d" % pawn])
        canvas.right(row, COLUMNS, str(worth))
        row += 1


class Ranking(Look):
    """TOTAL: everybody's worth as it would be now, best first."""

    name = "total"

    def __init__(self, game):
        pass

    def draw(self, app, canvas):
        """A row for each pawn."""
        canvas.text(0, 0, app.texts["total"])
        _draw_places(app, canvas)
        canvas.text(7, 0, app.texts["confirm_leaves"])
