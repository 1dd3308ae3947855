"""MENU, Correct: corrects figures that the unit has wrong, and sets the players' own."""

from ..rules.transactions import AMOUNT, BAD_NUMBER, FIXED, INPUT, LABEL, SET, field
from ..ui.canvas import COLUMNS
from ..ui.pawn_keys import HINT_ROW, draw_pawn_keys
from .corrections import at_end, can_be_put_right, cells_of, present, when
from .entry import ActEntry
from .field_view import VALUE_AT, draw_balances, draw_names, draw_pawn, draw_range, set_text
from .layout import (
    CORRECT,
    DIGIT,
    FORM,
    HIGH,
    KEPT,
    KIND,
    LOW,
    MARKS,
    MEMBER,
    MEMBERS,
    NAME,
    NAMES,
    OF,
    ROW,
    SWITCH,
    UNIT,
)
from .names import figure_text, label, value_name, word

_NOW_ROW, _WHEN_ROW = 4, 6
_IN_A_COLUMN, _RIGHT_AT = 5, 11
_WHAT = field(1, 9, 4, BAD_NUMBER, "field_what", FIXED, "", None, None, 1, 0)


class CorrectEntry(ActEntry):
    """Asks what, whose, and the new value."""

    def __init__(self):
        ActEntry.__init__(self, ("correct", None))

    def _cells(self, game):
        """Return the cells that were chosen; None before that."""
        return cells_of(game, self._typed[0]) if self._typed else None

    def fields(self, game):
        """Return the fields, which follow from the cells chosen."""
        cells = self._cells(game)
        if cells is None:
            return (_WHAT,)
        how = AMOUNT
        if cells[HIGH] <= 9:
            how = FIXED
        elif cells[UNIT] == MEMBERS:
            how = SET
        high = cells[HIGH]
        new = (max(0, cells[LOW]), high, len(bin(high)) - 2, BAD_NUMBER, "field_new", how)
        fields = (_WHAT,) + cells[OF] + (new + ("", None, None, 1, 0),)
        if game.correction_fields:
            return game.correction_fields(cells, fields, self._typed)
        if is_list(cells) or len(cells[OF]) > 1:  # what can be typed wants the rows of the others
            return fields[: max(2, len(self._typed) + 1)]
        return fields

    def transaction(self, game, values):
        """Return the correction, with 0 for a kind that the cells do not have."""
        cells = cells_of(game, values[0])
        kinds = len(cells[OF]) if cells else 0
        if len(values) > 2 + kinds:  # one more behind the new value
            values = values[:2] + values[3:] + values[2:3]
        elif len(values) > 1 + kinds:
            values = values[:-1] + (0,) * (2 - kinds) + values[-1:]
        return (CORRECT,) + values

    _has_dead_ends = False  # every figure that can be corrected has a value that is allowed

    def takes_empty(self, game):
        """Return whether no digit means 0."""
        return game.empty_corrects

    def begins_with(self, game):
        """Return the present members of a set that is corrected."""
        cells = self._cells(game)
        if cells and cells[UNIT] == MEMBERS and len(self._typed) == 1 + len(cells[OF]):
            return present(game, cells, self._typed[1:])
        return 0

    @property
    def first_row(self):
        """The row of the first field: the top one for a list of own figures, named there."""
        return 0 if self._lists else 1

    _lists = False

    def title(self, app, canvas):
        """Draw the title; a list of own figures has none."""
        cells = self._cells(app.game)
        self._lists = bool(cells) and is_list(cells)
        self.name = "tables" if self._lists else "correct"
        return 0 if self._lists else canvas.text(0, 0, app.texts["correct"])

    def label(self, app, field):
        """Return the label of a field."""
        name = field[LABEL]
        if name == "field_what":
            return app.texts["own_figures" if self._lists else name]
        if name == "field_new":
            member = self._cells(app.game)[MEMBER]
            if not member or member[INPUT] != SET:
                return app.texts[name]
            field = member
        return label(app.texts, field)

    def draw_value(self, app, canvas, row, field, value):
        """Draw what is corrected by its name, a pawn by its icon."""
        if field is _WHAT and self._lists:
            return
        if field is _WHAT:
            name = word(app.texts, cells_of(app.game, value)[NAME])
            canvas.text(row, VALUE_AT, name[: COLUMNS - VALUE_AT])
        elif field[KIND] == "pawn":
            draw_pawn(app, canvas, row, value)
        else:
            text = value_name(app.texts, field, value)
            if app.game.aside:
                text += app.game.aside(field, value)
            canvas.text(row, VALUE_AT, text[: COLUMNS - VALUE_AT])

    def hint(self, app, canvas):
        """Draw the choices, then the figure as the unit has it."""
        game, texts = app.game, app.texts
        cells = self._cells(game)
        if cells is None:
            self._draw_choices(app, canvas)
            return
        field = self._field(game)
        own = game.draw_hint and "correct" not in game.kit_hints
        if own and game.draw_hint(app, canvas, "correct", field, self._typed):
            return
        money = game.money
        done = len(self._typed) - 1
        if cells in money:
            draw_balances(canvas, game, cells)
        elif done < len(cells[OF]):
            kind = cells[OF][done]
            if kind[KIND] == "pawn":
                draw_pawn_keys(canvas, HINT_ROW, game.pawns())
            elif kind[NAMES]:
                draw_names(app, canvas, kind, None)
            else:
                draw_range(app, canvas, kind)
        else:
            value = present(game, cells, self.transaction(game, self._typed)[2:])
            now = figure_text(texts, cells, value)
            if cells[UNIT] == MEMBERS:
                now = set_text(value) or "-"
            row = max(_NOW_ROW, self.first_row + 2 + len(cells[OF]))
            canvas.text(row, 0, texts["now"])
            canvas.text(row, VALUE_AT, now)
            if cells[UNIT] == SWITCH:
                canvas.text(row + 1, VALUE_AT, texts["switch_keys"])
            if cells[MARKS] & KEPT:
                canvas.text(_WHEN_ROW, 0, texts[when(game, cells)])

    def _draw_choices(self, app, canvas):
        """Draw every figure that can be corrected, behind its digit."""
        game, texts = app.game, app.texts
        shown = can_be_put_right(game)
        rows = (len(shown) + 1) // 2 if len(shown) > _IN_A_COLUMN else len(shown)
        for at, cells in enumerate(sorted(shown, key=_digit)):
            row = at % rows + 2
            text = "%d %s" % (cells[DIGIT], word(texts, cells[NAME]))
            canvas.text(row, 0 if at < rows else _RIGHT_AT, text)
            if not cells[OF] and rows == len(shown):
                value = getattr(game, cells[NAME])
                canvas.right(row, COLUMNS, figure_text(texts, cells, value))


def is_list(cells):
    """Return whether these are own figures in a list."""
    return cells[MARKS] & KEPT and cells[FORM] == ROW


def _digit(cells):
    return cells[DIGIT]


def correcting(game):
    """Return the screen that corrects figures; None while nothing can be corrected."""
    able = can_be_put_right(game)
    own = game.own_entry and game.own_entry("correct", None)
    if own and not at_end(game):
        return own
    return CorrectEntry() if able else None
