"""MENU, Correct: a figure that the unit has wrong, and what it is; before the draw the tables."""

from ....rules.forms import AMOUNT, FIXED, HOW, field
from ....ui.entry import HINT_ROW, VALUE_AT, Entry
from ..data import LIMITS_AT, NUMBERS_AT, TABLES, table_unit
from ..transactions import (
    CASH,
    CORRECT,
    FIGURE,
    PAWN,
    PRICE,
    STATIONS_LAID,
    TABLE,
    TABLE_NUMBER,
    TABLE_VALUE,
    TYPE_OR_COMPANY,
)
from .fields import TurnEntry
from .table_words import table_words

_TABLES = 7
_WHAT = field(1, _TABLES, 0, None, "field_what", FIXED)
_PRICE = field(5, 460, 0, None, "field_new", AMOUNT)
_STATIONS = field(1, 5, 0, None, "field_new", FIXED)
_CHOICES_ROW, _NOW_ROW = 2, 5


class CorrectEntry(TurnEntry):
    """Which figure, whose, and its new value; it takes nobody's turn."""

    def __init__(self, game):
        TurnEntry.__init__(self, "correct", game)

    title = Entry.title

    def steps(self, game, typed):
        made = (CORRECT,) + typed
        what = typed[0] if typed else 0
        if not what:
            return (_WHAT,), made
        if what == _TABLES:
            return (_WHAT, TABLE_NUMBER, TABLE_VALUE), (TABLE,) + typed[1:]
        whose = PAWN if what == CASH else TYPE_OR_COMPANY
        value = _PRICE if what == PRICE else _STATIONS if what == STATIONS_LAID else FIGURE
        return (_WHAT, whose, value), made

    def wrong(self, game, wanted, value):
        """Any amount is the rules' business."""
        return None if wanted[HOW] == AMOUNT else TurnEntry.wrong(self, game, wanted, value)

    def closes(self, wanted):
        """A figure must be typed."""
        return wanted[HOW] == AMOUNT and self._digits > 0

    def draw_value(self, app, canvas, row, wanted, value):
        """What is corrected by its name."""
        if wanted is _WHAT:
            canvas.text(row, VALUE_AT, app.texts["what_%d" % value])
        elif wanted is TABLE_NUMBER:
            canvas.text(row, VALUE_AT, table_words(app.texts, value))
        else:
            TurnEntry.draw_value(self, app, canvas, row, wanted, value)

    def hint(self, app, canvas):
        """The choices, then what the unit believes."""
        game, texts = app.game, app.texts
        wanted = self._field(game)
        if wanted is _WHAT:
            row = _CHOICES_ROW
            for what in (1, 2, 3, 4, _TABLES):
                if self._can(game, wanted, what):
                    canvas.text(row, 0, "%d %s" % (what, texts["what_%d" % what]))
                    row += 1
        elif len(self._typed) < 2:
            if wanted is TABLE_NUMBER:
                canvas.text(HINT_ROW, 0, texts["two_digits"] % (1, TABLES))
            else:
                TurnEntry.hint(self, app, canvas)
        else:
            what, which = self._typed
            if what == _TABLES:
                now = table_unit(which) * game.tables[which - 1]
            else:
                from ..corrections import present_value  # not beside the outcome

                now = present_value(game, what, which)
            canvas.text(_NOW_ROW, 0, texts["now"])
            canvas.text(_NOW_ROW, VALUE_AT, str(now))
            canvas.text(HINT_ROW, 0, _between(texts, what, which, wanted))


def _between(texts, what, which, wanted):
    """What a figure can be."""
    if what != _TABLES:
        return "%d-%d" % (wanted[0], wanted[1])
    if which <= NUMBERS_AT:
        return "10-2500"
    return "1-9" if which <= LIMITS_AT else "1-99"
