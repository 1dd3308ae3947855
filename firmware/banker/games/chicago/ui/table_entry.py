"""MENU, Correct, Tables: the numbers that only the printed board knows."""

from ....rules.forms import AMOUNT, HOW
from ....ui.entry import VALUE_AT, Entry
from ..data import DIALS, TABLES, TABLES_HIGHEST, TABLES_LOWEST, WABASH, WHEELING
from ..transactions import FIELDS, TABLE
from .figures import short

_PER_ROW, _WIDTH, _VALUE_END = 3, 7, 6
_NEW_ROW, _WHEN_ROW = 5, 6


class TableEntry(Entry):
    """Shows all editable numbers; one is chosen and gets a new value."""

    first_row = 4

    def fields(self, game):
        """Those of the transaction."""
        return FIELDS[TABLE]

    def transaction(self, game, values):
        return (TABLE,) + values

    def closes(self, field):
        """A number must be given."""
        return field[HOW] == AMOUNT and self._digits > 0

    def draw_value(self, app, canvas, row, field, value):
        """The number by its name."""
        canvas.text(row, VALUE_AT, table_words(app.texts, value))

    def hint(self, app, canvas):
        """The numbers, what one can be, and when it counts."""
        game = app.game
        for at in range(len(TABLES)):
            row, column = divmod(at, _PER_ROW)
            column *= _WIDTH
            canvas.text(row + 1, column, str(at + 1) + table_name(app.texts, at + 1))
            canvas.right(row + 1, column + _VALUE_END, str(game.next_tables[at]))
        if self._typed:
            at = self._typed[0] - 1
            lowest, highest = TABLES_LOWEST[at], TABLES_HIGHEST[at]
            between = "%d-%d" % (lowest, highest)
            if at == len(TABLES) - 1:  # Pittsburgh goes up by two
                between = "%d,%d-%d" % (lowest, lowest + 2, highest)
            canvas.text(_NEW_ROW, VALUE_AT + 3, between)
        canvas.text(_WHEN_ROW, 0, app.texts[when(game)])


def table_name(texts, number):
    """An editable number's name in three letters: a dial, a company or a city."""
    if number <= DIALS:
        return texts["table_names"].split()[number - 1]
    if number < DIALS + WABASH:
        return short(number - DIALS)
    return texts["city_%d" % (number - DIALS - WABASH + WHEELING)][:3]


def table_words(texts, number):
    """The same, and what of it: uses of a dial, first income, last value."""
    at = 0 if number <= DIALS else 1 if number < DIALS + WABASH else 2
    return table_name(texts, number) + " " + texts["table_units"].split()[at]


def when(game):
    """For which game a number counts, in a word that the texts have."""
    return "next_game" if game.count else "this_game"
