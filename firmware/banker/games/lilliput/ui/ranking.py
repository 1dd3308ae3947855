"""Who has most: the end of a game, and TOTAL on the way there."""

from ....ui.canvas import COLUMNS
from ....ui.screens.look import Look
from ...railway.ui.places import draw_places
from ...railway.ui.winners import draw_winners


def draw_end(app, canvas):
    """Everybody's worth, and who has won."""
    texts = app.texts
    canvas.text(0, 0, texts["end"])
    canvas.right(0, COLUMNS, texts["worth"])
    ranking = app.game.ranking()
    draw_places(app, canvas, ranking)
    draw_winners(app, canvas, ranking)


class Ranking(Look):
    """TOTAL: everybody's worth, best first."""

    name = "total"

    def draw(self, app, canvas):
        """A row per pawn."""
        texts = app.texts
        canvas.text(0, 0, texts["total"])
        canvas.right(0, COLUMNS, texts["worth"])
        draw_places(app, canvas, app.game.ranking())
        canvas.text(7, 0, texts["confirm_leaves"])
