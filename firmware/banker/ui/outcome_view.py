"""A transaction's outcome on the screen: before CONFIRM, in REVIEW and in UNDO alike."""

from ..trader import transactions
from ..trader.data import COMPANIES, GROUP_OF, round_group
from ..trader.effects import office_amount
from .amounts import draw_amount, draw_forced
from .canvas import COLUMNS
from .flows import SHORT
from .glyphs import OFFICE

_CHANGES_PER_ROW = 5


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """The whole screen: headline, amounts with their pawns, what else happens, what to press."""
    draw_headline(app, canvas, 0, outcome)
    kind = outcome.transaction[0]
    sign = -1 if undoing else 1
    canvas.text(7, 0, app.texts[hint])
    if undoing:
        canvas.right(4 if kind == transactions.OFFICES else 1, COLUMNS, app.texts["undo_mark"])
    if kind == transactions.REMOVE:
        if not undoing:
            canvas.text(1, 0, app.texts["shares_to_bank"])
        _draw_changes(canvas, 2, outcome)
        return
    if kind == transactions.OFFICES:
        draw_office_rows(app, canvas, outcome)
        draw_amount(app, canvas, 4, outcome.pawn, sign * outcome.amount, undoing)
        return
    first = 1 if outcome.forced_pawn else 2
    if outcome.amount is not None:
        draw_amount(app, canvas, first, outcome.pawn, sign * outcome.amount, undoing)
    elif kind == transactions.TRADE:
        _draw_trade(app, canvas, first, outcome.transaction)
    if outcome.forced_pawn:
        draw_forced(app, canvas, 4, outcome.forced_pawn, sign * outcome.forced, undoing)
        if not undoing:
            canvas.text(7, 0, " " * COLUMNS)
            _draw_president(app, canvas, 7, outcome)
    elif kind == transactions.NEW_GAME:
        if undoing:
            canvas.text(3, 0, app.texts["undo_new_game"])
    elif not undoing:
        _draw_messages(app, canvas, outcome)


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


def code_text(code):
    """A company's code as it is typed: always two digits."""
    return ("0" if code < 10 else "") + str(code)


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


def _draw_messages(app, canvas, outcome):
    """What else happens, in words, on rows 5 and 6."""
    row = 5
    if not outcome.changed:
        if outcome.transaction[0] == transactions.INTEREST:
            canvas.text(row, 0, app.texts["pays_nothing"])
        return
    if outcome.presidents:
        _draw_president(app, canvas, row, outcome)
        row += 1
    for code in outcome.delisted:
        canvas.text(row, 0, code_text(code) + " " + app.texts["delisted"])
        row += 1
    for _, pawn in outcome.monopolies_lost:
        row = _draw_about_pawn(app, canvas, row, "monopoly_lost", pawn)
    for _, pawn in outcome.monopolies_gained:
        row = _draw_about_pawn(app, canvas, row, "monopoly_gained", pawn)


def _draw_president(app, canvas, row, outcome):
    for code, pawn in outcome.presidents:
        column = canvas.text(row, 0, app.texts["president"] + " " + code_text(code) + ": ")
        canvas.pawn(row, column, pawn)
    for code in outcome.delisted:
        canvas.text(row, 0, code_text(code) + " " + app.texts["delisted"])


def _draw_about_pawn(app, canvas, row, name, pawn):
    column = canvas.text(row, 0, app.texts[name] + " ")
    canvas.pawn(row, column, pawn)
    return row + 1


def _draw_changes(canvas, row, outcome):
    """Every company whose president changes: its code with the new one, or a cross for none."""
    presidents = dict(outcome.presidents)
    at = 0
    for code in range(1, COMPANIES + 1):
        if code not in presidents and code not in outcome.delisted:
            continue
        column = canvas.text(row, 4 * at, code_text(code))
        if code in presidents:
            canvas.pawn(row, column, presidents[code])
        else:
            canvas.text(row, column, "×")
        at += 1
        if at == _CHANGES_PER_ROW:
            at = 0
            row += 1
