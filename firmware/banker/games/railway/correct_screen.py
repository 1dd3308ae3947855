"""MENU, Correct, in a railway game: cash, a space by row and column, figures before it begins."""

from ...kit.correct_entry import CorrectEntry
from ...kit.describe import kind
from ...kit.field_view import VALUE_AT
from ...kit.groups import kind_in
from ...kit.layout import BOARD_ROW, CORRECT, DIGIT, NAME
from ...kit.names import word
from ...rules.transactions import LABEL, Refused
from ...ui.pawn_keys import HINT_ROW
from .grid import at
from .hint_rows import draw_codes

CASH, SPACE, FIGURES = 1, 4, 7
ROW, COLUMN = kind("row", 99, 0), kind("column", 99, 0)


def _draw_choices(game, texts, canvas):
    """Draw what can be put right now."""
    choices = sorted([(one[DIGIT], word(texts, one[NAME])) for one in game.cells if one[DIGIT]])
    row = HINT_ROW - len(choices)
    for choice in choices + [(FIGURES, texts["figures"])]:
        try:
            game.check((CORRECT, choice[0]))
        except Refused:
            if choice[0] != FIGURES or game.count:
                continue
        canvas.text(row, 0, "%d %s" % choice)
        row += 1


class CorrectScreen(CorrectEntry):
    """What, whose, the new value."""

    def fields(self, game):
        """A company is typed by its code; a space is a row and a column; a figure has a number."""
        what = self._typed[0] if self._typed else 0
        fields = CorrectEntry.fields(self, game)
        if what not in (0, CASH, FIGURES):
            fields = fields[:1] + (game.company_key,) + fields[2:]
        if what == SPACE:
            return fields[:2] + (ROW, COLUMN)
        if what == FIGURES:
            from .figure_acts import FIGURE, NEW_VALUE

            fields = fields[:1] + (FIGURE, NEW_VALUE)
        return fields

    def transaction(self, game, values):
        """A space stands in it as its number."""
        if values[0] == FIGURES:
            return (kind_in(game, "figures", "figure"),) + values[1:]
        if values[0] != CASH and len(values) > 1:
            code = game.company_typed(values[1])
            if not code:
                raise Refused("no_such_company")
            values = values[:1] + (code,) + values[2:]
        if values[0] == SPACE and len(values) > 2:
            space = (at(game.grid, values[2], values[3]),) if len(values) > 3 else ()
            values = values[:2] + space
        return CorrectEntry.transaction(self, game, values)

    def draw_value(self, app, canvas, row, field, value):
        """Figures are no cells; a company by its name."""
        game = app.game
        if field[LABEL] == "field_what" and value == FIGURES:
            canvas.text(row, VALUE_AT, app.texts["figures"])
        else:
            if field is game.company_key:
                field, value = game.company_kind, game.company_typed(value)
            CorrectEntry.draw_value(self, app, canvas, row, field, value)

    def hint(self, app, canvas):
        """The choices, then what the unit believes."""
        game, texts, typed = app.game, app.texts, self._typed
        label = self._field(game)[LABEL]
        now = None
        if not typed:
            _draw_choices(game, texts, canvas)
        elif label == "company":
            codes = game.correctable(typed[0] == SPACE)
            draw_codes(canvas, [game.name(texts, one)[:2] for one in codes])
        elif label in ("row", "column"):
            now = "%d/%d" % divmod(game.space[game.company_typed(typed[1])], BOARD_ROW)
        elif label == "figure_number":
            canvas.text(HINT_ROW, 0, texts["figure_numbers"])
        elif label == "new_value":
            from .figure_acts import figure, figure_range

            lowest, highest, _ = figure_range(game, typed[1])
            canvas.text(HINT_ROW - 1, 0, "%d-%d" % (lowest, highest))
            now = str(figure(game, typed[1]))
        else:
            CorrectEntry.hint(self, app, canvas)
        if now:
            canvas.text(HINT_ROW, 0, "%s %s" % (texts["now"], now))
