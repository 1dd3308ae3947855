"""Who is worth most: the end of a game, and TOTAL on the way there."""

from ....ui.canvas import COLUMNS
from ....ui.screens.look import Look
from ...railway.ui.places import PAWN_AT
from ...railway.ui.winners import draw_winners

_CASH_END = 13


def _draw_places(app, canvas):
    game = app.game
    ranking = game.ranking()
    row = 1
    for place, pawn, worth in ranking:
        canvas.text(row, 0, str(place))
        canvas.pawn(row, PAWN_AT, pawn)
        canvas.right(row, _CASH_END, str(game.cash[pawn - 1]))
        canvas.right(row, COLUMNS, str(worth))
        row += 1
    return ranking


def draw_end(app, canvas):
    """Everybody's cash and worth, and who has won."""
    texts = app.texts
    canvas.text(0, 0, texts["end"])
    canvas.right(0, _CASH_END, texts["cash"])
    canvas.right(0, COLUMNS, texts["worth"])
    ranking = _draw_places(app, canvas)
    draw_winners(app, canvas, ranking)


class Ranking(Look):
    """TOTAL: worth, best first."""

    name = "total"

    def __init__(self, game):
        pass

    def draw(self, app, canvas):
        """A row per pawn: cash, then worth."""
        texts = app.texts
        canvas.text(0, 0, texts["total"])
        canvas.right(0, _CASH_END, texts["cash"])
        canvas.right(0, COLUMNS, texts["worth"])
        _draw_places(app, canvas)
        canvas.text(7, 0, texts["confirm_leaves"])
