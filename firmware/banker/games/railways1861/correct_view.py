"""The outcome of a figure that was put right, or edited before the game began."""

from ...kit.layout import DIGIT
from ...kit.names import TITLE, act_word
from ...ui.canvas import COLUMNS
from .market import written
from .names import name

_ROW, _ARROW_AT = 2, 11


def draw_correction(app, canvas, outcome, hint, undoing):
    """Draw whose it is, what it was and what it is."""
    texts, t = app.texts, outcome.transaction
    canvas.text(7, 0, texts[hint])
    canvas.text(0, 0, act_word(texts, outcome.act, TITLE) if outcome.act else texts["correct"])
    if undoing:
        canvas.right(0, COLUMNS, texts["undo_mark"])
    was = now = t[-1]
    whose = "%02d" % t[1]
    for cells, where, before, after in outcome.changes:
        if outcome.act or cells[DIGIT] == t[1]:
            was, now = before, after
            if cells[0] == "space":
                was, now = [written(app.game.market(), one) for one in (before, after)]
            if not outcome.act and not outcome.pawn:
                whose = name(where)
            break
    if outcome.pawn:
        canvas.pawn(_ROW, 0, outcome.pawn)
    else:
        canvas.text(_ROW, 0, whose)
    if undoing:
        was, now = now, was
    canvas.right(_ROW, _ARROW_AT - 1, str(was))
    canvas.text(_ROW, _ARROW_AT, "→ " + str(now))
