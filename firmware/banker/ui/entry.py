"""Entering a transaction: fields that blink in turn, then what it does, then CONFIRM or CANCEL.

Each game has its own flows: see `fields`, `transaction` and `draw_value`.
"""

from ..rules.forms import FIXED, HOW, LABEL, PAWNS, SET, Refused, most_digits
from . import keys
from .screen import Screen

VALUE_AT = 10  # the column where what is typed stands


class Entry(Screen):
    """A flow under way. What has been typed is kept until CONFIRM or CANCEL."""

    first_row = 2

    def __init__(self, name):
        self.name = name
        self._typed = ()  # values of the fields done
        self._typing = 0  # the number so far, or a bit for each member of a set
        self._digits = 0  # how many have been typed in the field that blinks
        self._refused = False  # what stands in it; the next digit begins anew
        self._ready = None  # what the game has prepared, once nothing is left to type
        self._outcome = None  # the outcome in it

    # What a game says about its flow.

    def fields(self, game):
        """The fields, as far as they are known by what has been typed: see `rules.forms`."""

    def transaction(self, game, values):
        """What has been typed so far, as the rules know it."""

    def draw_value(self, app, canvas, row, field, value):
        """Put what was typed into a field behind its label."""

    def hint(self, app, canvas):
        """Help with the field that blinks, on the last rows."""

    def title(self, app, canvas):
        """What this is, on the first row; returns the column after it."""
        return canvas.text(0, 0, app.texts[self.name])

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
        """Digits fill the fields; CONFIRM carries out; CANCEL gives up."""
        digit = keys.digit(key)
        if key == keys.CANCEL:
            self._cancel(app)
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
        return field[HOW] != FIXED

    def _field(self, game):
        return self.fields(game)[len(self._typed)]

    def _cancel(self, app):
        """Empty the field if it takes several digits and has any; else leave the entry."""
        if self._digits and not self._outcome and self._field(app.game)[HOW] != FIXED:
            self._typing = self._digits = 0
            self._refused = False
        else:
            app.cancel()

    def _digit(self, app, field, digit):
        most, how = most_digits(field), field[HOW]
        if how == SET:
            if not 1 <= digit <= most:
                app.refuse("bad_number")
            else:
                self._typing ^= 1 << (digit - 1)
                self._digits = self._typing
        elif self._digits == most and not self._refused:
            app.refuse("no_more_digits")
        else:
            if self._refused:
                self._typing = self._digits = 0
                self._refused = False
            self._typing = 10 * self._typing + digit
            self._digits += 1
            if how == FIXED and self._digits == most:
                value = self._typing
                self._typing = self._digits = 0
                self.enter(app, value)

    def enter(self, app, value):
        """Take a field's value if the rules allow it, and go on to the next one. An amount that is
        refused stays to be seen: emptied, the next CONFIRM would take it for 0."""
        game = app.game
        transaction = self.transaction(game, self._typed + (value,))
        try:
            self._ready = game.prepare(transaction)
        except Refused as refusal:
            app.refuse(refusal.reason)
            self._refused = self._digits > 0
            return
        self._outcome = self._ready and self._ready[1]
        self._typing = self._digits = 0
        self._refused = False
        self._typed += (value,)

    # Drawing.

    def draw(self, app, canvas):
        """The fields, or the outcome once all are there."""
        if self._outcome:
            app.game_ui.draw_outcome(app, canvas, self._outcome, "confirm_or_cancel")
            return
        self.title(app, canvas)
        row = self.first_row
        done = len(self._typed)
        for at, field in enumerate(self.fields(app.game)):
            canvas.text(row, 0, app.texts[field[LABEL]])
            if at < done:
                self.draw_value(app, canvas, row, field, self._typed[at])
            else:
                self._draw_blank(canvas, row, field, at == done)
            row += 1
        self.hint(app, canvas)
        ended = self._field(app.game)[HOW] == FIXED
        canvas.text(7, 0, app.texts["cancel_leaves" if ended else "confirm_or_cancel"])

    def _draw_blank(self, canvas, row, field, active):
        """A field not done yet: what is typed of it, and lines where digits are missing."""
        if field[HOW] == SET:
            text = set_text(self._typing if active else 0) or "_"
            blinking = VALUE_AT
        else:
            typed = str(self._typing) if active and self._digits else ""
            typed = "0" * (self._digits - len(typed)) + typed if active else ""
            text = typed + "_" * (most_digits(field) - len(typed))
            blinking = VALUE_AT + len(typed)
        canvas.text(row, VALUE_AT, text)
        if active:
            canvas.blink(row, blinking, VALUE_AT + len(text) - blinking)


def set_text(members):
    """The digits of a set."""
    text = ""
    for digit in range(1, 10):
        if members >> (digit - 1) & 1:
            text += str(digit)
    return text


def draw_pawn(app, canvas, row, pawn):
    """A pawn that was typed: its icon and its name."""
    column = canvas.pawn(row, VALUE_AT, pawn)
    canvas.text(row, column + 1, app.texts["pawn_%d" % pawn])


def draw_pawn_keys(canvas, row, pawns=range(1, PAWNS + 1)):
    """Which digit is which pawn."""
    for pawn in pawns:
        column = 3 * pawn - 2
        canvas.text(row, column, str(pawn))
        canvas.pawn(row, column + 1, pawn)
