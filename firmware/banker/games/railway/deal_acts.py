"""Deals: a private of a pawn, a train of another company, a private for a share."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, called, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import Refused
from ...ui import keys
from .acting_company import acts, privates_closed
from .board import CLOSED, COMPANY, FIRST_COMPANY, PRIVATE, STOCK, TRAIN, TRAINS
from .phases import close_granted, pay
from .phases import has_room as has_train_room
from .purchases import check_goes_on, check_purchase, has_room, may_hold, purchased, sources
from .rolling_stock import TO_COMPANIES
from .shares import GOES_ON, POOL, PRICE, SOURCE, shares_moved

BUY_PRIVATE, BUY_TRAIN, EXCHANGE = 1, 2, 3
_TURN = ("track", "station", "run", "trains")
_ANY = ("stock",) + _TURN


def _bargains(game, typed):
    return (BUY_PRIVATE, BUY_TRAIN, EXCHANGE)[: 3 if game.exchanged else 2]


def _agreeing(game, typed):
    """Return the pawn that must agree to a deal."""
    return (game.owner[typed[1]] if typed[0] == BUY_PRIVATE else game.president[typed[1]],)


BARGAIN = kind("bargain", 3, names=IN_WORDS, choices=_bargains)
SELLER = called("seller", COMPANY)
OWNER = called("owner", PAWN)
AGREES = called("consent", PAWN, choices=_agreeing)
AGREES = AGREES[:3] + ("no_consent",) + AGREES[4:]


# Privates.


def tied(game, private):
    """Return whether a private is never sold on."""
    if private in game.presidency_given[:1]:
        return True
    return private in game.remaining[:1] and privates_closed(game)


def check_private(game, private=0, price=None, goes_on=0):
    """Refuse to buy a private: in a stock round by the pawn, else by the company in turn."""
    if game.step == STOCK:
        _check_purchase(game)
    elif not game.phase_row()[TO_COMPANIES]:
        raise Refused("not_this_phase")
    if not private:
        _check_any_private(game)
        return
    owner = game.owner[private]
    if owner in (0, CLOSED):
        raise Refused("private_closed")
    if tied(game, private):
        raise Refused("not_for_sale")
    if owner == game.turn:
        raise Refused("own_private")
    if owner >= FIRST_COMPANY:
        raise Refused("companys_private")
    if game.step == STOCK:
        least, money, fault = 1, game.cash[game.turn], "cash_short"
    else:
        least, money, fault = (
            (game.value_of(private) + 1) // 2,
            game.till[game.acting],
            "till_short",
        )
    if price is not None and price < least:
        raise Refused("too_little" if game.step == STOCK else "half_to_double")
    if price is not None and game.step != STOCK and price > 2 * game.value_of(private):
        raise Refused("half_to_double")
    if money < max(least, price or 0):
        raise Refused(fault)
    check_goes_on(game, goes_on)


def _check_purchase(game):
    """Refuse a private that the pawn in turn cannot buy of anybody."""
    if game.set == 1:
        raise Refused("first_round")
    check_purchase(game)
    if game.bought:
        raise Refused("second_purchase")
    if not has_room(game, game.turn):
        raise Refused("at_limit")


def _check_any_private(game):
    """Refuse where there is none to buy; say that money is short where that is why."""
    fault = "no_private"
    for private in game.privates():
        try:
            check_private(game, private)
            return
        except Refused as refusal:
            if refusal.reason in ("cash_short", "till_short"):
                fault = refusal.reason
    raise Refused(fault)


def private(game, private, price, goes_on):
    """Buy a private."""
    owner = game.owner[private]
    game.mention(OWNER, owner)
    game.cash[owner] += price
    if game.step == STOCK:
        game.cash[game.turn] -= price
        game.owner[private] = game.turn
        purchased(game, private, goes_on)
    else:
        company = acts(game)
        game.act_for(COMPANY, company)
        game.till[company] -= price
        game.owner[private] = company


# Trains.


def check_company_train(game, company=0, train=0, price=None):
    """Refuse a train that another company does not sell, or at that price."""
    if game.step != TRAINS:
        raise Refused(game.awaited())
    buyer = game.acting
    if not has_train_room(game, buyer):
        raise Refused("train_limit")
    helped = game.in_need() and game.need_helps_deals
    if game.till[buyer] < 1 and not helped:
        raise Refused("till_short")
    if company == buyer:
        raise Refused("same_company")
    sellers = (company,) if company else game.companies()
    theirs = [had for one in sellers if one != buyer for had in game.trains_of(one)]
    if not theirs or (train and train not in theirs):
        raise Refused("no_such_train")
    if price is None:
        if not game.till[buyer]:
            _check_any_help(game, (train,) if train else theirs)
        return
    if price < 1:
        raise Refused("too_little")
    if price > game.till[buyer]:
        if not helped:
            raise Refused("till_short")
        _check_help(game, train, price)


def _check_any_help(game, trains):
    """Refuse trains to none of which the president of a company without cash can help."""
    fault = None
    for train in trains:
        most = min(game.cash[game.president[game.acting]], game.face[train])
        try:
            _check_help(game, train, max(1, most))
            return
        except Refused as refusal:
            fault = refusal
    raise fault


def _check_help(game, train, price):
    """Refuse another company's train for which the president cannot help."""
    both = game.till[game.acting] + game.cash[game.president[game.acting]]
    if price > both:
        raise Refused("cash_short")
    if price > game.face[train]:
        raise Refused("above_face")
    if game.last_share and price <= both - game.last_share:
        raise Refused("sold_too_much")


