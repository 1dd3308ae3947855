"""A transaction's outcome on the screen: before CONFIRM, in REVIEW and in UNDO alike."""

from ....ui.amounts import DIGITS_END, WORDS_END, draw_amount, pay_or_collect
from ....ui.canvas import COLUMNS
from ....ui.glyphs import OFFICE
from .. import transactions
from ..data import GROUP_OF, round_group
from ..effects import office_amount
from .consequences import draw_consequence_beside, draw_consequences
from .figures import code_text
from .flows import SHORT


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """The whole screen: headline, amounts with their pawns, what else happens, what to press."""
    draw_headline(app, canvas, 0, outcome)
    kind = outcome.transaction[0]
    if undoing:
        canvas.right(4 if kind == transactions.OFFICES else 1, COLUMNS, app.texts["undo_mark"])
    if kind == transactions.OFFICES:
        draw_office_rows(app, canvas, outcome)
        draw_amount(app, canvas, 4, outcome.pawn, outcome.amount, undoing)
    elif outcome.forced_pawn:
        _draw_with_forced(app, canvas, outcome, undoing)
    elif outcome.amount is not None:
        draw_amount(app, canvas, 2, outcome.pawn, outcome.amount, undoing)
    elif kind == transactions.TRADE:
        _draw_trade(app, canvas, 2, outcome.transaction)
    if undoing:
        _draw_undoing(app, canvas, outcome)
    elif kind == transactions.REMOVE:
        canvas.text(1, 0, app.texts["shares_to_bank"])
        draw_consequences(app, canvas, 2, 7, outcome)
    elif not outcome.forced_pawn:
        if kind == transactions.INTEREST and not outcome.changed:
            canvas.text(5, 0, app.texts["pays_nothing"])
        draw_consequences(app, canvas, 5, 7, outcome)
    canvas.text(7, 0, app.texts[hint])


def _draw_with_forced(app, canvas, outcome, undoing):
    """A transaction on rows 1 to 3, and on the next three what it brings the former president."""
    beside = 3
    if outcome.amount is None:
        _draw_trade(app, canvas, 1, outcome.transaction)
        beside = 1
    else:
        draw_amount(app, canvas, 1, outcome.pawn, outcome.amount, undoing, undoing)
    _draw_forced(app, canvas, 4, outcome.forced_pawn, outcome.forced, undoing)
    if not undoing:
        draw_consequence_beside(app, canvas, beside, outcome)


def _draw_forced(app, canvas, row, pawn, amount, undoing):
    """Three rows: what the former president gets for offices sold by force."""
    canvas.large_pawn(row, 0, pawn)
    canvas.large_number(row, DIGITS_END, amount)
    canvas.right(row, WORDS_END, app.texts["forced_1"])
    canvas.right(row + 1, WORDS_END, app.texts["forced_undone" if undoing else "forced_2"])
    canvas.right(row + 2, WORDS_END, app.texts[pay_or_collect(amount, undoing)])


def _draw_undoing(app, canvas, outcome):
    """What comes back besides money."""
    kind = outcome.transaction[0]
    if kind == transactions.NEW_GAME:
        canvas.text(3, 0, app.texts["undo_new_game"])
    elif kind == transactions.MARKET:
        before = "calm" if outcome.transaction[1] else "lively"
        canvas.text(3, 0, app.texts["menu_market"] + " → " + app.texts[before])
    elif kind == transactions.REMOVE or (kind == transactions.TRADE and not outcome.forced_pawn):
        canvas.text(5, 0, app.texts["shares_back"])


def draw_headline(app, canvas, row, outcome):
    """One line that says what the transaction is: what, who, which company, how many."""
    t = outcome.transaction
    kind = t[0]
    column = canvas.text(row, 0, app.texts[SHORT[kind]]) + 1
    if kind == transactions.MARKET:
        canvas.text(row, column, app.texts["lively" if t[1] else "calm"])
    if outcome.pawn:
        column = canvas.pawn(row, column, outcome.pawn) + 1
    if kind == transactions.TRADE:
        canvas.pawn(row, canvas.text(row, column - 1, "←"), t[2])
    if kind in (transactions.FLOAT, transactions.BUY, transactions.SELL, transactions.INTEREST):
        column = canvas.text(row, column, code_text(t[2])) + 1
    if kind in (transactions.BUY, transactions.SELL):
        canvas.text(row, column, str(t[3]) + "×" + str(outcome.price))


def draw_office_rows(app, canvas, outcome):
    """A row for each company of the group: offices before and after, and what they cost."""
    t = outcome.transaction
    for at, code in enumerate(round_group(t[1])):
        draw_office_row(canvas, 1 + at, code, outcome.offices_before[at], t[2 + at])


def draw_office_row(canvas, row, code, before, wanted):
    """One company's offices: how many there are, and how many there will be at what cost."""
    canvas.text(row, 0, code_text(code))
    canvas.code(row, 3, OFFICE + before)
    canvas.text(row, 5, str(before))
    if wanted is None:
        return
    canvas.text(row, 7, "→ " + str(wanted))
    canvas.code(row, 11, OFFICE + wanted)
    if wanted != before:
        amount = office_amount(GROUP_OF[code], wanted - before)
        canvas.right(row, COLUMNS, ("+" if amount > 0 else "") + str(amount))


def _draw_trade(app, canvas, row, t):
    """Buyer and seller, with the shares going from one to the other at a price of their own."""
    canvas.large_pawn(row, 0, t[1])
    canvas.text(row, 3, str(t[4]) + "×" + code_text(t[3]))
    canvas.text(row + 1, 3, "←←←←")
    canvas.large_pawn(row, 8, t[2])
    canvas.text(row + 2, 0, app.texts["agreed"])
