"""What pawns enter in a stock round: shares, and publics that start."""

from ....ui.entry import HINT_ROW
from ..data import LAST_PUBLIC, MOST_POOLED, PUBLICS
from ..market import PUBLIC as START_SPACE
from ..market import marked, price, spaces
from ..transactions import (
    BUY,
    FIELDS,
    POOL,
    PUBLIC,
    SELL,
    SOURCE,
    START,
    START_PRICE,
    TREASURY,
)
from .rail_entry import RailEntry

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
        every = range(1, spaces(market) + 1)
        found = sorted([price(market, one) for one in every if marked(market, one, START_SPACE)])
        found = [str(one) for one in found]
        half = (len(found) + 1) // 2
        canvas.text(HINT_ROW - 1, 0, " ".join(found[:half]))
        canvas.text(HINT_ROW, 0, " ".join(found[half:]))


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

    def hint(self, app, canvas):
        """No more than the pawn holds and the pool takes."""
        if not self._typed:
            RailEntry.hint(self, app, canvas)
            return
        game, code = app.game, self._typed[0]
        most = min(game.held(game.turn, code), MOST_POOLED - game.in_pool(code))
        canvas.text(HINT_ROW, 0, "1-%d" % most if most > 1 else "1")
