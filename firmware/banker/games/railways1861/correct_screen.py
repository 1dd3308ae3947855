"""MENU, Correct: cash, loans, a space by row and column; figures before the game begins."""

from ...kit.correct_entry import CorrectEntry
from ...kit.describe import amount, kind
from ...kit.groups import kind_in
from ...kit.names import word
from ...rules.forms import LABEL, Refused
from ...ui.entry import HINT_ROW, VALUE_AT
from .market import at, written
from .names import draw_codes, name
from .tables import LAST_FIGURE, RSR, RSR_CODE

CASH, TILL, LOANS, SPACE, FIGURES = 1, 2, 3, 4, 7
FIGURE, NEW_VALUE = kind("figure", LAST_FIGURE), amount("new_value_typed", 30000)
CODE = kind("company", RSR_CODE, reason="no_such_company")
ROW, COLUMN = kind("row", 99, 0), kind("column", 99, 0)
NEW_LOANS = amount("new_value_typed", 99)
_CHOICES = (
    (CASH, "cash"),
    (TILL, "till"),
    (LOANS, "loans"),
    (SPACE, "space"),
    (FIGURES, "figures"),
)


class CorrectScreen(CorrectEntry):
    """What, whose, the new value."""

    def fields(self, game):
        """A company is typed by its code, a space is a row and a column, a figure has a number."""
        what = self._typed[0] if self._typed else 0
        fields = CorrectEntry.fields(self, game)[:2]
        if what == FIGURES:
            return fields[:1] + (FIGURE, NEW_VALUE)
        if what == SPACE:
            return fields[:1] + (CODE, ROW, COLUMN)
        if what == CASH:
            return fields + (NEW_VALUE,)
        return fields[:1] + (CODE, NEW_LOANS if what == LOANS else NEW_VALUE) if what else fields

    def transaction(self, game, values):
        """A space stands in it as its number."""
        what = values[0]
        if what == FIGURES:
            return (kind_in(game, "figures", "figure"),) + values[1:]
        if what != CASH and len(values) > 1:
            if values[1] == RSR_CODE and what != SPACE:
                values = (what, RSR) + values[2:]
            elif not 1 <= values[1] < RSR:
                raise Refused("no_such_company")
        if what == SPACE and len(values) > 2:
            if len(values) == 3:
                values = values[:2]
            else:
                values = values[:2] + (at(game.market(), values[2], values[3]),)
        return CorrectEntry.transaction(self, game, values)

    def label(self, app, field):
        """The label of a field."""
        if field[LABEL] == "field_what":
            return app.texts["field_what"]
        return word(app.texts, "field_pawn" if field[LABEL] == "pawn" else field[LABEL])

    def draw_value(self, app, canvas, row, field, value):
        """What is corrected by its name."""
        if field[LABEL] == "field_what":
            canvas.text(row, VALUE_AT, app.texts[dict(_CHOICES)[value]])
        elif field is CODE:
            canvas.text(row, VALUE_AT, name(RSR if value == RSR_CODE else value))
        else:
            CorrectEntry.draw_value(self, app, canvas, row, field, value)

    def hint(self, app, canvas):
        """The choices, then what the unit believes."""
        game, texts = app.game, app.texts
        typed = self._typed
        if not typed:
            for at, (digit, name) in enumerate(_CHOICES):
                text = "%d %s" % (digit, texts[name])
                if digit <= TILL:
                    text += ", " + word(texts, "field_pawn" if digit == CASH else "company")
                canvas.text(2 + at, 0, text)
        elif len(typed) == 1:
            if typed[0] == FIGURES:
                canvas.text(HINT_ROW - 1, 0, "01-05 10-19 20-29 35")
            elif typed[0] == CASH:
                CorrectEntry.hint(self, app, canvas)
            else:
                draw_codes(canvas, game.order() + ([] if typed[0] == SPACE else [RSR_CODE]))
        else:
            self._draw_now(app, canvas)

    def _draw_now(self, app, canvas):
        game = app.game
        what, whose = self._typed[:2]
        whose = RSR if whose == RSR_CODE and what != FIGURES else whose
        if what == FIGURES:
            from .figure_acts import figure_range, figure_value

            now = str(figure_value(game, whose))
            lowest, highest, step = figure_range(whose)
            canvas.text(HINT_ROW - 1, 0, "%d-%d" % (lowest, highest))
            if step > 1:
                canvas.right(HINT_ROW - 1, 21, app.texts["only_by_five"])
        elif what == SPACE:
            now = written(game.market(), game.space[whose])
        else:
            now = str((game.cash, game.till, game.loans)[what - 1][whose])
        canvas.text(HINT_ROW, 0, "→ " + now)
