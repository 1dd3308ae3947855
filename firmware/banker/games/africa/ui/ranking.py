"""Who is worth most: the end of a game, and TOTAL on the way there."""

from ....ui.screens.look import Look
from ...railway.ui.places import draw_places
from ..data import END_BANK


def draw_end(app, canvas):
    """What ended the game, and everybody's worth."""
    game, texts = app.game, app.texts
    why = texts["end_bank" if game.end == END_BANK else "end_price"]
    canvas.text(0, 0, texts["end"] + ": " + why)
    draw_places(app, canvas, game.ranking())


class Ranking(Look):
    """TOTAL: everybody's worth as it would be now, best first."""

    name = "total"

    def __init__(self, game):
        pass

    def draw(self, app, canvas):
        """A row for each pawn."""
        canvas.text(0, 0, app.texts["total"])
        draw_places(app, canvas, app.game.ranking())
        canvas.text(7, 0, app.texts["confirm_leaves"])
