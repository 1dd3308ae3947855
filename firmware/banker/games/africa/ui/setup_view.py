"""The outcome of what is no turn: a new game, the draw, a correction, a number of the tables."""

from ....ui.canvas import COLUMNS
from ...railway.ui.setup import VALUE_ROW, WHOSE_ROW, draw_new_game, draw_owner
from ..data import DIE, STARTING_CASH, members
from ..transactions import AUCTION, CASH, DRAW_COMPANIES, NEW_GAME, REMOVE, TABLE
from .names import code_name

_CHANGE_END = 16
_PER_ROW, _WIDTH = 3, 7


def draw_setup(app, canvas, outcome, undoing):
    """What, whose, what it was and is."""
    texts, t = app.texts, outcome.transaction
    if undoing:
        canvas.right(1, COLUMNS, texts["undo_mark"])
    if t[0] == NEW_GAME:
        draw_new_game(texts, canvas, t[1:], undoing)
        if not undoing:
            cash = STARTING_CASH[len([pawn for pawn in t[1:] if pawn])]
            canvas.text(VALUE_ROW, 0, " ".join((str(cash), texts["money"])))
    elif t[0] == DRAW_COMPANIES:
        canvas.text(0, 0, texts["draw"])
        for at, code in enumerate(members(t[1])):
            row = WHOSE_ROW + at // _PER_ROW
            canvas.text(row, _WIDTH * (at % _PER_ROW), code_name(texts, code))
    elif t[0] in (AUCTION, REMOVE):
        _draw_pawn(app, canvas, outcome, undoing)
    else:
        was, now = (outcome.now, outcome.was) if undoing else (outcome.was, outcome.now)
        canvas.text(0, 0, texts["what_7" if t[0] == TABLE else "correct"])
        if t[0] == TABLE:
            from .table_words import table_words

            canvas.text(WHOSE_ROW, 0, table_words(texts, t[1]))
        else:
            _draw_whose(texts, canvas, t[1], t[2])
        canvas.text(VALUE_ROW, 0, "%s → %s" % (was, now))


def _draw_pawn(app, canvas, outcome, undoing):
    """What a pawn has won and pays, or that it leaves."""
    texts, t = app.texts, outcome.transaction
    canvas.text(0, 0, texts["auction" if t[0] == AUCTION else "remove"])
    draw_owner(texts, canvas, t[1])
    for _, change, after in outcome.payments:
        if undoing:
            change, after = -change, after - change
        word = texts["bank_pays" if change > 0 else "bank_gets"] % abs(change)
        canvas.text(WHOSE_ROW + 1, 0, word)
        canvas.right(WHOSE_ROW, _CHANGE_END, "%+d" % change)
        canvas.right(WHOSE_ROW, COLUMNS, str(after))
    canvas.text(VALUE_ROW, 0, won(texts, outcome))
    if outcome.stage != outcome.stage_before and not undoing:
        canvas.text(VALUE_ROW + 1, 0, "→ " + texts["die_head" if outcome.stage == DIE else "buy"])


def won(texts, outcome):
    """What beside money an auction, the die or a removal is about."""
    t = outcome.transaction
    if t[0] == REMOVE:
        return texts["stays"]
    if outcome.stage_before == DIE:
        return texts["spent_most"]
    return code_name(texts, t[3]) if t[3] else ""


def _draw_whose(texts, canvas, what, whose):
    """The figure's name behind its owner's."""
    if what == CASH:
        column = draw_owner(texts, canvas, whose)
    else:
        column = canvas.text(WHOSE_ROW, 0, code_name(texts, whose)) + 1
    canvas.text(WHOSE_ROW, column, texts["what_%d" % what])
