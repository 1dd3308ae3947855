"""Two screens of players: cash with the dividend if it were paid now, and who holds what."""

from ....ui.canvas import COLUMNS
from ....ui.glyphs import DOT, PAWN
from ..data import COMPANIES, OVER
from .figures import short

_FIRST_ROW = 2
_NAME_AT = 3
_CASH_END = 16
_WIDTH = 4  # cells of a company's column
_ZERO, _MARK = 48, 62  # "0" and ">"


def draw_players(app, canvas, heads):
    """A row for each pawn as they sit: name, cash, dividend."""
    game, texts = app.game, app.texts
    if heads:
        canvas.right(1, _CASH_END, texts["money"])
        canvas.right(1, COLUMNS, texts["dividend_column"])
    for row, pawn in _rows(game):
        _draw_pawn(canvas, game, row, pawn)
        canvas.text(row, _NAME_AT, texts["pawn_%d" % pawn])
        if game.in_play(pawn):
            canvas.right(row, _CASH_END, str(game.cash[pawn - 1]))
            canvas.right(row, COLUMNS, str(game.dividend(pawn)))
        else:
            canvas.right(row, COLUMNS, texts["out"])


def draw_shares(app, canvas, heads):
    """A row for each pawn as they sit, a column for each company."""
    game = app.game
    if heads:
        for company in range(1, COMPANIES + 1):
            canvas.right(1, 1 + _WIDTH * company, short(company))
    for row, pawn in _rows(game):
        _draw_pawn(canvas, game, row, pawn)
        if not game.in_play(pawn):
            canvas.text(row, _NAME_AT, app.texts["out"])
            continue
        for company in range(1, COMPANIES + 1):
            held = game.held(pawn, company)
            canvas.code(row, _WIDTH * company - 1, _ZERO + held if held else DOT)


def _rows(game):
    """(row, pawn) as they sit."""
    return [(_FIRST_ROW + at, pawn) for at, pawn in enumerate(game.seats) if pawn]


def _draw_pawn(canvas, game, row, pawn):
    """Its icon, and a mark if it is in turn."""
    canvas.code(row, 0, PAWN + pawn - 1)
    if pawn == game.turn and game.stage != OVER:
        canvas.code(row, 1, _MARK)
