"""What a company buys: its own shares, and trains."""

from ....ui.entry import HINT_ROW
from ..data import key_of
from ..transactions import (
    BANK,
    FIELDS,
    OWN_SHARES,
    POOL,
    SOURCE,
    TRAIN,
    TYPE,
)
from .rail_entry import RailEntry, draw_types


class OwnEntry(RailEntry):
    """BUY: a public takes shares of its own back."""

    def __init__(self, game):
        RailEntry.__init__(self, "buy")

    def fields(self, game):
        return FIELDS[OWN_SHARES]

    def transaction(self, game, values):
        return (OWN_SHARES,) + values

    def hint(self, app, canvas):
        """How many there are, and for how much."""
        game = app.game
        most = game.in_pool(game.turn)
        text = ("1-%d × %d" if most > 1 else "%d × %d") % (most, game.price(game.turn))
        canvas.text(HINT_ROW, 0, text)


class TrainEntry(RailEntry):
    """BUY: a train of the bank or of the pool, asked for as far as there is a choice."""

    def __init__(self, game):
        RailEntry.__init__(self, "buy")

    def fields(self, game):
        fields = (TYPE,) if len(game.on_sale()) > 1 else ()
        key = self._key(game, self._typed)
        if key is not None and self._both(game, key):
            fields += (SOURCE,)
        return fields

    def _key(self, game, values):
        """The train's key as far as it is known."""
        sale = game.on_sale()
        if len(sale) == 1:
            return key_of(sale[0])
        return values[0] if values else None

    def _both(self, game, key):
        train = (key - 2) % 10
        return game.in_bank(train) and game.pooled[train]

    def transaction(self, game, values):
        key = self._key(game, values)
        if key is None:
            return (TRAIN,)
        if len(game.on_sale()) == 1:
            values = (key,) + values
        train = (key - 2) % 10
        if len(values) == 1 and train in game.on_sale() and not self._both(game, key):
            values += (BANK if game.in_bank(train) else POOL,)
        return (TRAIN,) + values

    def hint(self, app, canvas):
        """Trains on sale, each behind its key."""
        if self._field(app.game) is not TYPE:
            RailEntry.hint(self, app, canvas)
            return
        draw_types(app.game, canvas, app.game.on_sale())
