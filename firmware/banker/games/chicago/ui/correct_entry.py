"""MENU, Correct: a figure that the unit has wrong, and what it is."""

from ....rules.forms import AMOUNT, FIXED, HOW, SET
from ....ui.entry import VALUE_AT, Entry, set_text
from ..corrections import present_value
from ..data import CITIES
from ..transactions import (
    CASH,
    COMPANY,
    CORRECT,
    FIGURE,
    HOUSES_LEFT,
    LOCOMOTIVES,
    PAWN,
    PRESENCE,
    SOMEBODY,
    WHAT,
)
from .fields import (
    HINT_ROW,
    TurnEntry,
    draw_company_keys,
    draw_players_keys,
    open_companies,
)

# Whose and which value depends on what: these stand for the transaction's wider fields.
_CITY = (1, CITIES, 0, None, "field_city", FIXED)
_COUNT = (0, 99, 0, None, "field_new", AMOUNT)
_TABLES = PRESENCE + 1
_CHOICES_ROW, _CHOICES, _RIGHT_AT = 2, 4, 11
_NOW_ROW = 5


class CorrectEntry(TurnEntry):
    """Which figure, whose, and its new value; it takes no pawn's turn."""

    def __init__(self, game):
        TurnEntry.__init__(self, "correct")

    title = Entry.title

    def fields(self, game):
        """They follow from what is to be corrected."""
        what = self._typed[0] if self._typed else 0
        if what == HOUSES_LEFT:
            return (WHAT, _COUNT)
        if what == PRESENCE:
            return (WHAT, _CITY, SOMEBODY)
        if what == LOCOMOTIVES:
            return (WHAT, COMPANY, _COUNT)
        return (WHAT, PAWN if what == CASH else COMPANY, FIGURE) if what else (WHAT,)

    def transaction(self, game, values):
        """The houses have no owner: 0 stands in its place."""
        if values[0] == HOUSES_LEFT:
            values = (HOUSES_LEFT, 0) + values[1:]
        return (CORRECT,) + values

    def enter(self, app, value):
        """The last choice opens the entry of the editable numbers."""
        if not self._typed and value == _TABLES:
            from .table_entry import TableEntry

            app.open(TableEntry("tables"))
        else:
            TurnEntry.enter(self, app, value)

    def closes(self, field):
        """A figure must be typed; only the set of companies in a city may be empty."""
        return field[HOW] == SET or (field[HOW] == AMOUNT and self._digits > 0)

    def draw_value(self, app, canvas, row, field, value):
        """What is corrected by its name, a city too."""
        if field is WHAT:
            canvas.text(row, VALUE_AT, app.texts["what_%d" % value])
        elif field is _CITY:
            canvas.text(row, VALUE_AT, app.texts["city_%d" % value])
        else:
            TurnEntry.draw_value(self, app, canvas, row, field, value)

    def hint(self, app, canvas):
        """The choices, then the keys, then what the unit believes."""
        game, texts = app.game, app.texts
        field = self._field(game)
        if field is WHAT:
            for what in range(1, _TABLES + 1):
                column, row = divmod(what - 1, _CHOICES)
                text = "%d %s" % (what, texts["what_%d" % what])
                canvas.text(_CHOICES_ROW + row, _RIGHT_AT * column, text)
        elif field is PAWN:
            draw_players_keys(canvas, HINT_ROW, game)
        elif field is _CITY:
            for city in range(1, CITIES + 1):
                canvas.text(_NOW_ROW + city - 2, 0, "%d %s" % (city, texts["city_%d" % city]))
        elif field is not COMPANY:
            what = self._typed[0]
            now = present_value(game, what, self._typed[1] if len(self._typed) > 1 else 0)
            now = (set_text(now) or "-") if what == PRESENCE else str(now)
            canvas.text(_NOW_ROW, 0, texts["now"])
            canvas.text(_NOW_ROW, VALUE_AT, now)
        if field in (COMPANY, SOMEBODY):
            draw_company_keys(canvas, HINT_ROW, open_companies(game))
