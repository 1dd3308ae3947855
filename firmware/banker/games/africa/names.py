"""Codes, accounts and short words as every screen writes them."""

from ...kit.names import value_name, word
from ...ui.canvas import COLUMNS
from .data import (
    BONDS,
    COMPANIES,
    COMPANY,
    COMPANY_AT,
    CONCESSION,
    FIRST_CONCESSION,
    LAST_CONCESSION,
    PRIVATE,
    TRAIN,
)

STOCK_ROUND, OPERATING_ROUND, BANK, BOND, DIRECTOR, MANAGER, HELD, IN_POOL = range(8)  # letters


def code_name(texts, code):
    """Return a code and the name in three letters behind it."""
    if code <= COMPANIES:
        return value_name(texts, COMPANY, code)
    if code == BONDS:
        return word(texts, "letters", 8)
    if code < FIRST_CONCESSION:
        return value_name(texts, PRIVATE, code)
    return value_name(texts, CONCESSION, code)[:5]


def trains_text(texts, trains):
    """Return a company's trains."""
    return " ".join([value_name(texts, TRAIN, train) for train in trains]) or "-"


def letter(texts, at):
    """Return one of the short words for what is on every screen."""
    return word(texts, "letters", at)


def figure(value, most):
    """Return a number in at most so many cells: thousands where it has too many digits, which only
    a slip in MENU leads to."""
    text = str(value)
    return text if len(text) <= most else str(value // 1000) + "k"


def draw_actor(game, canvas, column):
    """Draw the company in turn and who leads it, or the pawn in turn; return the column after."""
    if game.operating():
        column = canvas.text(0, column, code_name(None, game.company)) + 1
    return canvas.pawn(0, column, game.turn) if game.turn else column


def draw_account(texts, canvas, row, account, end=COLUMNS):
    """Draw a pawn by its icon, and its name if that has room, a company by its code and name."""
    if account > COMPANY_AT:
        canvas.text(row, 0, code_name(texts, account - COMPANY_AT))
        return
    column = canvas.pawn(row, 0, account) + 1
    name = texts["pawn_%d" % account]
    if column + len(name) < end:
        canvas.text(row, column, name)


def owned_concessions(game, account):
    """Return the concessions of an account."""
    codes = range(FIRST_CONCESSION, LAST_CONCESSION + 1)
    return [code for code in codes if game.concessions[code] == account]
