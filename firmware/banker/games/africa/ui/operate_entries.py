"""Entering deals: a train of another company, a power, a concession."""

from ..data import OPERATE, PRIORITY
from ..transactions import (
    CONCESSION,
    CONSENT,
    GIVEN,
    OF_COMPANY,
    POWER,
    PRIVATE,
    TRAIN,
    TRAIN_PRICE,
    TYPE_OR_COMPANY,
)
from .fields import TurnEntry, choice
from .trade_entries import asked_type, draw_trains

_DEAL = choice(1, 3, "field_what", "deal")
_OF_COMPANY, _POWER = 1, 2


class DealEntry(TurnEntry):
    """A train of another company, a private's power, a concession; a pawn takes priority."""

    def __init__(self, game):
        TurnEntry.__init__(self, "deal", game)

    def steps(self, game, typed):
        if game.stage != OPERATE:
            return (), (POWER, PRIORITY)
        if not typed:
            return (_DEAL,), (TRAIN, OF_COMPANY)
        if typed[0] == _POWER:
            return (_DEAL, PRIVATE), (POWER,) + typed[1:]
        if typed[0] != _OF_COMPANY:
            return (_DEAL, GIVEN), (CONCESSION,) + typed[1:]
        return _train_deal(game, typed[1:])

    def draw_digits(self, app, canvas, wanted):
        """The seller's trains with their full prices."""
        game = app.game
        draw_trains(game, canvas, game.own_trains(self._typed[1]), game.train_price)


def _train_deal(game, typed):
    """Company, type, price, consent: as far as each is asked for."""
    fields, made = (_DEAL, TYPE_OR_COMPANY), (TRAIN, OF_COMPANY) + typed[:1]
    if not typed:
        return fields, made
    seller, rest = typed[0], typed[1:]
    trains = game.own_trains(seller) if seller < len(game.status) else ()
    if not trains:
        return fields, made
    fields, made = asked_type(fields, made, trains, rest[:1])
    asked = len(fields) - 2
    if len(rest) < asked:
        return fields, made
    rest = rest[asked:]
    fields += (TRAIN_PRICE,)
    made += rest[:1]
    if rest:
        from ..operating import consent_of

        consent = consent_of(game, seller)
        if consent:
            fields += (CONSENT,)
            made += rest[1:2]
        else:
            made += (0,)
    return fields, made
