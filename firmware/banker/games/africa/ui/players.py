"""The players: cash, certificates, bonds, priority, who acts; what each has spent on cards."""

from ....rules.forms import PAWNS
from ..data import CARDS_SALE, DIE, DRAW
from .awaited import draw_awaited
from .names import BOND, figure, letter

_CASH_END, _CERTIFICATES_END, _BONDS_AT = 8, 14, 15
_PRIORITY_AT, _TURN_AT, _OUT_END = 19, 20, 21
_CASH_WIDTH = 6


def draw_players(app, canvas):
    """What is awaited, and a row for each pawn as they sit, under what the figures are where there
    is room."""
    draw_awaited(app, canvas)
    game, texts = app.game, app.texts
    selling = game.stage in (DRAW, CARDS_SALE, DIE)
    limit = game.limit()
    acts = game.acting()
    row = 1
    if not selling and len(game.players()) < PAWNS:
        canvas.text(row, 0, texts["players_head"])
        row += 1
    for pawn in game.players():
        canvas.pawn(row, 0, pawn)
        canvas.right(row, _CASH_END, figure(game.cash[pawn - 1], _CASH_WIDTH))
        if selling:
            spent = texts["spent"] % game.spent[pawn - 1]
            canvas.text(row, _CASH_END + 1, spent)
        else:
            canvas.right(row, _CERTIFICATES_END, "%d/%d" % (game.certificates(pawn), limit))
            canvas.text(row, _BONDS_AT, letter(texts, BOND) + str(game.bonds[pawn - 1]))
        if not game.in_play(pawn):
            canvas.right(row, _OUT_END, texts["away"])
        else:
            if pawn == game.priority:
                canvas.text(row, _PRIORITY_AT, "P")
            if pawn == acts:
                canvas.text(row, _TURN_AT, ">")
        row += 1