def company_train(game, seller, train, price):
    """Buy a train of another company."""
    buyer = acts(game)
    pay(game, price)
    game.till[seller] += price
    game.trains[seller, train] -= 1
    game.trains[buyer, train] += 1
    close_granted(game, buyer)


# A private for a share.


def check_exchange(game, source=0):
    """Refuse to give a private for a share."""
    owner = game.owner[game.exchanged[0]] if game.exchanged else 0
    if not 0 < owner < FIRST_COMPANY:
        raise Refused("no_exchange")
    found = exchange_sources(game)
    if not found or (source and source not in found):
        raise Refused("none_there")
    if not may_hold(game, owner, game.exchanged[1]):
        raise Refused("six_held")


def exchange_sources(game):
    """Return who has a share for the private: the offering, the pool."""
    if not game.exchanged:
        return []
    _, company, pool = game.exchanged
    return [one for one in sources(game, company) if pool or one != POOL]


def exchange(game, source):
    """Give a private for a share, in turn or not."""
    private, company, _ = game.exchanged
    pawn = game.outcome.pawn = game.owner[private]
    game.mention(PRIVATE, private, COMPANY, company)
    game.owner[private] = CLOSED
    game.held[pawn, company] += 1
    if source == POOL:
        game.pool[company] -= 1
    shares_moved(game, company)


# What DEAL asks for.


def check_deal(game):
    """Refuse where there is nothing to deal with."""
    fault = None
    for check in (check_private, check_company_train, check_exchange):
        try:
            check(game)
            return
        except Refused as refusal:
            fault = fault or refusal
    raise fault


def _actor(game):
    """Return the pawn that acts: in an OR the president of the company in turn."""
    return game.president[game.acting] if game.acting else game.turn


def deal_fields(game, typed):
    """Ask what the deal is, then whatever that takes."""
    what = typed[0] if typed else 0
    if what == BUY_PRIVATE:
        fields = (BARGAIN, PRIVATE, PRICE)
        asked = len(typed) > 1 and game.owner[typed[1]] != _actor(game)
        return fields + (AGREES,) if asked else fields
    if what == BUY_TRAIN:
        fields = (BARGAIN, SELLER)
        if len(typed) < 2:
            return fields
        fields += (TRAIN, PRICE) if len(_types(game, typed[1])) > 1 else (PRICE,)
        return fields + ((AGREES,) if game.president[typed[1]] != _actor(game) else ())
    if what == EXCHANGE and len(exchange_sources(game)) > 1:
        return (BARGAIN, SOURCE)
    return (BARGAIN,)


def dealt(game, typed):
    """Return the deal so far."""
    what = typed[0] if typed else BUY_PRIVATE
    if what == BUY_PRIVATE:
        values = typed[1:3]
        return ("private",) + values + ((0,) if len(values) > 1 else ())
    if what == BUY_TRAIN:
        values = typed[1:]
        if values:
            types = _types(game, values[0])
            if len(types) == 1:
                values = values[:1] + (types[0],) + values[1:]
        return ("company_train",) + values[:3]
    sources = exchange_sources(game)
    return ("exchange",) + (typed[1:] or ((sources[0],) if len(sources) == 1 else ()))


def _types(game, company):
    """Return the different trains of a company."""
    return sorted(set(game.trains_of(company)))


ENTRIES = (
    flow("deal", keys.BUY_PLAYER, deal_fields, dealt, _ANY, check_deal),
    act("private", None, (PRIVATE, PRICE, GOES_ON), private, check_private, _ANY, False),
    act(
        "company_train",
        None,
        (SELLER, TRAIN, PRICE),
        company_train,
        check_company_train,
        _TURN,
        False,
    ),
    act("exchange", None, (SOURCE,), exchange, check_exchange, _ANY, False),
)
