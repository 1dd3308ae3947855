"""Entering what was said in an auction: company, winner, bid."""

from ....ui.entry import HINT_ROW, VALUE_AT, draw_pawn, draw_range
from ..data import NAMES
from ..transactions import AUCTION, BID, FIELDS, WINNER
from .fields import TurnEntry, draw_company_keys, draw_label, draw_players_keys, open_companies

_MINIMUM_ROW, _FIRST_ROW = 4, 5


class AuctionEntry(TurnEntry):
    """The players bid aloud; the unit shows the least bid and who begins."""

    def __init__(self, game):
        TurnEntry.__init__(self, "auction")
        self._on_sale = game.on_sale()
        self._fields = FIELDS[AUCTION]
        if self._on_sale:
            self.first_row = 2
            self._fields = self._fields[1:]

    def fields(self, game):
        """The company is asked for where there is a choice."""
        return self._fields

    def transaction(self, game, values):
        """Where nobody bids, no amount is asked for: the bid is 0."""
        if self._on_sale:
            values = (self._on_sale,) + values
        if len(values) == 2 and not values[1]:
            values += (0,)
        return (AUCTION,) + values

    def hint(self, app, canvas):
        """The least bid, who begins, and which key is what."""
        game = app.game
        company = self._on_sale or (self._typed[0] if self._typed else 0)
        if self._on_sale:
            draw_label(app, canvas, 1, "field_company")
            canvas.text(1, VALUE_AT, NAMES[company])
        if not company:
            for_sale = [key for key in open_companies(game) if game.unsold(key)]
            draw_company_keys(canvas, for_sale)
            return
        draw_label(app, canvas, _MINIMUM_ROW, "field_minimum")
        canvas.text(_MINIMUM_ROW, VALUE_AT, str(game.min_bid(company)))
        draw_label(app, canvas, _FIRST_ROW, "field_first")
        draw_pawn(app, canvas, _FIRST_ROW, game.turn)
        if self._fields[len(self._typed)] is WINNER:
            canvas.text(2, VALUE_AT + 2, app.texts["nobody_key"])
            draw_players_keys(canvas, HINT_ROW, game)
        else:
            cash = game.cash[self._typed[-1] - 1]
            draw_range(app, canvas, (game.min_bid(company), cash) + BID[2:])

    def draw_value(self, app, canvas, row, field, value):
        """The winner is a pawn."""
        if field is WINNER:
            draw_pawn(app, canvas, row, value)
        else:
            TurnEntry.draw_value(self, app, canvas, row, field, value)
