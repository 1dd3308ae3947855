"""Entering what the Trader game's function keys begin."""

from ....ui.entry import VALUE_AT, Entry, draw_pawn, draw_pawn_keys
from .. import transactions
from .figures import code_text, price_text
from .flows import CODE, FLOWS, PAWN_FIELDS


class TradeEntry(Entry):
    """A flow of FLOWS."""

    def __init__(self, key):
        name, self._kind, self._fields = FLOWS[key]
        Entry.__init__(self, name)

    def fields(self, game):
        """Always the same."""
        return self._fields

    def transaction(self, game, values):
        """What has been typed; BUY_BANK floats a company that is not listed."""
        kind = self._kind
        if kind == transactions.BUY and len(values) > 1:
            code = values[1]
            if transactions.CODE[0] <= code <= transactions.CODE[1] and not game.listed(code):
                kind = transactions.FLOAT
        return (kind,) + values

    def _digit(self, app, field, digit):
        if field is CODE and not self._digits and digit > 2:
            app.refuse("no_such_company")
        else:
            Entry._digit(self, app, field, digit)

    def draw_value(self, app, canvas, row, field, value):
        """A pawn with its name, a company with its price, or a number."""
        if field in PAWN_FIELDS:
            draw_pawn(app, canvas, row, value)
        elif field is CODE:
            column = canvas.text(row, VALUE_AT, code_text(value))
            canvas.text(row, column + 1, price_text(app.game, value))
        else:
            canvas.text(row, VALUE_AT, str(value))

    def hint(self, app, canvas):
        """Which key is which pawn, where one is asked for."""
        if self._fields[0] in PAWN_FIELDS:
            draw_pawn_keys(canvas, 6)
