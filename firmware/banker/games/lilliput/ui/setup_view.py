"""The outcome of what is no player's action: a new game, a correction, an edited table."""

from ....ui.canvas import COLUMNS
from ...railway.ui.setup import VALUE_ROW, WHOSE_ROW, draw_new_game, draw_owner
from ..data import GULLIVER
from ..transactions import CASH, COPIES, CORRECT, NEW_GAME, TABLE
from .figure_names import figure_name, what_words
from .figures import title

_WHEN_ROW = 6


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """The whole screen: what is other now, what to press."""
    _draw(app, canvas, outcome, undoing)
    canvas.text(7, 0, app.texts[hint])


def _draw(app, canvas, outcome, undoing):
    """What, whose, what it was and is."""
    texts, t = app.texts, outcome.transaction
    if undoing:
        canvas.right(1, COLUMNS, texts["undo_mark"])
    if t[0] == NEW_GAME:
        draw_new_game(texts, canvas, t[1:] if t[2] else (t[1], GULLIVER), undoing)
        return
    was, now = (outcome.now, outcome.was) if undoing else (outcome.was, outcome.now)
    canvas.text(0, 0, what_words(texts, TABLE) if t[1] == TABLE else title(texts, CORRECT))
    column = 0
    if t[1] in (CASH, COPIES):
        column = draw_owner(texts, canvas, t[2])
    canvas.text(WHOSE_ROW, column, figure_name(texts, t))
    canvas.text(VALUE_ROW, 0, "%d → %d" % (was, now))
    if not outcome.changed:
        canvas.text(_WHEN_ROW, 0, texts["no_change"])
