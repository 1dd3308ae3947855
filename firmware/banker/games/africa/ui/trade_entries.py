"""Entering what is bought and sold: by a pawn in a stock round, by a company in its turn."""

from ....rules.forms import AMOUNT, FIXED, field
from ....ui.entry import HINT_ROW
from ..data import ALL_BONDS, BONDS, COMPANIES, OPERATE, is_private
from ..transactions import (
    BUY,
    CODE,
    FROM_POOL,
    NEW_BOND,
    OF_BANK,
    SELL,
    TO_BANK,
    TRAIN,
    TYPE,
)
from .fields import TurnEntry, choice
from .names import train_name

_SOURCE = choice(1, 5, "field_source", "source")
_BOUGHT = choice(1, 2, "field_what", "buy")
_SOLD = choice(1, 2, "field_what", "sell")
_CARD = choice(1, 2, "field_how", "card")
SHARES = field(1, 9, 0, None, "field_count", FIXED)
_BONDS = field(1, ALL_BONDS, 0, None, "field_count", AMOUNT)
_TRAINS = 1  # among what a company buys or sells


class BuyEntry(TurnEntry):
    """A certificate of somewhere, a bond; a company a train, or one of the pool."""

    def __init__(self, game):
        TurnEntry.__init__(self, "buy", game)

    def steps(self, game, typed):
        if game.stage == OPERATE:
            return _company_buys(game, typed)
        if not typed:
            return (_SOURCE,), (BUY,)
        source = typed[0]
        if source == NEW_BOND:
            return (_SOURCE,), (BUY, source, BONDS, 1)
        fields, made = (_SOURCE, CODE), (BUY,) + typed
        if len(typed) > 1:
            from ..trading import asks_certificate, only_certificate

            if asks_certificate(game, source, typed[1]):
                fields += (SHARES if source == FROM_POOL else _CARD,)
            else:
                made += (only_certificate(game, source, typed[1]),)
        return fields, made

    def draw_digits(self, app, canvas, wanted):
        """Trains with their prices."""
        if wanted is TYPE:
            draw_trains(app.game, canvas, app.game.types_for_sale(), app.game.train_price)
        else:
            TurnEntry.draw_digits(self, app, canvas, wanted)


def _company_buys(game, typed):
    if not typed:
        return (_BOUGHT,), (BUY, FROM_POOL)
    if typed[0] == _TRAINS:
        return asked_type((_BOUGHT,), (TRAIN, OF_BANK), game.on_offer(), typed[1:])
    made = (BUY, FROM_POOL) + typed[1:]
    return (_BOUGHT, CODE), made + (1,) if len(typed) > 1 else made


def asked_type(fields, made, trains, typed):
    """The type of a train is asked for only where there are several, in stock or not."""
    types = sorted(set(trains))
    if len(types) > 1:
        return fields + (TYPE,), made + typed
    return fields, made + tuple(types)


def draw_trains(game, canvas, trains, price):
    """Each type behind its key, with a price."""
    for at, train in enumerate(trains):
        row = HINT_ROW - 2 + at // 3
        canvas.text(row, 7 * (at % 3), "%s %d" % (train_name(train), price(train)))


class SellEntry(TurnEntry):
    """Shares, a private, bonds; a company a train, or what it owns."""

    def __init__(self, game):
        TurnEntry.__init__(self, "sell", game)

    def steps(self, game, typed):
        if game.stage != OPERATE:
            return _sold((), typed)
        if not typed:
            return (_SOLD,), (SELL,)
        if typed[0] == _TRAINS:
            own = game.own_trains(game.company)
            return asked_type((_SOLD,), (TRAIN, TO_BANK), own, typed[1:])
        return _sold((_SOLD,), typed[1:])

    def draw_digits(self, app, canvas, wanted):
        """Trains with what the bank pays for them."""
        game = app.game
        if wanted is TYPE:
            draw_trains(game, canvas, game.own_trains(game.company), game.back_price)
        else:
            TurnEntry.draw_digits(self, app, canvas, wanted)


def _sold(fields, typed):
    """A code, and of what there are several how many."""
    fields += (CODE,)
    made = (SELL,) + typed
    if typed and is_private(typed[0]):
        return fields, made + (1,)
    if typed and (typed[0] == BONDS or typed[0] <= COMPANIES):
        fields += (_BONDS if typed[0] == BONDS else SHARES,)
    return fields, made
