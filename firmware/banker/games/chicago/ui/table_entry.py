"""MENU, Correct, Tables: the numbers that only the printed board knows."""

from ....rules.forms import AMOUNT, HOW
from ....ui.entry import HINT_ROW, VALUE_AT, Entry
from ..data import DIALS, NAMES, TABLES, TABLES_HIGHEST, TABLES_LOWEST, WABASH, WHEELING
from ..transactions import FIELDS, TABLE
from .figures import DIAL_NAMES

_LIST_ROW, _RIGHT_AT = 2, 13
_NOW_ROW, _RANGE_ROW = 4, 5


class TableEntry(Entry):
    """Shows all editable numbers; one is chosen and gets a new value."""

    first_row = 1

    def fields(self, game):
        """Those of the transaction; the list of numbers takes the place of the second."""
        return FIELDS[TABLE][: len(self._typed) + 1]

    def transaction(self, game, values):
        return (TABLE,) + values

    def closes(self, field):
        """A number must be given."""
        return field[HOW] == AMOUNT and self._digits > 0

    def draw_value(self, app, canvas, row, field, value):
        """The number by its name."""
        canvas.text(row, VALUE_AT, table_name(app.texts, value))

    def hint(self, app, canvas):
        """The numbers; or what of one, what it is, what it can be, and when it counts."""
        texts, tables = app.texts, app.game.next_tables
        if not self._typed:
            self._draw_numbers(texts, canvas, tables)
            return
        at = self._typed[0] - 1
        canvas.text(_NOW_ROW, 0, "%s: %d" % (table_unit(texts, at + 1), tables[at]))
        lowest, highest = TABLES_LOWEST[at], TABLES_HIGHEST[at]
        between = "%d-%d" % (lowest, highest)
        if at == len(TABLES) - 1:  # Pittsburgh goes up by two
            between = "%d, %d-%d" % (lowest, lowest + 2, highest)
        canvas.text(_RANGE_ROW, 0, between)
        canvas.text(HINT_ROW, 0, texts[when(app.game)])

    def _draw_numbers(self, texts, canvas, tables):
        """Dials and cities at the left, companies at the right."""
        left = right = _LIST_ROW
        for number in range(1, len(TABLES) + 1):
            text = "%d %s %d" % (number, table_name(texts, number), tables[number - 1])
            if DIALS < number < DIALS + WABASH:
                canvas.text(right, _RIGHT_AT, text)
                right += 1
            else:
                canvas.text(left, 0, text)
                left += 1


def table_name(texts, number):
    """An editable number's name: a dial, a company or a city."""
    if number <= DIALS:
        return texts[DIAL_NAMES[number]]
    if number < DIALS + WABASH:
        return NAMES[number - DIALS]
    return texts["city_%d" % (number - DIALS - WABASH + WHEELING)]


def table_unit(texts, number):
    """What of it: uses of a dial, first income, last value."""
    at = 0 if number <= DIALS else 1 if number < DIALS + WABASH else 2
    return texts["table_units"].split("|")[at]


def table_words(texts, number):
    """The name, and what of it."""
    return table_name(texts, number) + " " + table_unit(texts, number)


def when(game):
    """For which game a number counts, in a word that the texts have."""
    return "next_game" if game.count else "this_game"
