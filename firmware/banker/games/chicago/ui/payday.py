"""General dividends: who is paid what, before CONFIRM and as a question at any other time."""

from ....rules.forms import Refused
from ....ui.canvas import COLUMNS
from ....ui.entry import Entry
from ....ui.screens.look import Look
from ..data import OVER, PAYDAY
from ..refusals import GAME_OVER
from ..transactions import DIVIDENDS
from .figures import short

_CHANGE_END, _ARROW_AT, _CASH_END = 7, 7, 12
_RIGHT_AT = 13


def dividends(game):
    """General dividends when they are due, else what they would be."""
    if game.stage == OVER:
        raise Refused(GAME_OVER)
    return PaydayEntry(game) if game.stage == PAYDAY else Prospects()


class PaydayEntry(Entry):
    """There is nothing to type: what will be paid is shown at once."""

    def __init__(self, game):
        Entry.__init__(self, "dividends")
        self._ready = game.prepared((DIVIDENDS,))
        self._outcome = self._ready[1]


class Prospects(Look):
    """What the dividends would be now."""

    name = "prospects"

    def draw(self, app, canvas):
        """A row per pawn."""
        game, texts = app.game, app.texts
        canvas.text(0, 0, texts["if_paid_now"])
        row = 1
        for pawn in game.pawns():
            dividend = game.dividend(pawn)
            # A dividend of more than four digits is refused only when it is paid.
            _draw_player(canvas, row, pawn, dividend, game.cash[pawn - 1] + dividend, _CASH_END + 1)
            row += 1
        canvas.text(7, 0, texts["confirm_leaves"])


def draw_payday(app, canvas, outcome, undoing):
    """Pawns on the left; on the right Detroit and the incomes that go up with it."""
    texts = app.texts
    way = -1 if undoing else 1
    canvas.text(0, 0, texts["dividends"])
    if undoing:
        canvas.right(0, COLUMNS, texts["undo_mark"])
    elif outcome.stage == OVER:
        canvas.right(0, COLUMNS, texts["end"])
    else:
        canvas.right(0, COLUMNS - 1, texts["next"] + " ")
        canvas.pawn(0, COLUMNS - 1, outcome.turn)
    row = 1
    for pawn, change, cash in outcome.players:
        _draw_player(canvas, row, pawn, way * change, cash - change if undoing else cash)
        row += 1
    facts = [
        (texts["city_%d" % city][:4] + ".", step, value) for city, step, value in outcome.tracks
    ]
    facts += [(short(company), step, income) for company, step, income in outcome.incomes]
    row = 1
    for name, change, value in facts:
        canvas.text(row, _RIGHT_AT, "%s %d" % (name, value - change if undoing else value))
        row += 1


def _draw_player(canvas, row, pawn, change, cash, end=_CASH_END):
    canvas.pawn(row, 0, pawn)
    canvas.right(row, _CHANGE_END, ("+" if change > 0 else "") + str(change))
    canvas.text(row, _ARROW_AT, "→")
    canvas.right(row, end, str(cash))
