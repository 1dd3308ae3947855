"""Two screens of players: cash with the dividend if it were paid now, and who holds what."""

from ....ui.canvas import COLUMNS
from ....ui.glyphs import DOT, PAWN
from ..data import COMPANIES, OVER, TURN
from .companies import company_row

_FIRST_ROW = 2
_NAME_AT = 3
_CASH_END = 16
_SHARES_AT = 10
_ZERO, _MARK = 48, 62  # "0" and ">"


def draw_players(app, canvas, heads):
    """A row for each pawn as they sit: name, cash, dividend."""
    game, texts = app.game, app.texts
    if heads:
        canvas.right(1, _CASH_END, texts["money"])
        canvas.right(1, COLUMNS, texts["dividend_column"])
    if game.stage == TURN and not game.seats[-1]:  # six pawns take all rows
        canvas.text(7, 0, texts["turn_keys"])
    for row, pawn in _rows(game):
        _draw_pawn(canvas, game, row, pawn)
        canvas.text(row, _NAME_AT, texts["pawn_%d" % pawn])
        if game.in_play(pawn):
            canvas.right(row, _CASH_END, str(game.cash[pawn - 1]))
            canvas.right(row, COLUMNS, str(game.dividend(pawn)))
        else:
            canvas.right(row, COLUMNS, texts["out"])


def draw_shares(app, canvas, heads):
    """A row for each company, a column for each pawn that plays, as they sit."""
    game = app.game
    for company in range(1, COMPANIES + 1):
        row = company_row(canvas, company)
        column = _SHARES_AT
        for pawn in game.seats:
            if game.in_play(pawn):
                if heads and company == 1:
                    canvas.pawn(1, column, pawn)
                held = game.held(pawn, company)
                canvas.code(row, column, _ZERO + held if held else DOT)
                column += 2


def _rows(game):
    """(row, pawn) as they sit."""
    return [(_FIRST_ROW + at, pawn) for at, pawn in enumerate(game.seats) if pawn]


def _draw_pawn(canvas, game, row, pawn):
    """Its icon, and a mark if it is in turn."""
    canvas.code(row, 0, PAWN + pawn - 1)
    if pawn == game.turn and game.stage != OVER:
        canvas.code(row, 1, _MARK)
