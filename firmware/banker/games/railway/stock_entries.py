"""What the keys of stock rounds ask for, and deals, which are made in operating rounds too."""

from ...kit.describe import PAWN, called
from ...rules.forms import Refused
from .base import STOCK, TRAINS
from .entries import (
    DEAL,
    EXCHANGE_DEAL,
    PRICE,
    PRIVATE_DEAL,
    SOURCE,
    START,
    TRAIN_DEAL,
    WINNER,
)
from .stock import exchange_sources, sources


def _agreeing(game, typed):
    """Return the pawn that must agree to a deal."""
    if typed[0] == PRIVATE_DEAL:
        return (game.owner[typed[1]],)
    return (game.president[typed[1]],)


_agrees = called("consent", PAWN, choices=_agreeing)
_agrees = _agrees[:3] + ("no_consent",) + _agrees[4:]


def auction_fields(game, typed):
    """Ask who won, for how much; with a presidency, which and at which price."""
    fields = (WINNER,)
    if typed and typed[0]:
        fields += (PRICE,)
        if game.gives_presidency(game.offered()):
            fields += (START,) if game.presidency_given[1] else (game.COMPANY, START)
    return fields


def auctioned(game, typed):
    """Return the auction so far; an empty price is the minimum."""
    if not typed or not typed[0]:
        return ("auction",) + typed + (0, 0, 0) if typed else ("auction",)
    values = typed[:1]
    if len(typed) > 1:
        values += (typed[1] or game.minimum,)
        if not game.gives_presidency(game.offered()):
            values += (0, 0)
        elif game.presidency_given[1]:
            values += (game.presidency_given[1],) + typed[2:]
        else:
            values += typed[2:]
    return ("auction",) + values


def buy_fields(game, typed):
    """Ask which company; its price to start, or where the share comes from."""
    if not typed:
        return (game.COMPANY,)
    if not game.par[typed[0]]:
        return (game.COMPANY, START)
    return (game.COMPANY, SOURCE) if len(sources(game, typed[0])) > 1 else (game.COMPANY,)


def bought(game, typed):
    """Return the purchase or the start so far."""
    if typed and not game.par[typed[0]]:
        return ("start",) + typed + ((0,) if len(typed) > 1 else ())
    if len(typed) == 1:
        found = sources(game, typed[0])
        return ("buy",) + typed + ((found[0], 0) if len(found) == 1 else ())
    return ("buy",) + typed + ((0,) if typed else ())


def _check_deal(game):
    """Refuse where there is nothing to deal with."""
    fault = None
    names = (
        ("private", "exchange") if game.step == STOCK else ("private", "company_train", "exchange")
    )
    for name in names:
        if name in game.kind_of and (name != "company_train" or game.step == TRAINS):
            try:
                game.check((game.kind_of[name],))
                return
            except Refused as refusal:
                fault = fault or refusal
    raise fault


def deal_fields(game, typed):
    """Ask what the deal is, then whatever that takes."""
    what = typed[0] if typed else 0
    if what == PRIVATE_DEAL:
        fields = (DEAL, game.PRIVATE, PRICE)
        if len(typed) > 1 and game.owner[typed[1]] != game.actor():
            fields += (_agrees,)
        return fields
    if what == TRAIN_DEAL:
        fields = (DEAL, game.COMPANY)
        if len(typed) < 2:
            return fields
        if len(_types(game, typed[1])) > 1:
            fields += (game.TRAIN,)
        fields += (PRICE,)
        return fields + ((_agrees,) if game.president[typed[1]] != game.actor() else ())
    if what == EXCHANGE_DEAL and len(_exchange_sources(game)) > 1:
        return (DEAL, SOURCE)
    return (DEAL,)


def dealt(game, typed):
    """Return the deal so far."""
    what = typed[0] if typed else PRIVATE_DEAL
    if what == PRIVATE_DEAL:
        values = typed[1:3]
        return ("private",) + values + ((0,) if len(values) > 1 else ())
    if what == TRAIN_DEAL:
        values = typed[1:]
        if values:
            types = _types(game, values[0])
            if len(types) == 1:
                values = values[:1] + (types[0],) + values[1:]
        return ("company_train",) + values[:3]
    sources = _exchange_sources(game)
    return ("exchange",) + (typed[1:] or ((sources[0],) if len(sources) == 1 else ()))


def _types(game, company):
    """Return the different trains of a company."""
    return sorted(set(game.trains_of(company)))


def _exchange_sources(game):
    """Return who has a share to exchange for."""
    return exchange_sources(game) if game.exchanged else []


FLOWS = {
    "auction": (auction_fields, auctioned),
    "buy": (buy_fields, bought),
    "deal": (deal_fields, dealt, _check_deal),
}
