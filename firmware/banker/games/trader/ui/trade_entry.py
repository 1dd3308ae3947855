"""Entering what the Trader game's function keys begin."""

from ....ui.entry import VALUE_AT, Entry, draw_pawn, draw_pawn_keys
from .. import transactions
from ..transactions import BUYER, CODE, FIELDS, PAWN, SELLER
from .figures import code_text, price_text
from .flows import FLOWS

_PAWNS = (PAWN, BUYER, SELLER)


class TradeEntry(Entry):
    """A flow of FLOWS."""

    def __init__(self, key):
        name, self._kind = FLOWS[key]
        Entry.__init__(self, name)

    def fields(self, game):
        """Those of the transaction."""
        return FIELDS[self._kind]

    def transaction(self, game, values):
        """What has been typed; BUY_BANK floats a company that is not listed."""
        kind = self._kind
        if kind == transactions.BUY and len(values) > 1:
            code = values[1]
            if CODE[0] <= code <= CODE[1] and not game.listed(code):
                kind = transactions.FLOAT
        return (kind,) + values

    def _digit(self, app, field, digit):
        if field is CODE and not self._digits and digit > 2:
            app.refuse("no_such_company")
        else:
            Entry._digit(self, app, field, digit)

    def draw_value(self, app, canvas, row, field, value):
        """A pawn with its name, a company with its price, or a number."""
        if field in _PAWNS:
            draw_pawn(app, canvas, row, value)
        elif field is CODE:
            column = canvas.text(row, VALUE_AT, code_text(value))
            canvas.text(row, column + 1, price_text(app.game, value))
        else:
            canvas.text(row, VALUE_AT, str(value))

    def hint(self, app, canvas):
        """Which key is which pawn, where one is asked for."""
        if FIELDS[self._kind][0] in _PAWNS:
            draw_pawn_keys(canvas, 6)
