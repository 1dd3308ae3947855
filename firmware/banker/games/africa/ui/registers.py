"""The registers: companies with their prices and who holds them, privates, bonds, concessions."""

from ....rules.forms import PAWNS
from ....ui.canvas import COLUMNS
from ....ui.glyphs import DOT, UNDERLINED
from ..data import (
    BONDS,
    COMPANIES,
    COMPANY,
    FIRST_CONCESSION,
    FIRST_PRIVATE,
    GONE,
    LAST_CONCESSION,
    LAST_PRIVATE,
    POOL,
    PRIVATE_INCOMES,
    REMOVED,
)
from .home import ROWS
from .names import HELD, IN_POOL, code_name, letter

_PRICE_END, _SHARES_AT, _HELD_END, _POOL_END = 9, 10, 18, 21
_ZERO = 48
_TEN = b"X"  # all ten shares


def codes(game):
    """What the registers show, in their order."""
    shown = game.codes()
    if shown:
        shown += list(range(FIRST_PRIVATE, LAST_PRIVATE + 1)) + [BONDS]
    if any(game.concessions):
        shown += list(range(FIRST_CONCESSION, LAST_CONCESSION + 1))
    return shown


def draw_register(app, canvas, page):
    """One page, from 1 on."""
    texts = app.texts
    canvas.text(0, 0, texts["register_head"])
    canvas.right(0, _HELD_END, letter(texts, HELD))
    canvas.right(0, _POOL_END, letter(texts, IN_POOL))
    row = 1
    for code in codes(app.game)[ROWS * (page - 1) : ROWS * page]:
        canvas.text(row, 0, code_name(texts, code))
        _draw_row(app.game, texts, canvas, row, code)
        row += 1


def _draw_row(game, texts, canvas, row, code):
    if code <= COMPANIES:
        _draw_company(game, texts, canvas, row, code)
    elif code == BONDS:
        _draw_shares(canvas, row, game.bonds, 0)
        canvas.right(row, COLUMNS, "×%d" % game.bonds_left())
    elif code <= LAST_PRIVATE:
        canvas.right(row, _PRICE_END, str(game.private_price(code)))
        owner = game.owner(code)
        used = game.used >> (code - FIRST_PRIVATE) & 1
        _draw_owner(texts, canvas, row, owner, "×" if used else "")
        if owner <= PAWNS:
            income = "+%d" % PRIVATE_INCOMES[code - FIRST_PRIVATE]
            canvas.right(row, COLUMNS, income)
    else:
        _draw_owner(texts, canvas, row, game.concessions[code - FIRST_CONCESSION], "")


def _draw_company(game, texts, canvas, row, code):
    if game.status[code] == REMOVED:
        canvas.text(row, _SHARES_AT, texts["removed"])
        return
    canvas.right(row, _PRICE_END, str(game.price(code)))
    at = code * PAWNS
    shares = game.shares[at : at + PAWNS]
    _draw_shares(canvas, row, shares, game.leaders[code])
    in_pool = game.in_pool(code)
    canvas.right(row, _HELD_END, str(game.owned(code) - sum(shares)))
    canvas.right(row, _POOL_END, str(in_pool))


def _draw_shares(canvas, row, shares, leader):
    """A digit for each pawn, a dot for none; a leader's is underlined."""
    cells = bytearray(PAWNS)
    for at in range(PAWNS):
        zero = UNDERLINED if at + 1 == leader else _ZERO
        held = shares[at]
        cells[at] = DOT if not held else zero + held if held < 10 else _TEN[0]
    canvas.put(row, _SHARES_AT, cells)


def _draw_owner(texts, canvas, row, owner, mark):
    """Which pawn has it, or where else it is."""
    canvas.text(row, _PRICE_END, mark)
    if owner > COMPANY:
        canvas.text(row, _SHARES_AT, code_name(texts, owner - COMPANY))
    elif owner in (POOL, GONE):
        canvas.text(row, _SHARES_AT, texts["pool_word"] if owner == POOL else "-")
    else:
        owners = bytearray(PAWNS)
        if owner:
            owners[owner - 1] = 1
        _draw_shares(canvas, row, owners, 0)
