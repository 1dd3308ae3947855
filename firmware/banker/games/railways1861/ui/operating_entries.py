"""What a company enters in its turn: own shares, track, stations, the run, trains and deals."""

from ....ui.entry import HINT_ROW
from ..data import LAST_PRIVATE, PAWN, PRIVATES, TRAIN_NAMES, key_of
from ..market import price
from ..operating import paid_out, public_run
from ..operating_checks import asks_payout, asks_revenue
from ..transactions import (
    A_PRIVATE,
    BANK,
    COMPANY,
    COMPANY_TRAIN,
    FIELDS,
    FULL,
    GO,
    KEEP,
    OWN_SHARES,
    PAYOUT,
    POOL,
    PRICE,
    PRIVATE,
    PRIVATE_PRICE,
    REVENUE,
    RUN,
    SOURCE,
    STATION,
    TRACK,
    TRAIN,
    TYPE,
)
from .rail_entry import CONSENT, WHICH, RailEntry

_SHARE_END, _KEPT_END, _PRICE_AT = 11, 16, 17


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
        text = "1-%d × %d" % (game.in_pool(game.turn), game.price(game.turn))
        canvas.text(HINT_ROW, 0, text)


class GoEntry(RailEntry):
    """GO where it asks for nothing: a pass, interest, the end of a turn or of a merger round."""

    def __init__(self, game):
        RailEntry.__init__(self, "go_on")

    def fields(self, game):
        return FIELDS[GO]

    def transaction(self, game, values):
        return (GO,)


class BuildEntry(RailEntry):
    """BUILD: 1 track, 2 a station."""

    def __init__(self, game):
        RailEntry.__init__(self, "build")

    def fields(self, game):
        if not self._typed:
            return (WHICH,)
        return (WHICH,) + FIELDS[TRACK if self._typed[0] == 1 else STATION]

    def transaction(self, game, values):
        kind = TRACK if values[0] == 1 else STATION if values[0] == 2 else 0
        return (kind,) + values[1:]

    def which(self, texts, value):
        return texts["track" if value == 1 else "station"]


class RunEntry(RailEntry):
    """GO: the revenue, and what becomes of it."""

    def __init__(self, game):
        RailEntry.__init__(self, "run")

    def fields(self, game):
        """Nothing is asked without a train, and of a minor or RSR only the revenue."""
        if not asks_revenue(game):
            return ()
        if self._typed and asks_payout(game, self._typed[0]):
            return (REVENUE, PAYOUT)
        return (REVENUE,)

    def transaction(self, game, values):
        if not values:
            values = (0, 0)
        elif len(values) == 1 and not asks_payout(game, values[0]):
            values += (0,)
        return (RUN,) + values

    def hint(self, app, canvas):
        """What each choice would pay a share, leave to the company, and do to its price."""
        game, texts = app.game, app.texts
        if self._field(game) is not PAYOUT:
            RailEntry.hint(self, app, canvas)
            return
        canvas.text(3, 0, texts["choices_head"])
        for choice in range(FULL, KEEP + 1):
            revenue = self._typed[0]
            figures = public_run(game, game.turn, revenue, paid_out(revenue, choice))
            row = 3 + choice
            canvas.text(row, 0, "%d %s" % (choice, texts["what_%d" % choice]))
            canvas.right(row, _SHARE_END, str(figures[0]))
            canvas.right(row, _KEPT_END, "+%d" % figures[1])
            canvas.text(row, _PRICE_AT, "→%d" % price(game.market(), figures[2]))


class TrainEntry(RailEntry):
    """BUY: a train of the bank or of the pool, asked for as far as there is a choice."""

    def __init__(self, game):
        RailEntry.__init__(self, "buy_train")

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


def draw_types(game, canvas, trains):
    """Types of trains with their prices, each behind its key."""
    for at, train in enumerate(trains):
        text = "%d:%s %d" % (key_of(train), TRAIN_NAMES[train], game.prices[train])
        canvas.text(HINT_ROW - 2 + at // 2, 11 * (at % 2), text)


class DealEntry(RailEntry):
    """DEAL: 1 a private of a pawn, 2 a train of another company; the other party must agree."""

    def __init__(self, game):
        RailEntry.__init__(self, "deal")

    def fields(self, game):
        typed = self._typed
        if not typed:
            return (WHICH,)
        if typed[0] == 1:
            fields = (WHICH, A_PRIVATE, PRIVATE_PRICE)
        else:
            fields = (WHICH, COMPANY)
            if len(typed) > 1:
                fields += (TYPE, PRICE) if len(game.types_of(typed[1])) > 1 else (PRICE,)
        if len(typed) > 1 and self.consents(game):
            fields += (CONSENT,)
        return fields

    def consents(self, game):
        """The owner of the private, or of the company, unless it is the pawn that acts."""
        typed = self._typed
        if len(typed) < 2:
            return 0
        other = game.owner(typed[1]) - PAWN if typed[0] == 1 else game.owners[typed[1]]
        return 0 if other == game.owners[game.turn] else other

    def transaction(self, game, values):
        """What was typed but for the consent, and a type that was not asked for."""
        if values[0] == 1:
            return (PRIVATE,) + values[1:3]
        if values[0] != 2:
            return (0,)
        values = values[1:]
        if len(values) > 1:
            types = game.types_of(values[0])
            if len(types) == 1:
                values = (values[0], key_of(types[0])) + values[1:]
        return (COMPANY_TRAIN,) + values[:3]

    def which(self, texts, value):
        return texts["a_private" if value == 1 else "a_train"]

    def codes(self, game):
        """Privates of pawns, or companies with trains."""
        if self._typed[0] == 1:
            every = range(PRIVATES + 1, LAST_PRIVATE + 1)
            return [code for code in every if game.owner(code) > PAWN]
        return [code for code in game.order() if code != game.turn and game.train_count(code)]

    def hint(self, app, canvas):
        """What the field can be; of a price, what the company has."""
        game = app.game
        field = self._field(game)
        if field is TYPE:
            draw_types(game, canvas, game.types_of(self._typed[1]))
        elif field in (PRICE, PRIVATE_PRICE):
            most = game.money_of[game.turn]
            if field is PRIVATE_PRICE:
                most = min(most, game.value(self._typed[1]))
            canvas.text(HINT_ROW, 0, "1-%d %s" % (most, app.texts["then_confirm"]))
        else:
            RailEntry.hint(self, app, canvas)
