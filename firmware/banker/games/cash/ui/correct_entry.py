"""MENU, Correct: a pawn's cash that the unit has wrong, and the editable numbers."""

from ....rules.forms import AMOUNT, FIXED, field
from ....ui.canvas import COLUMNS
from ....ui.entry import VALUE_AT, draw_pawn
from ..data import HIGHEST, INTEREST, LOANS, START
from ..transactions import CORRECT, FIELDS, PAWN, TABLE
from .act_entry import ActEntry, draw_balances

_CASH = 1  # what is corrected: this, and behind it the editable numbers
_WHAT = field(_CASH, _CASH + INTEREST, 0, None, "field_what", FIXED)
_NOW_ROW, _WHEN_ROW = 4, 6


class CorrectEntry(ActEntry):
    """What, whose, the new value."""

    def __init__(self):
        ActEntry.__init__(self, CORRECT)

    def fields(self, game):
        """They follow from what is to be corrected."""
        if not self._typed:
            return (_WHAT,)
        if self._typed[0] == _CASH:
            return (_WHAT,) + FIELDS[CORRECT]
        number = self._typed[0] - _CASH
        how = FIXED if number == LOANS else AMOUNT
        return (_WHAT, (0, HIGHEST[number], 0, None, "field_new", how))

    def transaction(self, game, values):
        """Each is a transaction of its own."""
        if values[0] == _CASH:
            return (CORRECT,) + values[1:]
        return (TABLE, values[0] - _CASH) + values[1:]

    def draw_value(self, app, canvas, row, field, value):
        """What is corrected by its name, a pawn by its icon."""
        if field is PAWN:
            draw_pawn(app, canvas, row, value)
        else:
            canvas.text(row, VALUE_AT, app.texts["what_%d" % value])

    def hint(self, app, canvas):
        """The choices, then what the unit believes."""
        game, texts = app.game, app.texts
        if not self._typed:
            for what in range(_CASH, _CASH + INTEREST + 1):
                canvas.text(what + 1, 0, "%d %s" % (what, texts["what_%d" % what]))
                if what != _CASH:
                    number = what - _CASH
                    canvas.right(what + 1, COLUMNS, in_words(texts, number, game.table(number)))
        elif self._typed[0] == _CASH:
            draw_balances(canvas, game)
        else:
            number = self._typed[0] - _CASH
            canvas.text(_NOW_ROW, 0, texts["now"])
            canvas.text(_NOW_ROW, VALUE_AT, in_words(texts, number, game.table(number)))
            if number == LOANS:
                canvas.text(_NOW_ROW + 1, VALUE_AT, texts["loan_keys"])
            canvas.text(_WHEN_ROW, 0, texts[when(game, number)])


def in_words(texts, number, value):
    """An editable number as people read it."""
    if number == LOANS:
        return texts["yes" if value else "no"]
    return str(value) + ("%" if number == INTEREST else " " + texts["money"])


def when(game, number):
    """From when on a number counts: the starting cash is paid out already."""
    return "next_game" if number == START and game.count else "this_game"
