"""MENU, Correct, in a railway game: cash, a space by row and column, figures before it begins."""

from ...kit.correct_entry import CorrectEntry
from ...kit.describe import kind
from ...rules.forms import LABEL
from ...ui.entry import HINT_ROW, VALUE_AT
from .grid import place

SPACE, FIGURES = 4, 7
ROW, COLUMN = kind("row", 99, 0), kind("column", 99, 0)
_PER_ROW = 7  # codes
_CHOICES = ((1, "cash"), (2, "till"), (SPACE, "space"), (FIGURES, "figures"))


class CorrectScreen(CorrectEntry):
    """What, whose, the new value."""

    def fields(self, game):
        """A space is a row and a column; a figure has a number."""
        what = self._typed[0] if self._typed else 0
        fields = CorrectEntry.fields(self, game)
        if what == SPACE:
            return fields[:2] + (ROW, COLUMN)
        if what == FIGURES:
            from .figure_acts import FIGURE, NEW_VALUE

            fields = fields[:1] + (FIGURE, NEW_VALUE)
        return fields

    def transaction(self, game, values):
        """A space stands in it as its number."""
        if values[0] == FIGURES:
            from ...kit.groups import load  # not kept: with it would stay all that it has loaded

            load(game, "figures")
            return (game.kind_of("figure"),) + values[1:]
        if values[0] == SPACE and len(values) > 2:
            from .shares import at

            space = at(game.grid, values[2], values[3]) if len(values) > 3 else None
            values = values[:2] if space is None else values[:2] + (space,)
        return CorrectEntry.transaction(self, game, values)

    def draw_value(self, app, canvas, row, field, value):
        """Figures are no cells."""
        if field[LABEL] == "field_what" and value == FIGURES:
            canvas.text(row, VALUE_AT, app.texts["figures"])
        else:
            CorrectEntry.draw_value(self, app, canvas, row, field, value)

    def hint(self, app, canvas):
        """The choices, then what the unit believes."""
        game, texts = app.game, app.texts
        label = self._field(game)[LABEL]
        if not self._typed:
            for at, (digit, name) in enumerate(_CHOICES):
                canvas.text(3 + at, 0, "%d %s" % (digit, texts[name]))
        elif label == "company":
            able = game.par if self._typed[0] == SPACE else game.floated
            codes = [str(one) for one in game.companies() if able[one]]
            canvas.text(HINT_ROW - 1, 0, " ".join(codes[:_PER_ROW]))
            canvas.text(HINT_ROW, 0, " ".join(codes[_PER_ROW:]))
        elif label in ("row", "column"):
            now = "%d/%d" % place(game.grid, game.space[self._typed[1]])
            canvas.text(HINT_ROW, 0, "%s %s" % (texts["now"], now))
        elif label == "figure_number":
            canvas.text(HINT_ROW, 0, "03-06 12-19 22-29")
        elif label == "new_value":
            from .figure_acts import figure, figure_range

            lowest, highest, _ = figure_range(game, self._typed[1])
            canvas.text(HINT_ROW - 1, 0, "%d-%d" % (lowest, highest))
            now = figure(game, self._typed[1])
            canvas.text(HINT_ROW, 0, "%s %d" % (texts["now"], now))
        else:
            CorrectEntry.hint(self, app, canvas)
