"""Who has most: the end of a game, and TOTAL on the way there."""

from ....rules.playing import ranked
from ....ui.canvas import COLUMNS
from ....ui.screens.look import Look
from ...railway.ui.places import PAWN_AT, draw_places
from ...railway.ui.winners import draw_winners
from ..data import OVER
from .figures import flags_words

_CASH_END, _DIVIDEND_END = 9, 15


def draw_end(app, canvas):
    """What ended the game, everybody's cash, and who has won."""
    game, texts = app.game, app.texts
    canvas.text(0, 0, flags_words(texts, game.flags()))
    ranking = game.ranking()
    draw_places(app, canvas, ranking)
    draw_winners(app, canvas, ranking)


class Ranking(Look):
    """TOTAL: cash, the dividend if it were paid now, and both together, best first."""

    name = "total"

    def __init__(self, game):
        pass

    def draw(self, app, canvas):
        """A row per pawn; nothing is paid any more when all is over."""
        game, texts = app.game, app.texts
        canvas.text(0, 0, texts["total"])
        canvas.right(0, _CASH_END, texts["money"])
        paying = game.stage != OVER
        ranking = game.ranking()
        if paying:
            canvas.right(0, _DIVIDEND_END, texts["dividend_column"])
            canvas.right(0, COLUMNS, "=")
            both = [(pawn, cash + game.dividend(pawn)) for _, pawn, cash in ranking]
            ranking = ranked(both)
        for at in range(len(ranking)):
            place, pawn, total = ranking[at]
            canvas.text(1 + at, 0, str(place))
            canvas.pawn(1 + at, PAWN_AT, pawn)
            canvas.right(1 + at, _CASH_END, str(game.cash[pawn - 1]))
            if paying:
                canvas.right(1 + at, _DIVIDEND_END, "+" + str(total - game.cash[pawn - 1]))
                canvas.right(1 + at, COLUMNS, str(total))
        canvas.text(7, 0, texts["confirm_leaves"])
