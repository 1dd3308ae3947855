"""The first row of a resting screen outside operating rounds."""

from ....ui.canvas import COLUMNS
from ..data import CARDS_SALE, CONCESSIONS, DIE, DRAW
from .names import BANK, STOCK_ROUND, economy_name, figure, letter

_BANK_WIDTH = 6


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
    pool = game.pool()
    bank = letter(texts, BANK) + ("%*s" % (_BANK_WIDTH, figure(game.bank(), _BANK_WIDTH)))
    word = economy_name(texts, game.economy(pool))
    room = COLUMNS - len(bank) - 1
    head = "%s%d %s %d" % (letter(texts, STOCK_ROUND), game.set, word, pool)
    if len(head) > room:
        head = "%s%d %s %d" % (letter(texts, STOCK_ROUND), game.set, word[:3], pool)
    canvas.text(0, 0, head)
    canvas.right(0, COLUMNS, bank)
