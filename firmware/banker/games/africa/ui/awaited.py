"""The first row of a resting screen outside operating rounds."""

from ....ui.canvas import COLUMNS
from ..data import CARDS_SALE, CONCESSIONS, DIE, DRAW
from .names import STOCK_ROUND, economy_name, letter


def draw_economy(game, texts, canvas, column):
    """At the right of the first row, as far as this column leaves room: how things are, and how
    many certificates in the pool make it so."""
    pool = game.pool()
    number = " %d" % pool
    word = economy_name(texts, game.economy(pool))[: COLUMNS - column - 1 - len(number)]
    canvas.right(0, COLUMNS, word + number)


def draw_awaited(app, canvas):
    """Where the game is."""
    game, texts = app.game, app.texts
    stage = game.stage
    if stage == DRAW:
        canvas.text(0, 0, texts["draw_head"] % game.to_draw())
        return
    if stage in (CARDS_SALE, DIE, CONCESSIONS):
        if stage == CARDS_SALE:
            head = texts["cards_head"] % game.cards
        else:
            head = texts["die_head" if stage == DIE else "concessions_head"]
        canvas.text(0, 0, head)
        return
    column = canvas.text(0, 0, "%s %d" % (letter(texts, STOCK_ROUND), game.set))
    draw_economy(game, texts, canvas, column)
