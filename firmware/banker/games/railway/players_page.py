"""The players' page: cash, certificates and the limit, worth."""

from ...ui.canvas import COLUMNS
from .railway_game import STOCK

FIRST_ROW = 2


def draw_players(app, canvas):
    """Draw a row for each pawn as they sit, under what the figures are where there is room."""
    game, texts = app.game, app.texts
    row = FIRST_ROW
    if len(game.players()) < 6:
        canvas.text(row, 0, texts["players_head"])
        row += 1
    certificates, worth = game.wealth()
    for pawn in game.players():
        canvas.pawn(row, 0, pawn)
        mark = "" if game.in_play(pawn) else "a"
        if game.step <= STOCK and pawn == game.turn:
            mark = ">"
        canvas.text(row, 1, mark)
        canvas.text(row, 2, "P" if pawn == game.priority else "")
        canvas.right(row, 8, str(game.cash[pawn]))
        canvas.right(row, 15, "%d/%d" % (certificates[pawn - 1], game.limit))
        canvas.right(row, COLUMNS, str(worth[pawn - 1]))
        row += 1
