"""What is entered when something was auctioned: a private, or a minor that starts."""

from ....ui.entry import HINT_ROW, draw_pawn_keys
from ..data import MINORS, OFFER
from ..transactions import AUCTION, BID, FIELDS, WINNER
from .figures import name
from .rail_entry import RailEntry, draw_codes


class AuctionEntry(RailEntry):
    """AUCTION: what was bid aloud. In the first SR the unit knows what is on offer."""

    def __init__(self, game):
        RailEntry.__init__(self, "auction")
        self._offered = game.offered() if game.step == OFFER else 0

    def fields(self, game):
        """No bid is asked for where nobody wins."""
        typed = self._typed
        if self._offered:
            return FIELDS[AUCTION][1:2] if typed and not typed[0] else FIELDS[AUCTION][1:]
        return FIELDS[AUCTION]

    def transaction(self, game, values):
        if self._offered:
            values = (self._offered,) + values
            if len(values) == 2 and not values[1]:
                values += (0,)
        return (AUCTION,) + values

    def hint(self, app, canvas):
        """The minors there are; who may win; the least bid and the winner's cash."""
        game, texts = app.game, app.texts
        field = self._field(game)
        if self._offered:
            canvas.text(4, 0, "%s min %d" % (name(self._offered), game.minimum))
        if field is WINNER:
            if self._offered:
                canvas.text(5, 0, texts["nobody_key"])
            draw_pawn_keys(canvas, HINT_ROW, game.pawns())
        elif field is BID:
            lowest = game.minimum if self._offered else 100
            most = game.cash[self._typed[-1] - 1]
            canvas.text(HINT_ROW, 0, "%d-%d %s" % (lowest, most, texts["by_five"]))
        else:
            draw_codes(canvas, [code for code in range(1, MINORS + 1) if game.open(code)])
