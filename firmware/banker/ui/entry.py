"""Entering a transaction: fields that blink in turn, then the amount, then CONFIRM or CANCEL."""

from ..trader import transactions
from ..trader.data import PAWNS
from ..trader.refusals import Refused
from . import keys
from .figures import code_text, price_text
from .flows import CODE, FLOWS, PAWN_FIELDS
from .outcome_view import draw_outcome
from .screen import Screen

_VALUE_AT = 10  # the column where what is typed stands
_FIRST_ROW = 2


class Entry(Screen):
    """A flow under way. What has been typed is kept until CONFIRM or CANCEL."""

    def __init__(self, key):
        self.name, self._kind, self._fields = FLOWS[key]
        self._typed = ()  # values of the fields done
        self._first_digit = None  # of a company's code
        self._outcome = None  # once nothing is left to type

    @property
    def amount(self):
        """What the screen asks for, once it does."""
        return self._outcome and self._outcome.amount

    @property
    def forced(self):
        """What a forced sale brings, where the screen shows one."""
        return (self._outcome and self._outcome.forced_pawn and self._outcome.forced) or None

    # Keys.

    def key(self, app, key):
        """Digits fill the fields; CONFIRM carries out; CANCEL gives up."""
        digit = keys.digit(key)
        if key == keys.CANCEL:
            app.cancel()
        elif self._outcome:
            if key == keys.CONFIRM:
                app.confirm(self._outcome.transaction)
            else:
                app.refuse("wrong_key")
        elif digit is None:
            app.refuse("not_finished" if key == keys.CONFIRM else "digit_wanted")
        else:
            self._digit(app, digit)

    def _digit(self, app, digit):
        field = self._fields[len(self._typed)]
        if field is not CODE:
            self._enter(app, digit)
        elif self._first_digit is None:
            if digit > 2:
                app.refuse("no_such_company")
            else:
                self._first_digit = digit
        else:
            code = 10 * self._first_digit + digit
            self._first_digit = None
            self._enter(app, code)

    def _enter(self, app, value):
        """Take a field's value if the rules allow it, and go on to the next one."""
        transaction = self._transaction(app.game, self._typed + (value,))
        try:
            app.game.check(transaction)
            if transactions.complete(transaction):
                self._outcome = app.game.preview(transaction)
        except Refused as refusal:
            app.refuse(refusal.reason)
            return
        self._typed += (value,)

    def _transaction(self, game, values):
        """What has been typed so far, as the rules know it."""
        kind = self._kind
        if kind == transactions.BUY and len(values) > 1:
            code = values[1]
            if transactions.CODE[0] <= code <= transactions.CODE[1] and not game.listed(code):
                kind = transactions.FLOAT
        return (kind,) + values

    # Drawing.

    def draw(self, app, canvas):
        """The fields, or the outcome once all are there."""
        if self._outcome:
            draw_outcome(app, canvas, self._outcome, "confirm_or_cancel")
            return
        canvas.text(0, 0, app.texts[self.name])
        row = _FIRST_ROW
        for at, field in enumerate(self._fields):
            canvas.text(row, 0, app.texts[field[0]])
            if at < len(self._typed):
                self._draw_value(app, canvas, row, field, self._typed[at])
            else:
                self._draw_blank(canvas, row, field, at == len(self._typed))
            row += 1
        if self._fields[0] in PAWN_FIELDS:
            draw_pawn_keys(canvas, 6)
        canvas.text(7, 0, app.texts["cancel_leaves"])

    def _draw_value(self, app, canvas, row, field, value):
        if field in PAWN_FIELDS:
            column = canvas.pawn(row, _VALUE_AT, value)
            canvas.text(row, column + 1, app.texts["pawn_%d" % value])
        elif field is CODE:
            column = canvas.text(row, _VALUE_AT, code_text(value))
            canvas.text(row, column + 1, price_text(app.game, value))
        else:
            canvas.text(row, _VALUE_AT, str(value))

    def _draw_blank(self, canvas, row, field, active):
        blank = "_" * field[1]
        if not active:
            canvas.text(row, _VALUE_AT, blank)
        elif self._first_digit is None:
            canvas.text(row, _VALUE_AT, blank)
            canvas.blink(row, _VALUE_AT, field[1])
        else:
            canvas.text(row, _VALUE_AT, str(self._first_digit) + "_")
            canvas.blink(row, _VALUE_AT + 1, 1)


def draw_pawn_keys(canvas, row):
    """Which digit is which pawn."""
    for pawn in range(1, PAWNS + 1):
        column = 3 * pawn - 2
        canvas.text(row, column, str(pawn))
        canvas.pawn(row, column + 1, pawn)
