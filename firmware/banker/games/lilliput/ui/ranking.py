"""Who has most: the end of a game, and TOTAL on the way there."""

from ....ui.canvas import COLUMNS
from ....ui.screen import draw_icons
from ....ui.screens.look import Look

_PAWN_AT, _NAME_AT, _ICONS_AT = 2, 4, 17


def draw_end(app, canvas):
    """Everybody's worth, and who has won."""
    texts = app.texts
    canvas.text(0, 0, texts["end"])
    canvas.right(0, COLUMNS, texts["worth"])
    ranking = app.game.ranking()
    _draw_places(app, canvas, ranking)
    if app.ledger.fault:
        canvas.text(7, 0, texts["not_saved"])
    else:
        column = canvas.text(7, 0, texts["victory"]) + 1
        for place, pawn, _ in ranking:
            if place == 1:
                column = canvas.pawn(7, column, pawn)
    draw_icons(app, canvas, 7, _ICONS_AT)


def _draw_places(app, canvas, ranking):
    row = 1
    for place, pawn, worth in ranking:
        canvas.text(row, 0, str(place))
        canvas.pawn(row, _PAWN_AT, pawn)
        canvas.text(row, _NAME_AT, app.texts["pawn_%d" % pawn])
        canvas.right(row, COLUMNS, str(worth))
        row += 1


class Ranking(Look):
    """TOTAL: everybody's worth, best first."""

    name = "total"

    def draw(self, app, canvas):
        """A row per pawn."""
        texts = app.texts
        canvas.text(0, 0, texts["total"])
        canvas.right(0, COLUMNS, texts["worth"])
        _draw_places(app, canvas, app.game.ranking())
        canvas.text(7, 0, texts["confirm_leaves"])
