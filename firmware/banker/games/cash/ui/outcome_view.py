"""A transaction's outcome on the screen: before CONFIRM, in REVIEW and in UNDO alike."""

from ....ui.amounts import draw_amount
from ....ui.canvas import COLUMNS
from ..data import members
from ..transactions import ALL_PAY, CORRECT, GO, NEW_GAME, PAY_ALL, TABLE, TRANSFER
from .act_entry import TITLES
from .correct_entry import in_words, when

_ARROW_AT = 14
_WAY_ROW = 4
_WHAT_ROW, _VALUE_ROW, _WHEN_ROW = 2, 4, 6


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """The whole screen: what happens, everybody's cash before and after, what to press."""
    kind = outcome.transaction[0]
    if kind in (ALL_PAY, PAY_ALL):
        _draw_one_and_all(app, canvas, outcome, undoing)
    elif kind <= GO:
        _draw_act(app, canvas, outcome, undoing)
    else:
        _draw_care(app, canvas, outcome, undoing)
    canvas.text(7, 0, app.texts[hint])


def _draw_act(app, canvas, outcome, undoing):
    """The amount large, who pays whom, and what they have by that."""
    texts = app.texts
    t = outcome.transaction
    title = texts[TITLES[t[0]]]
    if undoing:
        canvas.right(0, COLUMNS, texts["undo_mark"])
    if not undoing or len(title) + len(texts["undo_mark"]) < COLUMNS:
        canvas.text(0, 0, title)
    other = texts["pawn_%d" % t[2]] if t[0] == TRANSFER else None
    draw_amount(app, canvas, 1, outcome.pawn, outcome.amount, undoing, other)
    _draw_way(texts, canvas, _WAY_ROW, outcome, undoing)
    _draw_cash(canvas, _WAY_ROW + 1, outcome, undoing)
    if outcome.interest:
        canvas.text(6, 0, "%s %d" % (texts["interest"], outcome.interest))


def _draw_way(texts, canvas, row, outcome, undoing):
    """From whom to whom; the first pawn's icon is on the screen already."""
    t = outcome.transaction
    pays = (outcome.cash[0][1] < 0) != undoing
    name = texts["pawn_%d" % outcome.pawn]
    if t[0] != TRANSFER:
        words = texts["to_bank" if pays else "from_bank"]
        both = name + " " + words
        canvas.text(row, 0, both if len(both) <= COLUMNS else words)
    else:
        column = canvas.text(row, 0, name) + 1
        column = canvas.text(row, column, texts["to" if pays else "from"]) + 1
        canvas.text(row, canvas.pawn(row, column, t[2]) + 1, texts["pawn_%d" % t[2]])


def _draw_one_and_all(app, canvas, outcome, undoing):
    """What each pays or gets, and a row for everybody."""
    texts, t = app.texts, outcome.transaction
    if undoing:
        canvas.text(0, 0, texts[TITLES[t[0]]])
        canvas.right(0, COLUMNS, texts["undo_mark"])
    elif t[0] == ALL_PAY:
        canvas.pawn(0, canvas.text(0, 0, texts["each_pays"] % t[2]), t[1])
    else:
        canvas.text(0, canvas.pawn(0, 0, t[1]), texts["pays_each"] % t[2])
    _draw_cash(canvas, 1, outcome, undoing)


def _draw_cash(canvas, row, outcome, undoing):
    """A row for each pawn concerned: the change, the cash before and after it."""
    for pawn, change, after in outcome.cash:
        before = after - change
        if undoing:
            change, before, after = -change, after, before
        canvas.pawn(row, 0, pawn)
        was = "%5d" % before
        canvas.right(row, _ARROW_AT, was)
        if outcome.transaction[0] != CORRECT:  # its change may have six digits
            change = ("+" if change > 0 else "") + str(change)
            canvas.right(row, _ARROW_AT - len(was) - 1, change)
        canvas.text(row, _ARROW_AT, "→")
        canvas.right(row, COLUMNS, str(after))
        row += 1


def _draw_care(app, canvas, outcome, undoing):
    """What is no move: a player leaves, a correction, an editable number, a new game."""
    texts, t = app.texts, outcome.transaction
    if undoing:
        canvas.right(1, COLUMNS, texts["undo_mark"])
    if t[0] == NEW_GAME:
        canvas.text(0, 0, texts["new_game"])
        if undoing:
            canvas.text(3, 0, texts["undo_new_game"])
            return
        column = 0
        for pawn in members(t[1]):
            column = canvas.pawn(_WHAT_ROW, column, pawn) + 1
        canvas.text(_VALUE_ROW, 0, "%d %s %s" % (outcome.now, texts["money"], texts["each"]))
    elif t[0] == TABLE:
        was, now = (outcome.now, outcome.was) if undoing else (outcome.was, outcome.now)
        canvas.text(0, 0, texts["correct"])
        canvas.text(_WHAT_ROW, 0, texts["what_%d" % (t[1] + 1)])
        was, now = in_words(texts, t[1], was), in_words(texts, t[1], now)
        canvas.text(_VALUE_ROW, 0, "%s → %s" % (was, now))
        canvas.text(_WHEN_ROW, 0, texts[when(app.game, t[1])])
    else:
        canvas.text(0, 0, texts[TITLES[t[0]]])
        _draw_way(texts, canvas, _WHAT_ROW, outcome, undoing)
        _draw_cash(canvas, _VALUE_ROW, outcome, undoing)
