"""A transaction's outcome on the screen: before CONFIRM and in UNDO alike."""

from ....ui.amounts import draw_amount
from ....ui.canvas import COLUMNS
from ....ui.glyphs import LIT, OFFICE
from .. import transactions
from ..data import GROUP_OF, SALARY, round_group
from ..effects import office_amount
from .consequences import draw_consequences
from .figures import code_text
from .flows import SHORT

_SHARES = (transactions.BUY, transactions.SELL, transactions.TRADE)


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """The whole screen: headline, amounts with their pawns, what else happens, what to press."""
    kind = outcome.transaction[0]
    if outcome.forced_pawn:
        from .forced_view import draw_forced

        draw_forced(app, canvas, outcome, undoing)
    else:
        draw_headline(app, canvas, outcome)
        if undoing:
            canvas.right(0 if kind == transactions.OFFICES else 1, COLUMNS, app.texts["undo_mark"])
        else:
            _draw_terms(app, canvas, outcome)
        if kind == transactions.OFFICES:
            draw_office_rows(canvas, outcome, undoing)
            draw_amount(app, canvas, 4, outcome.pawn, outcome.amount, undoing)
        elif outcome.amount is not None:
            draw_amount(app, canvas, 2, outcome.pawn, outcome.amount, undoing)
        elif kind == transactions.TRADE:
            _draw_trade(app, canvas, outcome.transaction)
        if undoing:
            _draw_undoing(app, canvas, outcome)
        else:
            draw_consequences(app, canvas, 2 if kind == transactions.REMOVE else 5, 7, outcome)
    canvas.text(7, 0, app.texts[hint])


def draw_headline(app, canvas, outcome):
    """One line that says what the transaction is: what, who, how many shares of which company."""
    texts, t = app.texts, outcome.transaction
    if t[0] in _SHARES:
        canvas.text(0, 0, shares_text(texts, t))
        return
    column = canvas.text(0, 0, texts[SHORT[t[0]]]) + 1
    if outcome.pawn:
        column = canvas.pawn(0, column, outcome.pawn) + 1
    if t[0] in (transactions.FLOAT, transactions.INTEREST):
        canvas.text(0, column, code_text(t[2]))
    elif t[0] == transactions.MARKET:
        canvas.text(0, column, texts["lively" if t[1] else "calm"])


def shares_text(texts, t):
    """What is done with how many shares of which company."""
    name = "headline_one" if t[-1] == 1 else "headline_shares"
    return texts[name].replace("#", str(t[-1])) % (texts[SHORT[t[0]]], code_text(t[-2]))


def _draw_terms(app, canvas, outcome):
    """A second line on what the amount is made of, and below it what becomes of it."""
    texts, t = app.texts, outcome.transaction
    kind = t[0]
    if kind in (transactions.BUY, transactions.SELL):
        canvas.text(1, 0, texts["a_share"] % outcome.price)
    elif kind == transactions.FLOAT:
        canvas.text(1, 0, texts["float_terms"])
    elif kind == transactions.REMOVE:
        canvas.text(1, 0, texts["shares_to_bank"])
    elif kind == transactions.GO:
        canvas.text(1, 0, texts["go_terms"] % (SALARY, outcome.amount - SALARY))
    elif kind == transactions.INTEREST:
        owed = outcome.amount != 0
        canvas.text(5, 0, texts["to_holders"] if owed else texts["president"] + ":")
        canvas.text(6, 0, texts["at_start" if owed else "pays_nothing"])


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


def draw_office_rows(canvas, outcome, undoing):
    """Draw a row for each company of the group: offices now and then, and what they cost."""
    t = outcome.transaction
    for at, code in enumerate(round_group(t[1])):
        now, then = outcome.offices_before[at], t[2 + at]
        if undoing:
            now, then = then, now
        draw_office_row(canvas, 1 + at, code, now, then, undoing=undoing)


def draw_office_row(canvas, row, code, before, wanted, asked=False, undoing=False):
    """One company's offices: how many there are, lit where a number is asked for, and how many
    there will be at what cost. Undone, they bring what they cost."""
    canvas.text(row, 0, code_text(code))
    canvas.code(row, 3, OFFICE + before)
    if asked:
        canvas.code(row, 4, LIT + 11)
        canvas.code(row, 5, LIT + before)
    else:
        canvas.text(row, 5, str(before))
    if wanted is None:
        return
    canvas.text(row, 7, "→ " + str(wanted))
    canvas.code(row, 11, OFFICE + wanted)
    if wanted != before:
        steps = wanted - before
        if undoing:
            amount = -office_amount(GROUP_OF[code], -steps)
        else:
            amount = office_amount(GROUP_OF[code], steps)
        canvas.right(row, COLUMNS, ("+" if amount > 0 else "") + str(amount))


def _draw_trade(app, canvas, t):
    """Who buys from whom: the price is theirs to agree on."""
    canvas.large_pawn(2, 0, t[1])
    canvas.text(2, 3, app.texts["buys_from"])
    canvas.text(3, 3, "←←←←←")
    canvas.large_pawn(2, 13, t[2])
    canvas.text(4, 0, app.texts["agreed"])
