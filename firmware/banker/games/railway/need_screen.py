"""A president in need: what the train costs, what both have, what is missing, what can be sold."""

from ...ui.canvas import COLUMNS
from .need import missing, need_fault, proceeds
from .sale import cheapest, on_sale
from .train_words import train_text


def draw_need(app, canvas, row, rows=6):
    """Draw six rows, or the first four of them."""
    game, texts = app.game, app.texts
    company = game.acting
    pawn = game.president[company]
    cost = cheapest(game)
    trains = [train for train in on_sale(game) if game.face[train] == cost]
    canvas.text(row, 0, texts["need_costs"] % train_text(trains[:1]))
    canvas.right(row, COLUMNS, str(cost))
    canvas.text(row + 1, 0, game.name(texts, company))
    canvas.right(row + 1, COLUMNS, str(game.till[company]))
    canvas.pawn(row + 2, 0, pawn)
    canvas.text(row + 2, 2, texts["pawn_%d" % pawn])
    canvas.right(row + 2, COLUMNS, str(game.cash[pawn]))
    lacks = missing(game)
    if lacks <= 0:
        canvas.text(row + 3, 0, texts["need_enough"])
        return
    canvas.text(row + 3, 0, texts["need_lacks"])
    canvas.right(row + 3, COLUMNS, str(lacks))
    if rows < 6:
        return
    codes = [str(one) for one in game.companies() if not need_fault(game, one, 1)]
    canvas.text(row + 4, 0, ("%s %s" % (texts["need_sells"], " ".join(codes) or "-"))[:COLUMNS])
    canvas.right(row + 5, COLUMNS, str(proceeds(game)))
    canvas.text(row + 5, 0, texts["need_brings"])
