"""MENU, Correct: a figure that the unit has wrong, and what it is."""

from ....rules.forms import AMOUNT, FIXED, HOW, SET, Refused
from ....ui.entry import HINT_ROW, VALUE_AT, Entry, set_text
from ..corrections import present_value
from ..data import CITIES, SHARES
from ..transactions import (
    CASH,
    COMPANY,
    CORRECT,
    FIGURE,
    HOUSES_LEFT,
    LOCOMOTIVES,
    PAWN,
    PRESENCE,
    SHARES_HELD,
    SOMEBODY,
    WHAT,
)
from .fields import TurnEntry, draw_company_keys, draw_players_keys, open_companies

# Whose and which value depends on what: these stand for the transaction's wider fields.
_CITY = (1, CITIES, 0, None, "field_city", FIXED)
_COUNT = (0, 99, 0, None, "field_new", AMOUNT)
_TABLES, _SHARES = 7, 8  # keys; as transactions know them, shares are SHARES_HELD
_HELD = (0, max(SHARES), 0, None, "field_new", FIXED)
_CHOICES_ROW, _CHOICES, _RIGHT_AT = 2, 4, 11
_NOW_ROW = 5
_NO_CHOICE = 0


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
        if what == _SHARES:
            return (WHAT, PAWN, COMPANY, _HELD)
        if what == PRESENCE:
            return (WHAT, _CITY, SOMEBODY)
        if what == LOCOMOTIVES:
            return (WHAT, COMPANY, _COUNT)
        return (WHAT, PAWN if what == CASH else COMPANY, FIGURE) if what else (WHAT,)

    def transaction(self, game, values):
        """The houses have no owner: 0 stands in its place. A company stands before the number of
        its shares; while that is missing, the number that there is."""
        if values[0] == HOUSES_LEFT:
            values = (HOUSES_LEFT, 0) + values[1:]
        elif values[0] == _SHARES:
            values = (SHARES_HELD,) + values[1:]
            if len(values) == 4:
                values = values[:2] + (10 * values[2] + values[3],)
        elif values[0] >= _TABLES:
            values = (_NO_CHOICE,)
        return (CORRECT,) + values

    def enter(self, app, value):
        """One choice opens the entry of the editable numbers; a company whose shares are meant is
        looked at before their number is known."""
        typed = self._typed
        if not typed and value == _TABLES:
            from .table_entry import TableEntry

            app.open(TableEntry("tables"))
        elif typed[:1] == (_SHARES,) and len(typed) == 2:
            try:
                held = app.game.held(typed[1], value) if COMPANY[0] <= value <= COMPANY[1] else 0
                app.game.prepare((CORRECT, SHARES_HELD, typed[1], 10 * value + held))
                self._typed += (value,)
            except Refused as refusal:
                app.refuse(refusal.reason)
        else:
            TurnEntry.enter(self, app, value)

    def begins_with(self, game):
        """The companies that are in the city now."""
        if self._typed[:1] == (PRESENCE,) and len(self._typed) == 2:
            return game.present[self._typed[1]]
        return 0

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
            for what in range(1, _SHARES + 1):
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
            if what == _SHARES:
                now = game.held(self._typed[1], self._typed[2])
            else:
                now = present_value(game, what, self._typed[1] if len(self._typed) > 1 else 0)
            now = (set_text(now) or "-") if what == PRESENCE else str(now)
            canvas.text(_NOW_ROW, 0, texts["now"])
            canvas.text(_NOW_ROW, VALUE_AT, now)
        if field in (COMPANY, SOMEBODY):
            draw_company_keys(canvas, open_companies(game), field is COMPANY)
