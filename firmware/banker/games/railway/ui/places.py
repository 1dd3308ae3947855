"""Who is ahead, on the screens of the end and of TOTAL."""

from ....ui.canvas import COLUMNS

PAWN_AT = 2
_NAME_AT = 4


def draw_places(app, canvas, ranking):
    """A row for each pawn: its place, its name, and what it has."""
    row = 1
    for place, pawn, figure in ranking:
        canvas.text(row, 0, str(place))
        canvas.pawn(row, PAWN_AT, pawn)
        canvas.text(row, _NAME_AT, app.texts["pawn_%d" % pawn])
        canvas.right(row, COLUMNS, str(figure))
        row += 1
