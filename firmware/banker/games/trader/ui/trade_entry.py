"""Entering what the Trader game's function keys begin."""

from ....rules.forms import PAWNS
from ....ui.entry import HINT_ROW, VALUE_AT, Entry, draw_pawn, draw_pawn_keys, draw_range
from .. import transactions
from ..data import MOST_BOUGHT
from ..transactions import BUYER, CODE, FIELDS, PAWN, SELLER
from .figures import code_text, price_text
from .flows import FLOWS

_PAWNS = (PAWN, BUYER, SELLER)
ALL = range(1, PAWNS + 1)


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
        """What can be typed: the pawns, the codes, or how many shares there are."""
        game = app.game
        field = self._field(game)
        if field in _PAWNS:
            draw_pawn_keys(canvas, HINT_ROW, [pawn for pawn in ALL if game.in_play(pawn)])
        elif field is CODE:
            draw_range(app, canvas, field)
        else:
            canvas.text(HINT_ROW, 0, self._most(app))

    def _most(self, app):
        """How many shares can be meant, in words."""
        code = self._typed[-1]
        if self._kind == transactions.BUY:
            bank = app.game.bank(code)
            return app.texts["bank_has"] % bank if bank >= MOST_BOUGHT else "1"
        held = app.game.held(self._typed[-2], code)
        return app.texts["seller_has"] % held if held > 1 else "1"
