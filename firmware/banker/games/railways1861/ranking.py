"""Who is worth most: the end of a game, and TOTAL on the way there."""

from ...ui.canvas import COLUMNS
from ...ui.screen import draw_icons
from ...ui.screens.look import Look

_PAWN_AT, _CASH_END, _LAST, _ICONS_AT = 2, 13, 7, 17


def _draw_places(app, canvas, title):
    """Draw everybody's cash and worth, best first, below a title; return who is first."""
    game, texts = app.game, app.texts
    canvas.text(0, 0, texts[title])
    canvas.right(0, _CASH_END, texts["cash"])
    canvas.right(0, COLUMNS, texts["worth"])
    row = 1
    won = []
    for place, pawn, worth in game.ranking():
        canvas.text(row, 0, str(place))
        canvas.pawn(row, _PAWN_AT, pawn)
        canvas.right(row, _CASH_END, str(game.cash[pawn]))
        canvas.right(row, COLUMNS, str(worth))
        row += 1
        if place == 1:
            won.append(pawn)
    return won


def draw_end(app, canvas):
    """Draw everybody's cash and worth, and who has won."""
    won = _draw_places(app, canvas, "end")
    if app.ledger.fault:
        canvas.text(_LAST, 0, app.texts["not_saved"])
    else:
        column = canvas.text(_LAST, 0, app.texts["victory"]) + 1
        for pawn in won:
            column = canvas.pawn(_LAST, column, pawn)
    draw_icons(app, canvas, _LAST, _ICONS_AT)


class Ranking(Look):
    """TOTAL: worth, best first."""

    name = "total"

    def draw(self, app, canvas):
        """A row per pawn: cash, then worth."""
        _draw_places(app, canvas, "total")
        canvas.text(_LAST, 0, app.texts["confirm_leaves"])
