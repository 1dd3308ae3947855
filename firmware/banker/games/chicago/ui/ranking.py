"""Who has most: the end of a game, and TOTAL on the way there."""

from ....rules.playing import ranked
from ....ui.canvas import COLUMNS
from ....ui.screen import draw_icons
from ....ui.screens.look import Look
from ..data import OVER
from .figures import flags_words

_CASH_END, _DIVIDEND_END = 9, 15
_PAWN_AT, _NAME_AT = 2, 4
_ICONS_AT = 17


def draw_end(app, canvas):
    """What ended the game, everybody's cash, and who has won."""
    game, texts = app.game, app.texts
    canvas.text(0, 0, flags_words(texts, game.flags()))
    ranking = game.ranking()
    _draw_places(canvas, ranking)
    for at in range(len(ranking)):
        _, pawn, cash = ranking[at]
        canvas.text(1 + at, _NAME_AT, texts["pawn_%d" % pawn])
        canvas.right(1 + at, COLUMNS, str(cash))
    if app.ledger.fault:
        canvas.text(7, 0, texts["not_saved"])
    else:
        column = canvas.text(7, 0, texts["victory"]) + 1
        for place, pawn, _ in ranking:
            if place == 1:
                column = canvas.pawn(7, column, pawn)
    draw_icons(app, canvas, 7, _ICONS_AT)


def _draw_places(canvas, ranking):
    row = 1
    for place, pawn, _ in ranking:
        canvas.text(row, 0, str(place))
        canvas.pawn(row, _PAWN_AT, pawn)
        row += 1


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
        _draw_places(canvas, ranking)
        for at in range(len(ranking)):
            _, pawn, total = ranking[at]
            canvas.right(1 + at, _CASH_END, str(game.cash[pawn - 1]))
            if paying:
                canvas.right(1 + at, _DIVIDEND_END, "+" + str(total - game.cash[pawn - 1]))
                canvas.right(1 + at, COLUMNS, str(total))
        canvas.text(7, 0, texts["confirm_leaves"])
