"""The players' page: cash, certificates and worth of everybody."""

from ....ui.canvas import COLUMNS
from ....ui.glyphs import PAWN
from ..data import PAWNS, SR, STOCK
from ..wealth import everybody

_FIRST_ROW = 2
_BLANK_ROW = b" " * COLUMNS
_CASH_END, _CERTIFICATES_END = 8, 15
_AWAY, _PRIORITY, _TURN = b"aP>"


def draw_players(app, canvas):
    """A row for each pawn as they sit, under what the figures are where there is room."""
    game = app.game
    row = _FIRST_ROW
    if len(game.players()) < PAWNS:
        canvas.text(row, 0, app.texts["players_head"])
        row += 1
    certificates, worth = everybody(game)
    for pawn in game.players():
        cells = bytearray(_BLANK_ROW)
        cells[0] = PAWN + pawn - 1
        if not game.in_play(pawn):
            cells[1] = _AWAY
        elif pawn == game.turn and game.round == SR and game.step <= STOCK:
            cells[1] = _TURN
        if pawn == game.priority:
            cells[2] = _PRIORITY
        _put(cells, _CASH_END, str(game.cash[pawn - 1]))
        _put(cells, _CERTIFICATES_END, "%d/%d" % (certificates[pawn - 1], game.limit))
        _put(cells, COLUMNS, str(worth[pawn - 1]))
        canvas.put(row, 0, cells)
        row += 1


def _put(cells, end, text):
    text = text.encode()
    cells[end - len(text) : end] = text
