"""The further resting screens: a company, and the registers of companies, privates, bonds and
concessions."""

from ...kit.names import word
from ...rules.transactions import PAWNS
from ...ui.canvas import COLUMNS
from ...ui.glyphs import DOT, UNDERLINED
from .data import (
    BONDS,
    COMPANIES,
    COMPANY_AT,
    DIRECTORS,
    FIRST_CONCESSION,
    FIRST_PRIVATE,
    GONE,
    LAST_CONCESSION,
    LAST_PRIVATE,
    ORDINARY,
    POOL,
    PRIVATE_INCOMES,
)
from .names import HELD, IN_POOL, code_name, letter, owned_concessions
from .pages import draw_figures, draw_leader

_FACTS_ROW, _PRICE_END, _SHARES_AT, _HELD_END = 4, 9, 10, 18
_ZERO, _TEN = 48, 88  # "0", and "X" for all ten shares


def draw_company(app, canvas, code):
    """Draw any company: its money, trains, cards not paid yet, and what it owns."""
    game, texts = app.game, app.texts
    column = canvas.text(0, 0, code_name(texts, code)) + 1
    if game.is_removed(code):
        canvas.text(0, column, texts["removed"])
        return
    column = draw_leader(game, texts, canvas, column, code)
    if not game.started(code):
        canvas.text(0, column, texts["waiting"])
    draw_figures(game, texts, canvas, code)
    unpaid = texts["unpaid"] % (ORDINARY - game.ordinary[code])
    if not game.issued[code]:
        unpaid += " + " + word(texts, "card", DIRECTORS)
    canvas.text(_FACTS_ROW, 0, unpaid)
    canvas.text(5, 0, texts["counts"] % game.value(code))
    canvas.right(5, COLUMNS, "%s %d" % (texts["in_the_pool"], game.in_pool(code)))
    canvas.text(6, 0, _owned(game, COMPANY_AT + code)[:COLUMNS])


def _owned(game, account):
    """Return shares of others, privates and concessions, by code."""
    held = [(game.shares_of(account, other), other) for other in game.codes()]
    words = ["%d×%02d" % one for one in held if one[0]]
    codes = game.private_codes(account) + owned_concessions(game, account)
    return " ".join(words + [str(code) for code in codes])


# Registers.


def codes(game):
    """Return what the registers show, in their order."""
    shown = game.codes()
    if shown:
        shown += list(range(FIRST_PRIVATE, LAST_PRIVATE + 1)) + [BONDS]
    if any(game.concessions):
        shown += list(range(FIRST_CONCESSION, LAST_CONCESSION + 1))
    return shown


def draw_register(app, canvas, at):
    """Draw a page, from this row on."""
    game, texts = app.game, app.texts
    canvas.text(0, 0, texts["register_head"])
    canvas.right(0, _HELD_END, letter(texts, HELD))
    canvas.right(0, COLUMNS, letter(texts, IN_POOL))
    row = 1
    for code in codes(game)[at : at + 6]:
        canvas.text(row, 0, code_name(texts, code))
        if code <= COMPANIES:
            _draw_shares_of(game, texts, canvas, row, code)
        elif code == BONDS:
            _draw_shares(canvas, row, game.bonds[1:], 0)
            canvas.right(row, COLUMNS, "×%d" % game.bonds_left())
        elif code <= LAST_PRIVATE:
            canvas.right(row, _PRICE_END, str(game.private_price(code)))
            canvas.text(row, _PRICE_END, "×" if game.used >> (code - 1) & 1 else "")
            _draw_owner(texts, canvas, row, game.privates[code])
            if game.privates[code] <= PAWNS:
                canvas.right(row, COLUMNS, "+%d" % PRIVATE_INCOMES[code - FIRST_PRIVATE])
        else:
            _draw_owner(texts, canvas, row, game.concessions[code])
        row += 1


def _draw_shares_of(game, texts, canvas, row, code):
    if game.is_removed(code):
        canvas.text(row, _SHARES_AT, texts["removed"])
        return
    canvas.right(row, _PRICE_END, str(game.price_of(code)))
    leader = game.leads[code] if game.started(code) else 0
    _draw_shares(canvas, row, game.shares.column(code), leader)
    canvas.right(row, _HELD_END, str(game.by_companies(code)))
    canvas.right(row, COLUMNS, str(game.in_pool(code)))


def _draw_shares(canvas, row, shares, leader):
    """Draw a digit for each pawn, a dot for none; a leader's is underlined."""
    cells = bytearray(PAWNS)
    for at in range(PAWNS):
        zero = UNDERLINED if at + 1 == leader else _ZERO
        held = shares[at]
        cells[at] = DOT if not held else zero + held if held < 10 else _TEN
    canvas.put(row, _SHARES_AT, cells)


def _draw_owner(texts, canvas, row, owner):
    """Draw which pawn has it, or where else it is."""
    if owner > COMPANY_AT:
        canvas.text(row, _SHARES_AT, code_name(texts, owner - COMPANY_AT))
    elif owner in (POOL, GONE):
        canvas.text(row, _SHARES_AT, texts["in_the_pool"] if owner == POOL else "-")
    else:
        _draw_shares(canvas, row, [pawn == owner for pawn in range(1, PAWNS + 1)], 0)
