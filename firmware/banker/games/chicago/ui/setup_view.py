"""The outcome of what is no player's action: a new game, a correction, an edited number."""

from ....ui.canvas import COLUMNS
from ...railway.ui.setup import VALUE_ROW, WHOSE_ROW, draw_new_game, draw_owner
from ..data import NAMES, STARTING_CASH, members
from ..transactions import CASH, HOUSES_LEFT, NEW_GAME, PRESENCE, SHARES_HELD, TABLE
from .figures import short
from .table_entry import table_words, when

_WHEN_ROW = 6


def draw_setup(app, canvas, outcome, undoing):
    """What, whose, what it was and is."""
    texts, t = app.texts, outcome.transaction
    if undoing:
        canvas.right(1, COLUMNS, texts["undo_mark"])
    if t[0] == NEW_GAME:
        draw_new_game(texts, canvas, t[1:], undoing)
        if not undoing:
            cash = STARTING_CASH[len([pawn for pawn in t[1:] if pawn])]
            canvas.text(VALUE_ROW, 0, " ".join((str(cash), texts["money"], texts["each"])))
        return
    was, now = (outcome.now, outcome.was) if undoing else (outcome.was, outcome.now)
    if t[0] == TABLE:
        canvas.text(0, 0, texts["tables"])
        canvas.text(WHOSE_ROW, 0, table_words(texts, t[1]))
        canvas.text(_WHEN_ROW, 0, texts[when(app.game)])
    else:
        canvas.text(0, 0, texts["correct"])
        _draw_whose(texts, canvas, t[1], t[2], outcome.company)
        if t[1] == PRESENCE:
            was, now = companies_text(was), companies_text(now)
            canvas.text(VALUE_ROW, 0, was)
            canvas.text(VALUE_ROW + 1, 0, "→ " + now)
            return
    canvas.text(VALUE_ROW, 0, "%s → %s" % (was, now))


def companies_text(companies):
    """A set of companies."""
    return " ".join([short(company) for company in members(companies)]) or "-"


def whose_words(texts, what, whose, company):
    """The figure that is corrected, behind its owner; @3 is pawn 3."""
    if what == SHARES_HELD:
        return "@%d " % whose + texts["shares_of"] % NAMES[company]
    if what == CASH:
        owner = "@%d " % whose
    elif what == PRESENCE:
        owner = texts["city_%d" % whose] + " "
    else:
        owner = "" if what == HOUSES_LEFT else NAMES[whose] + " "
    return owner + texts["what_%d" % what]


def _draw_whose(texts, canvas, what, whose, company):
    """The figure's name behind its owner's."""
    column = 0
    if what == SHARES_HELD:
        column = canvas.pawn(WHOSE_ROW, 0, whose) + 1
        canvas.text(WHOSE_ROW, column, texts["shares_of"] % NAMES[company])
        return
    if what == CASH:
        column = draw_owner(texts, canvas, whose)
    elif what == PRESENCE:
        column = canvas.text(WHOSE_ROW, 0, texts["city_%d" % whose]) + 1
    elif what != HOUSES_LEFT:
        column = canvas.text(WHOSE_ROW, 0, NAMES[whose]) + 1
    canvas.text(WHOSE_ROW, column, texts["what_%d" % what])
