"""The registers: who holds shares of what; companies; privates; trains that are left."""

from ...ui.canvas import COLUMNS
from ...ui.glyphs import DOT, UNDERLINED
from .board import CLOSED
from .figures import draw_owner, name, train_text
from .rolling_stock import KEY, NO_LIMIT

LINES = 7
_SHARES_AT = 10


def _started(game):
    """Return the companies that pawns hold shares of."""
    return [code for code in game.companies() if sum(game.held.column(code))]


def _share_pages(game):
    return -(-len(_started(game)) // LINES)


def _running_pages(game):
    return -(-len(game.order()) // LINES)


def pages(game):
    """Return how many there are."""
    return _share_pages(game) + _running_pages(game) + 2


def draw_register(app, canvas, page):
    """Draw one of them."""
    game = app.game
    if page < _share_pages(game):
        _draw_shares(app, canvas, _started(game)[page * LINES : (page + 1) * LINES])
        return
    page -= _share_pages(game)
    if page < _running_pages(game):
        _draw_companies(app, canvas, game.order()[page * LINES : (page + 1) * LINES])
    elif page == _running_pages(game):
        _draw_privates(app, canvas)
    else:
        _draw_trains(app, canvas)


def _draw_shares(app, canvas, codes):
    """Shares of pawns, a president's underlined; offering and pool."""
    game = app.game
    canvas.text(0, 0, app.texts["shares_head"])
    row = 1
    for code in codes:
        canvas.text(row, 0, name(app.texts, code))
        _draw_price(game, canvas, row, code)
        for pawn in range(1, 7):
            held = game.held[pawn, code]
            zero = UNDERLINED if game.president[code] == pawn else 48
            if held:
                canvas.code(row, _SHARES_AT + pawn - 1, zero + held if held < 10 else 88)
            else:
                canvas.code(row, _SHARES_AT + pawn - 1, DOT)
        canvas.right(row, COLUMNS - 2, str(game.offering(code)))
        canvas.right(row, COLUMNS, str(game.pool[code]))
        row += 1


def _draw_price(game, canvas, row, code):
    """A price, then the letter of its zone."""
    canvas.right(row, _SHARES_AT - 1, str(game.price(code) or "-"))
    canvas.text(row, _SHARES_AT - 1, game.zone(code))


def _draw_companies(app, canvas, codes):
    """Companies in operating order: price, president, cash, trains."""
    game = app.game
    canvas.text(0, 0, app.texts["companies_head"])
    row = 1
    for code in codes:
        canvas.text(row, 0, name(app.texts, code))
        _draw_price(game, canvas, row, code)
        canvas.pawn(row, _SHARES_AT, game.president[code])
        canvas.right(row, _SHARES_AT + 6, str(game.till[code]))
        canvas.right(row, COLUMNS, train_text(game.trains_of(code)))
        row += 1


def _draw_privates(app, canvas):
    """Privates: value, owner, income."""
    game = app.game
    canvas.text(0, 0, app.texts["privates_head"])
    row = 1
    for at, code in enumerate(game.privates()):
        canvas.text(row, 0, name(app.texts, code))
        canvas.right(row, 11, str(game.value_of(code)))
        if game.owner[code] == CLOSED:
            canvas.text(row, 13, app.texts["closed"])
        else:
            draw_owner(canvas, row, 13, game.owner[code])
            canvas.right(row, COLUMNS, "+%d" % game.incomes[at])
        row += 1


def _draw_trains(app, canvas):
    """Trains left with their prices, and the pool."""
    game, texts = app.game, app.texts
    canvas.text(0, 0, texts["trains_head"] % game.bank())
    row = 1
    for line in game.fleet:
        left = game.left[line[KEY]]
        if left:
            number = "-" if left == NO_LIMIT else str(left)
            canvas.text(row, 0, "%s ×%s" % (train_text((line[KEY],)), number))
            canvas.right(row, 11, str(game.face[line[KEY]]))
            row += 1
    pooled = []
    for line in game.fleet:
        pooled += [line[KEY]] * game.pooled[line[KEY]]
    canvas.text(7, 0, "%s %s" % (texts["pool_name"], train_text(pooled)))
