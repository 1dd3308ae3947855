"""MENU, Correct: a figure that the unit has wrong, and what it is; and the way to the tables."""

from ....rules.forms import AMOUNT, FIXED, HOW, field
from ....ui.entry import HINT_ROW, VALUE_AT, Entry, draw_pawn, draw_pawn_keys, draw_range
from .. import tables as box
from ..asking import filled
from ..corrections import present_value
from ..refusals import BAD_NUMBER
from ..tables import MOST_PRICE
from ..transactions import (
    CASH,
    COMPANY,
    COPIES,
    CORRECT,
    FIELDS,
    FIGURE,
    PAWN,
    PRICE,
    ROW_OF,
    STATIONS,
    TABLE,
    WHAT,
)
from .figure_names import WHATS, table_name, what_words
from .figures import company_keys, listed, short, title

# Whose and which value depends on what: these stand for the transaction's wider fields.
_PRICE = field(0, MOST_PRICE, 0, None, "field_new", AMOUNT)
_ONE_DIGIT = field(0, 9, 0, None, "field_new", FIXED)
_COST = field(0, box.MOST_COST, 0, None, "field_new", AMOUNT)
_NUMBER = field(0, 99, 0, BAD_NUMBER, "field_number", FIXED)
_CHOICES_ROW, _HALF = 2, 11
_NOW_ROW = 5


class CorrectEntry(Entry):
    """Which figure, whose, and its new value; it takes no pawn's turn."""

    first_row = 1

    def __init__(self):
        Entry.__init__(self, "correct")

    def title(self, app, canvas):
        """What this is."""
        canvas.text(0, 0, title(app.texts, CORRECT))

    def fields(self, game):
        """They follow from what is to be corrected."""
        what = self._typed[0] if self._typed else 0
        if what == TABLE:
            if len(self._typed) < 2:
                return (WHAT, _NUMBER)
            return (WHAT, _NUMBER, _table_field(self._typed[1]))
        if not what:
            return (WHAT,)
        whose = PAWN if what in (CASH, COPIES) else COMPANY
        new = _ONE_DIGIT if what in (STATIONS, COPIES) else _PRICE if what == PRICE else FIGURE
        found = (WHAT, whose, new)
        return found + (ROW_OF,) if len(self._typed) == len(found) else found

    def transaction(self, game, values):
        """The row is asked for only where a price stands in both."""
        t = (CORRECT,) + values
        return filled(game, t) if len(values) == len(FIELDS[CORRECT]) - 1 else t

    def closes(self, field):
        """A figure must be typed."""
        return field[HOW] == AMOUNT and self._digits > 0

    def draw_value(self, app, canvas, row, field, value):
        """What is corrected by its name, whose it is."""
        if field is WHAT:
            text = what_words(app.texts, value)
        elif field is PAWN:
            draw_pawn(app, canvas, row, value)
            return
        elif field is COMPANY:
            text = short(value)
        else:
            text = table_name(app.texts, value) if field is _NUMBER else str(value)
        canvas.text(row, VALUE_AT, text)

    def hint(self, app, canvas):
        """The choices, then the keys, then what the unit believes."""
        game, texts = app.game, app.texts
        wanted = self._field(game)
        if wanted is WHAT:
            for at, what in enumerate(WHATS):
                right, down = divmod(at, 3)
                text = "%d %s" % (what, what_words(texts, what))
                canvas.text(_CHOICES_ROW + down, _HALF * right, text)
        elif wanted is PAWN:
            draw_pawn_keys(canvas, HINT_ROW, game.pawns())
        elif wanted is COMPANY:
            canvas.text(HINT_ROW, 0, company_keys(game.founded()))
        elif wanted is _NUMBER:
            for at, words in enumerate(listed(texts, "table_sorts")):
                canvas.text(3 + at, 0, words)
        elif wanted is ROW_OF:
            canvas.text(HINT_ROW, 0, texts["row_keys"])
        else:
            what, whose = self._typed[:2]
            canvas.text(_NOW_ROW, 0, texts["now"])
            canvas.text(_NOW_ROW, VALUE_AT, str(present_value(game, what, whose)))
            draw_range(app, canvas, wanted)


def _table_field(number):
    """How a figure of the tables is typed."""
    highest = box.sort(number)[4]
    return {box.MOST_COST: _COST, MOST_PRICE: _PRICE}.get(highest, _ONE_DIGIT)
