"""Draws dividends as they are paid, and TOTAL."""

from ...kit.names import short, signed, value_name, word
from ...rules.base_game import ranked
from ...ui.canvas import COLUMNS
from .outcomes import turned

_CHANGE_END, _ARROW_AT, AFTER_END, _RIGHT_AT = 7, 7, 12, 13
_PAWN_AT, _CASH_END, _DIVIDEND_END = 2, 9, 15


def draw_payday(app, canvas, outcome, hint, undoing):
    """Draw pawns on the left; on the right Detroit and the incomes that go up with it."""
    texts = app.texts
    canvas.text(0, 0, word(texts, "act_dividends", 1))
    if undoing:
        canvas.right(0, COLUMNS, texts["undo_mark"])
    elif outcome.happened("over"):
        canvas.right(0, COLUMNS, texts["end"])
    else:
        canvas.right(0, COLUMNS - 1, texts["next"] + " ")
        canvas.pawn(0, COLUMNS - 1, outcome.turn)
    left = right = 1
    for pawn in app.game.pawns():
        was, now = turned(outcome.change("cash", pawn), undoing)
        draw_player(canvas, left, pawn, now - was, now)
        left += 1
    for cells, where, was, now in outcome.changes:
        if cells[0] in ("tracks", "income"):
            name = value_name(texts, cells[1][0], where)
            name = name[:4] + "." if cells[0] == "tracks" else short(name)
            canvas.text(right, _RIGHT_AT, "%s %d" % (name, was if undoing else now))
            right += 1
    canvas.text(7, 0, texts[hint])


def draw_player(canvas, row, pawn, change, cash, end=AFTER_END):
    """Draw what a pawn gets and then has."""
    canvas.pawn(row, 0, pawn)
    canvas.right(row, _CHANGE_END, signed(change))
    canvas.text(row, _ARROW_AT, "→")
    canvas.right(row, end, str(cash))


def draw_total(game, app, canvas):
    """Draw cash, the dividend if it were paid now, and both together, best first; nothing is paid
    any more when all is over."""
    texts = app.texts
    canvas.text(0, 0, texts["total"])
    canvas.right(0, _CASH_END, texts["money"])
    paying = not game.in_step("over")
    ranking = game.ranking()
    if paying:
        canvas.right(0, _DIVIDEND_END, texts["dividend_column"])
        canvas.right(0, COLUMNS, "=")
        ranking = ranked([(pawn, cash + game.dividend(pawn)) for _, pawn, cash in ranking])
    row = 1
    for place, pawn, total in ranking:
        canvas.text(row, 0, str(place))
        canvas.pawn(row, _PAWN_AT, pawn)
        canvas.right(row, _CASH_END, str(game.cash[pawn]))
        if paying:
            canvas.right(row, _DIVIDEND_END, "+" + str(total - game.cash[pawn]))
            canvas.right(row, COLUMNS, str(total))
        row += 1
