"""What is no move: a pawn that goes away or comes back, figures to put right, figures of the
game."""

from ....rules.forms import AMOUNT, FIXED, field
from ....ui.entry import HINT_ROW, VALUE_AT, Entry
from ..data import RSR
from ..refusals import BAD_NUMBER, NO_SUCH_COMPANY
from ..transactions import (
    A_PAWN,
    CASH,
    COLUMN_BITS,
    CORRECT,
    FIELDS,
    FIGURE,
    FIGURES,
    LOANS,
    NEW_VALUE,
    NUMBER,
    PAWN_CASH,
    REMOVE,
    SPACE,
)
from .figures import value_text
from .rail_entry import RailEntry

WHAT = field(PAWN_CASH, FIGURES, 3, BAD_NUMBER, "field_which", FIXED)
WHOSE = field(1, RSR, 6, NO_SUCH_COMPANY, "field_company", FIXED)
NEW_LOANS = field(0, 99, 7, BAD_NUMBER, "field_new", AMOUNT)
ROW = field(0, 99, 7, BAD_NUMBER, "field_row", FIXED)
COLUMN = field(0, 99, 7, BAD_NUMBER, "field_column", FIXED)
_WORDS = ("", "cash", "cash", "loans", "space", "", "", "figures")


class RemoveEntry(RailEntry):
    """REMOVE: a pawn is away, or back."""

    def __init__(self, game):
        RailEntry.__init__(self, "away")

    title = Entry.title

    def fields(self, game):
        return FIELDS[REMOVE]

    def transaction(self, game, values):
        return (REMOVE,) + values

    def hint(self, app, canvas):
        """Those who play, away or not."""
        from ....ui.entry import draw_pawn_keys

        draw_pawn_keys(canvas, HINT_ROW, app.game.players())


class CorrectEntry(RailEntry):
    """MENU, Correct: a figure that the unit has wrong; or one of the game, before it begins."""

    def __init__(self, game):
        RailEntry.__init__(self, "correct")

    title = Entry.title

    def fields(self, game):
        """They follow from what is to be corrected."""
        what = self._typed[0] if self._typed else 0
        if not what:
            return (WHAT,)
        if what == FIGURES:
            return (WHAT, NUMBER, NEW_VALUE)
        if what == SPACE:
            return (WHAT, WHOSE, ROW, COLUMN)
        whose = A_PAWN if what == PAWN_CASH else WHOSE
        return (WHAT, whose, NEW_LOANS if what == LOANS else NEW_VALUE)

    def transaction(self, game, values):
        if values[0] == FIGURES:
            return (FIGURE,) + values[1:]
        if values[0] == SPACE and len(values) > 2:
            if len(values) == 3:
                values = values[:2]
            elif values[3] >> COLUMN_BITS:
                values = (SPACE, values[1], 0)
            else:
                values = (SPACE, values[1], values[2] << COLUMN_BITS | values[3])
        return (CORRECT,) + values

    def draw_value(self, app, canvas, row, field, value):
        if field is WHAT:
            canvas.text(row, VALUE_AT, app.texts[_WORDS[value]])
        else:
            RailEntry.draw_value(self, app, canvas, row, field, value)

    def codes(self, game):
        """Companies that run, and RSR but for its space."""
        return game.order() + ([] if self._typed[0] == SPACE else [RSR])

    def hint(self, app, canvas):
        """The choices, then what the unit believes."""
        game, texts = app.game, app.texts
        field = self._field(game)
        if field is WHAT:
            row = 2
            for what in (PAWN_CASH, CASH, LOANS, SPACE, FIGURES):
                text = "%d %s" % (what, texts[_WORDS[what]])
                if what <= CASH:
                    text += " (%s)" % texts["field_pawn" if what == PAWN_CASH else "field_company"]
                canvas.text(row, 0, text)
                row += 1
        elif field in (NEW_VALUE, NEW_LOANS, ROW, COLUMN):
            self._draw_now(app, canvas)
        elif field is NUMBER:
            canvas.text(HINT_ROW - 1, 0, "01-05 10-19 20-29 35")
        else:
            RailEntry.hint(self, app, canvas)

    def _draw_now(self, app, canvas):
        from ..care import figure_range, figure_value, present_value

        what, whose = self._typed[:2]
        if what == FIGURES:
            now = "%d" % figure_value(app.game, whose)
            lowest, highest, step = figure_range(whose)
            canvas.text(HINT_ROW - 1, 0, "%d-%d" % (lowest, highest))
            if step > 1:
                canvas.right(HINT_ROW - 1, 21, app.texts["by_five"])
        else:
            now = value_text(what, present_value(app.game, what, whose))
        canvas.text(HINT_ROW, 0, "= %s" % now)
