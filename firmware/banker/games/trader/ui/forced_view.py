"""A transaction that breaks a monopoly with offices: the bank buys them back at half price, and
their former owner is paid besides what the transaction itself asks for."""

from ....ui.amounts import draw_amount
from ....ui.canvas import COLUMNS
from ..transactions import BUY, SELL
from .consequences import draw_company
from .figures import code_text
from .outcome_view import shares_text


def draw_forced(app, canvas, outcome, undoing):
    """Rows 0 to 6. Who sells owns the offices too, and gets the sum of both; who buys pays, and
    somebody else gets the offices' price; a trade itself is no business of the bank."""
    kind = outcome.transaction[0]
    if kind == SELL:
        _draw_sum(app, canvas, outcome, undoing)
    elif kind == BUY:
        _draw_two(app, canvas, outcome, undoing)
    else:
        _draw_trade(app, canvas, outcome, undoing)


def _draw_company(app, canvas, row, outcome, undoing):
    """Who presides now, or that the company leaves the list; or that all this is undone."""
    if undoing:
        canvas.right(row, COLUMNS, app.texts["undo_mark"])
    else:
        draw_company(app, canvas, row, outcome)


def _offices(texts, undoing):
    """Where the offices go."""
    return texts["offices_back" if undoing else "offices_gone"]


def _draw_sum(app, canvas, outcome, undoing):
    """What the shares bring, what the offices bring, and both together."""
    texts, t = app.texts, outcome.transaction
    canvas.text(0, 0, texts["headline_short"] % (texts["short_sell"], t[3], code_text(t[2])))
    canvas.right(0, COLUMNS, str(outcome.amount))
    _draw_company(app, canvas, 1, outcome, undoing)
    canvas.text(2, 0, _offices(texts, undoing))
    canvas.text(3, 0, texts["half_price"])
    canvas.right(3, COLUMNS, "+" + str(outcome.forced))
    draw_amount(app, canvas, 4, outcome.pawn, outcome.amount + outcome.forced, undoing)


def _draw_two(app, canvas, outcome, undoing):
    """Who buys pays; below, what the former president gets."""
    texts = app.texts
    canvas.text(0, 0, shares_text(texts, outcome.transaction))
    draw_amount(app, canvas, 1, outcome.pawn, outcome.amount, undoing)
    _draw_company(app, canvas, 4, outcome, undoing)
    canvas.text(5, 0, _offices(texts, undoing))
    column = canvas.pawn(6, canvas.text(6, 0, texts["half_short"]) + 1, outcome.forced_pawn)
    canvas.text(6, column + 1, texts["returns" if undoing else "gets"] % outcome.forced)


def _draw_trade(app, canvas, outcome, undoing):
    """The price of the shares is agreed upon; that of the offices comes from the bank."""
    texts, t = app.texts, outcome.transaction
    canvas.text(0, 0, shares_text(texts, t))
    column = canvas.pawn(1, 0, t[1])
    column = canvas.pawn(1, canvas.text(1, column, "←"), t[2]) + 1
    if undoing:
        canvas.right(1, COLUMNS, texts["undo_mark"])
    else:
        canvas.text(1, column, texts["agreed_short"])
        draw_company(app, canvas, 2, outcome)
    canvas.text(3, 0, texts["offices_back" if undoing else "offices_half"])
    draw_amount(app, canvas, 4, outcome.forced_pawn, outcome.forced, undoing)
