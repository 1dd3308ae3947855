"""The players' screen: cash, shares and what each would be paid now."""

from ....ui.canvas import COLUMNS
from ....ui.glyphs import DOT, PAWN
from ..data import COMPANIES, OVER
from .figures import short

_FIRST_ROW = 2
_CASH_END, _SHARES_AT, _OUT_AT = 6, 7, 3
_ZERO, _MARK = 48, 62  # "0" and ">"
_BLANK_ROW = b" " * COLUMNS


def draw_players(app, canvas, heads):
    """A row for each pawn as they sit; the heads of the columns where there is room."""
    game = app.game
    if heads:
        canvas.right(1, _CASH_END, app.texts["money"])
        for company in range(1, COMPANIES + 1):
            canvas.text(1, _SHARES_AT + 2 * company - 2, short(company)[0])
        canvas.right(1, COLUMNS, app.texts["dividend_column"])
    row = _FIRST_ROW
    for pawn in game.seats:
        if not pawn:
            break
        canvas.put(row, 0, _player(game, pawn))
        if not game.in_play(pawn):
            canvas.text(row, _OUT_AT, app.texts["out"])
        row += 1


def _player(game, pawn):
    """One row as cells, since this is drawn often."""
    cells = bytearray(_BLANK_ROW)
    cells[0] = PAWN + pawn - 1
    if not game.in_play(pawn):
        return cells[:1]
    if pawn == game.turn and game.stage != OVER:
        cells[1] = _MARK
    _put_number(cells, _CASH_END, game.cash[pawn - 1])
    for company in range(1, COMPANIES + 1):
        held = game.held(pawn, company)
        cells[_SHARES_AT + 2 * company - 2] = _ZERO + held if held else DOT
    _put_number(cells, COLUMNS, game.dividend(pawn))
    return cells


def _put_number(cells, end, number):
    digits = str(number).encode()
    cells[end - len(digits) : end] = digits
