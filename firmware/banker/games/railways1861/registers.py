"""The registers: who holds shares of what; companies and privates; trains that are left, and RSR.

They are pages of seven lines under a headline.
"""

from ...rules.forms import PAWNS
from ...ui.canvas import COLUMNS
from ...ui.glyphs import DOT, UNDERLINED
from .names import counted, draw_owner, name
from .tables import LAST_PRIVATE, NO_LIMIT, PRIVATES, RSR, TRAIN_GLYPHS, TYPES

LINES = 7
_PRICE_END, _SHARES_AT = 8, 9
_OWNER_AT, _CASH_END, _TRAINS_AT = 9, 14, 17
_ZERO = 48


def pages(game):
    """Return how many there are."""
    return _share_pages(game) + _company_pages(game) + 1


def _share_pages(game):
    return -(-len(game.publics()) // LINES)


def _company_pages(game):
    return -(-(len(game.arrivals) + LAST_PRIVATE - PRIVATES) // LINES)


def draw_register(app, canvas, page):
    """Draw one of them."""
    game = app.game
    shares = _share_pages(game)
    if page < shares:
        _draw_shares(app, canvas, game.publics()[page * LINES : (page + 1) * LINES])
        return
    page -= shares
    if page < _company_pages(game):
        every = game.order() + list(range(PRIVATES + 1, LAST_PRIVATE + 1))
        _draw_companies(app, canvas, every[page * LINES : (page + 1) * LINES])
    else:
        _draw_trains(app, canvas)


def _draw_shares(app, canvas, codes):
    """Draw shares of pawns, a director's underlined; treasury, pool and loans."""
    game = app.game
    canvas.text(0, 0, app.texts["shares_head"])
    row = 1
    for code in codes:
        canvas.text(row, 0, name(code))
        canvas.right(row, _PRICE_END, str(game.price(code)))
        for pawn in range(1, PAWNS + 1):
            held = game.held[pawn, code]
            zero = UNDERLINED if game.president[code] == pawn else _ZERO
            canvas.code(row, _SHARES_AT + pawn - 1, zero + held if held else DOT)
        figures = (game.treasury(code), game.pool[code], game.loans[code])
        for at in range(3):
            canvas.right(row, _SHARES_AT + 8 + 2 * at, str(figures[at]))
        row += 1


def _draw_companies(app, canvas, codes):
    """Draw companies in operating order, then privates."""
    game = app.game
    canvas.text(0, 0, app.texts["companies_head"])
    row = 1
    for code in codes:
        canvas.text(row, 0, name(code))
        if code > PRIVATES:
            column = canvas.text(row, 6, "val %d " % game.value(code))
            draw_owner(canvas, row, column, game.owner[code])
            canvas.right(row, COLUMNS, "+" + str(game.income(code)))
        else:
            canvas.right(row, _OWNER_AT, str(game.price(code)))
            canvas.pawn(row, _OWNER_AT, game.president[code])
            canvas.right(row, _CASH_END, str(game.till[code]))
            canvas.right(row, _CASH_END + 2, str(game.loans[code]))
            canvas.text(row, _TRAINS_AT, counted(game.trains.row(code)))
        row += 1


def _draw_trains(app, canvas):
    """Draw trains left with their prices, phase, bank, the pool, what RSR has."""
    game, texts = app.game, app.texts
    canvas.text(0, 0, texts["trains_head"] % game.bank())
    canvas.right(5, COLUMNS, " ".join((texts["phase"], str(game.phase))))
    shown = 0
    for train in range(TYPES):
        left = game.left[train]
        if left:
            number = "-" if left == NO_LIMIT else str(left)
            text = "%s×%s %d" % (TRAIN_GLYPHS[train], number, game.face[train])
            canvas.text(1 + shown // 2, 11 * (shown % 2), text)
            shown += 1
    canvas.text(6, 0, " ".join((texts["pool"], counted(game.pooled))))
    canvas.text(7, 0, " ".join((name(RSR), str(game.till[RSR]), counted(game.trains.row(RSR)))))
    if game.loans[RSR]:
        canvas.right(7, COLUMNS, "-" + str(game.loans[RSR]))
