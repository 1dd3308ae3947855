"""Entering a transaction: field after field, then what it does, then CONFIRM or CANCEL.

Each game has its own flows: see `fields`, `transaction` and `draw_value`.
"""

from ..rules.forms import AMOUNT, FIXED, HOW, LABEL, LIST, PAWNS, SET, Refused, most_digits
from . import keys
from .canvas import COLUMNS
from .glyphs import LIT
from .screen import Screen

VALUE_AT = 10  # the column where what is typed stands
HINT_ROW = 6
_ROOM = COLUMNS - VALUE_AT
_LISTED = 3  # cells that a member of a list takes
_WANTED, _ARROW = 10, 11  # behind the lit digits: the one that is wanted next, an arrow


class Entry(Screen):
    """A flow under way. What has been typed is kept until CONFIRM or CANCEL; UNDO goes one field
    back."""

    first_row = 2

    def __init__(self, name):
        self.name = name
        self._typed = ()  # values of the fields done
        self._typing = 0  # the number so far, or a bit for each member of a set
        self._digits = 0  # how many have been typed in the field that is wanted
        self._refused = False  # what stands in it; the next digit begins anew
        self._ready = None  # what the game has prepared, once nothing is left to type
        self._outcome = None  # the outcome in it

    # What a game says about its flow.

    def fields(self, game):
        """The fields, as far as they are known by what has been typed: see `rules.forms`. So one
        may be asked for only if another is this or that, and of two with the same label the later
        one takes the earlier one's row."""

    def transaction(self, game, values):
        """What has been typed so far, as the rules know it."""

    def prepare(self, game, values):
        """Return what the game makes of these values; None while some are missing. Refused."""
        return game.prepare(self.transaction(game, values))

    def draw_value(self, app, canvas, row, field, value):
        """Put what was typed into a field behind its label."""

    def begins_with(self, game):
        """What is in the set that is wanted before anything is typed."""
        return 0

    def hint(self, app, canvas):
        """Help with the field that is wanted, and with no other: what can be typed there."""
        draw_range(app, canvas, self._field(app.game))

    def label(self, app, field):
        """The label of a field."""
        return app.texts[field[LABEL]]

    def title(self, app, canvas):
        """What this is, on the first row; returns the column after it."""
        return canvas.text(0, 0, app.texts[self.name])

    @property
    def keeps(self):
        """Whether anything is left to type, which the rules will check."""
        return not self._ready

    def prepare_confirm(self, app):
        """Encode the game that CONFIRM leads to, once nothing is left to type."""
        if self._ready:
            app.ledger.encode_ahead(self._ready[0])

    @property
    def amount(self):
        """What the screen asks for, once it does."""
        return self._outcome and self._outcome.amount

    @property
    def second_amount(self):
        """The same for another pawn."""
        return self._outcome and self._outcome.second_amount

    # Keys.

    def key(self, app, key):
        """Digits fill the fields; CONFIRM carries out; UNDO goes a field back; CANCEL gives up."""
        digit = keys.digit(key)
        if key == keys.CANCEL:
            self._cancel(app)
        elif key == keys.UNDO:
            self._back(app)
        elif self._outcome:
            if key == keys.CONFIRM:
                app.confirm(self._outcome.transaction, self._ready)
            else:
                app.refuse("wrong_key")
        elif digit is not None:
            self._digit(app, self._field(app.game), digit)
        elif key == keys.CONFIRM and self.closes(self._field(app.game)):
            self.enter(app, self._typing)
        else:
            app.refuse("not_finished" if key == keys.CONFIRM else "digit_wanted")

    def closes(self, field):
        """Whether CONFIRM closes a field as it is; an amount that is empty means 0."""
        if field[HOW] == LIST:
            return not self._digits
        return field[HOW] != FIXED

    def _field(self, game):
        return self.fields(game)[len(self._typed)]

    def _cancel(self, app):
        """Empty the field if it is closed by CONFIRM and has any digits; else give up."""
        if self._digits and not self._outcome and self._field(app.game)[HOW] in (AMOUNT, SET):
            self._begin_field(app.game)
        else:
            app.cancel()

    def _back(self, app):
        """Empty the field, or go back to the one before; before the first there is nothing."""
        if not self._digits or self._outcome:
            if not self._typed:
                app.cancel()
                return
            self._ready = self._outcome = None
            self._typed = self._typed[:-1]
        self._begin_field(app.game)

    def _begin_field(self, game):
        self._typing = self._digits = 0
        self._refused = False
        if not self._outcome:
            self._typing = self.begins_with(game)

    def _digit(self, app, field, digit):
        most, how = most_digits(field), field[HOW]
        if how == SET:
            if not 1 <= digit <= most:
                app.refuse("bad_number")
            else:
                self._typing ^= 1 << (digit - 1)
                self._digits = self._typing ^ self.begins_with(app.game)
        elif self._digits == most and not self._refused:
            app.refuse("no_more_digits")
        else:
            if self._refused:
                self._typing = self._digits = 0
                self._refused = False
            self._typing = 10 * self._typing + digit
            self._digits += 1
            if how != AMOUNT and self._digits == most:
                value = self._typing
                self._typing = self._digits = 0
                self.enter(app, value)

    def enter(self, app, value):
        """Take a field's value if the rules allow it, and go on to the next one. An amount that is
        refused stays to be seen: emptied, the next CONFIRM would take it for 0."""
        game = app.game
        try:
            self._ready = self.prepare(game, self._typed + (value,))
        except Refused as refusal:
            app.refuse(refusal.reason)
            self._refused = self._digits > 0
            return
        self._outcome = self._ready and self._ready[1]
        self._typed += (value,)
        self._begin_field(game)

    # Drawing.

    def draw(self, app, canvas):
        """The fields, or the outcome once all are there."""
        if self._outcome:
            app.game_ui.draw_outcome(app, canvas, self._outcome, "confirm_or_cancel")
            return
        self.title(app, canvas)
        done = len(self._typed)
        labels = []
        earlier = []  # fields with the same label, by label
        for at, field in enumerate(self.fields(app.game)):
            if not field[LABEL]:  # it is not asked for
                continue
            if field[LABEL] in labels:
                place = labels.index(field[LABEL])
                earlier[place] += 1
            else:
                place = len(labels)
                labels.append(field[LABEL])
                earlier.append(0)
                canvas.text(self.first_row + place, 0, self.label(app, field))
            row = self.first_row + place
            column = self._place(canvas, row, field, earlier[place])
            if at >= done:
                self._draw_blank(canvas, row, column, field, at == done)
            elif field[HOW] != LIST:
                self.draw_value(app, canvas, row, field, self._typed[at])
            elif self._typed[at]:
                canvas.text(row, column, "%02d" % self._typed[at])
        self.hint(app, canvas)
        closes = self.closes(self._field(app.game))
        canvas.text(7, 0, app.texts["entry_closes" if closes else "entry_leaves"])

    def _place(self, canvas, row, field, earlier):
        """The column of a field that has so many others in its row: a list goes on behind them,
        anything else takes their place."""
        nth = earlier % (_ROOM // _LISTED) if field[HOW] == LIST else 0
        if earlier and not nth:
            canvas.put(row, VALUE_AT, b" " * _ROOM)
        return VALUE_AT + _LISTED * nth

    def _draw_blank(self, canvas, row, column, field, wanted):
        """A field not done yet: lines where digits are missing. An arrow points at the one that is
        wanted; what is typed of it is lit, and the digit that comes next blinks."""
        if not wanted:
            canvas.text(row, column, "_" * (1 if field[HOW] == SET else most_digits(field)))
            return
        canvas.code(row, VALUE_AT - 1, LIT + _ARROW)
        if field[HOW] == SET:
            typed = set_text(self._typing)
            left = 1
        else:
            typed = str(self._typing) if self._digits else ""
            typed = "0" * (self._digits - len(typed)) + typed
            left = most_digits(field) - len(typed)
        for digit in typed:
            column = canvas.code(row, column, LIT + int(digit))
        if left:
            canvas.code(row, column, LIT + _WANTED)
            canvas.text(row, column + 1, "_" * (left - 1))
            canvas.blink(row, column, 1)


def set_text(members):
    """The digits of a set."""
    text = ""
    for digit in range(1, 10):
        if members >> (digit - 1) & 1:
            text += str(digit)
    return text


def draw_range(app, canvas, field, row=HINT_ROW):
    """What a field can be, from its lowest to its highest, and whether CONFIRM closes it."""
    lowest, highest, how = field[0], field[1], field[HOW]
    if how == SET:
        lowest, highest = 1, most_digits(field)
    if how in (FIXED, LIST) and highest > 9:
        text = app.texts["two_digits"] % (lowest, highest)
    else:
        text = "%d-%d" % (lowest, highest)
    if how != FIXED:
        closing = app.texts["then_confirm"]
        text = text + " " + closing if len(text) + len(closing) < COLUMNS else closing
    canvas.text(row, 0, text)


def draw_pawn(app, canvas, row, pawn):
    """A pawn that was typed: its icon and its name."""
    column = canvas.pawn(row, VALUE_AT, pawn)
    canvas.text(row, column + 1, app.texts["pawn_%d" % pawn])


def draw_pawn_keys(canvas, row, pawns=range(1, PAWNS + 1)):
    """Which digit is which pawn."""
    for pawn in pawns:
        column = 3 * pawn - 3
        canvas.text(row, column, str(pawn))
        canvas.pawn(row, column + 1, pawn)
