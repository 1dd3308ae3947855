"""What pawns enter in a stock round: shares, companies that start, auctions."""

from ....ui.entry import HINT_ROW, draw_pawn_keys
from ..data import LAST_PUBLIC, MINORS, OFFER, PUBLICS
from ..market import PUBLIC as START_SPACE
from ..market import marked, price, spaces
from ..transactions import (
    AUCTION,
    BID,
    BUY,
    FIELDS,
    POOL,
    PUBLIC,
    SELL,
    SOURCE,
    START,
    START_PRICE,
    TREASURY,
    WINNER,
)
from .figures import name
from .rail_entry import RailEntry, draw_codes

_PUBLICS = range(PUBLICS + 1, LAST_PUBLIC + 1)


class ShareEntry(RailEntry):
    """BUY: a share of a public that runs, or the director's certificate of one that does not."""

    def __init__(self, game):
        RailEntry.__init__(self, "buy")

    def fields(self, game):
        """Where the share comes from is asked if there is a choice."""
        if not self._typed:
            return (PUBLIC,)
        if not game.running(self._typed[0]):
            return (PUBLIC, START_PRICE)
        return (PUBLIC, SOURCE) if self._both(game, self._typed[0]) else (PUBLIC,)

    def _both(self, game, code):
        return game.treasury(code) and game.in_pool(code)

    def transaction(self, game, values):
        code = values[0]
        if not PUBLICS < code <= LAST_PUBLIC or game.running(code):
            if len(values) == 1 and PUBLICS < code <= LAST_PUBLIC and not self._both(game, code):
                values += (TREASURY if game.treasury(code) else POOL,)
            return (BUY,) + values
        return (START,) + values

    def codes(self, game):
        """Those with a share to buy, or that may start."""
        return [code for code in _PUBLICS if game.running(code) or game.open(code)]

    def hint(self, app, canvas):
        """The prices of publics that run; those at which one may start."""
        game = app.game
        field = self._field(game)
        if field is not START_PRICE:
            RailEntry.hint(self, app, canvas)
            return
        market = game.market()
        found = []
        for space in range(1, spaces(market) + 1):
            if marked(market, space, START_SPACE):
                found.append(price(market, space))
        found = sorted(found)
        half = (len(found) + 1) // 2
        canvas.text(HINT_ROW - 1, 0, " ".join([str(one) for one in found[:half]]))
        canvas.text(HINT_ROW, 0, " ".join([str(one) for one in found[half:]]))


class SellEntry(RailEntry):
    """SELL: shares to the pool."""

    def __init__(self, game):
        RailEntry.__init__(self, "sell")

    def fields(self, game):
        return FIELDS[SELL]

    def transaction(self, game, values):
        return (SELL,) + values

    def codes(self, game):
        """Those that the pawn in turn holds."""
        return [code for code in _PUBLICS if game.held(game.turn, code)]


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
