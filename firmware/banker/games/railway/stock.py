"""Stock rounds: shares bought and sold, companies started, privates that change hands."""

from ...rules.forms import Refused
from .base import (
    CLOSED,
    EITHER_ORDER,
    MOST_HELD,
    MOST_POOLED,
    SALES_FIRST,
    SOLD_NOW,
    STOCK,
)
from .grid import FREE_ZONES, HOLD_ZONES, SEVERAL_ZONES
from .rounds import end_stock_turn

OFFERING, POOL = 1, 2


# What may be.


def can_sell(game, pawn, company, number=1):
    """Return why a pawn cannot sell so many shares of a company; None if it can."""
    if not game.par[company]:
        return "not_started"
    left = game.held[pawn, company] - number
    if left < 0:
        return "too_few_held"
    if game.pool[company] + number > MOST_POOLED:
        return "pool_full"
    if game.president[company] == pawn and left < 2:
        others = [game.held[other, company] for other in game.left_of(pawn)]
        if max(others) < 2:
            return "no_president"
    if game.sells_once and game.sold[pawn, company] == SOLD_NOW:
        return "sold_once"
    return None


def _may_sell(game):
    """Refuse sales that the turn does not allow."""
    if game.set == 1:
        raise Refused("first_round")
    if game.bought and (
        game.stock_turns == SALES_FIRST or (game.stock_turns == EITHER_ORDER and game.has_sold & 1)
    ):
        raise Refused("sales_over")


def _any_sale(game):
    """Return whether the pawn in turn can sell anything."""
    try:
        _may_sell(game)
    except Refused:
        return False
    return bool([one for one in game.companies() if not can_sell(game, game.turn, one)])


def must_sell(game):
    """Return whether the pawn in turn has too much and can sell some."""
    pawn = game.turn
    over = game.certificates(pawn) > game.limit
    for company in game.companies():
        if game.held[pawn, company] > MOST_HELD and game.zone(company) not in HOLD_ZONES:
            over = True
    return over and _any_sale(game)


def _has_room(game, pawn, company=0):
    """Return whether a pawn may have one certificate more; those of some zones do not count."""
    if company and game.zone(company) in FREE_ZONES:
        return True
    return game.certificates(pawn) < game.limit


# Sales.


def check_sell(game, company=0, number=0):
    """Refuse a sale; in an operating round it is that of a president in need."""
    if game.step != STOCK:
        from .need import check_need_sale

        check_need_sale(game, company, number)
        return
    _may_sell(game)
    if not company:
        if not _any_sale(game):
            raise Refused("nothing_to_sell")
        return
    fault = can_sell(game, game.turn, company, number or 1)
    if fault:
        raise Refused(fault)


def sell(game, company, number):
    """Sell shares into the pool; the price falls for each."""
    pawn = game.outcome.pawn = game.actor()
    game.mention(game.COMPANY, company)
    if game.step == STOCK:
        game.last_active = pawn
        game.has_sold |= 2 if game.bought else 1
        game.passes = 0
    else:
        game.last_share = game.price(company)
    sell_shares(game, pawn, company, number)
    game.sold[pawn, company] = SOLD_NOW


def sell_shares(game, pawn, company, number):
    """Move shares into the pool, and the token down."""
    game.cash[pawn] += number * game.price(company)
    game.held[pawn, company] -= number
    game.pool[company] += number
    for _ in range(number):
        game.move(company, game.grid.down(game.space[company]))
    game.shares_moved(company)


# Purchases.


def check_purchase(game):
    """Refuse a purchase that the turn does not allow; of several shares, see `check_buy`."""
    if must_sell(game):
        raise Refused("must_sell")


def several(game, company, source):
    """Return whether a further share of what was bought in this turn may be bought."""
    if game.bought != company or game.zone(company) not in SEVERAL_ZONES:
        return False
    return game.brown or (source == POOL and not game.of_offering)


def sources(game, company):
    """Return who has a share of a started company: the offering, the pool."""
    found = [OFFERING] if game.offering(company) else []
    return found + [POOL] if game.pool[company] else found


def check_buy(game, company=0, source=0, goes_on=0):
    """Refuse a share that cannot be bought; before its source is typed, one that nobody sells."""
    check_purchase(game)
    if company and not source and not game.par[company]:
        check_start(game, company)
        return
    fault = _buy_fault(game, company, source) if company else _nothing_to_buy(game)
    if fault:
        raise Refused(fault)
    check_goes_on(game, goes_on)


def _buy_fault(game, company, source=0):
    """Return why a share of a started company cannot be bought; None if it can."""
    found = sources(game, company) if game.par[company] else []
    if not found or (source and source not in found):
        return "none_there"
    pawn = game.turn
    if game.bought and not [one for one in found if several(game, company, source or one)]:
        return "second_purchase"
    if game.sold[pawn, company]:
        return "sold_before"
    if not game.may_hold(pawn, company):
        return "six_held"
    if not _has_room(game, pawn, company):
        return "at_limit"
    costs = [_cost(game, company, one) for one in found if source in (0, one)]
    return "cash_short" if game.cash[pawn] < min(costs) else None


def _cost(game, company, source):
    """Return what a share costs there."""
    return game.par[company] if source == OFFERING else game.price(company)


def _nothing_to_buy(game):
    """Return why nothing can be bought or started; None if something can."""
    fault = "second_purchase" if game.bought else "nothing_to_buy"
    for company in game.companies():
        if game.par[company]:
            found = _buy_fault(game, company)
        else:
            found = _start_fault(game)
        if not found:
            return None
    return fault


def check_goes_on(game, goes_on):
    """Refuse a turn that goes on where nothing may follow a purchase."""
    first = game.stock_turns == SALES_FIRST
    if goes_on and (first or (game.stock_turns == EITHER_ORDER and game.has_sold)):
        raise Refused("sales_over")


def buy(game, company, source, goes_on):
    """Buy a share."""
    pawn = game.outcome.pawn = game.turn
    game.mention(game.COMPANY, company)
    game.cash[pawn] -= _cost(game, company, source)
    game.held[pawn, company] += 1
    if source == OFFERING:
        game.of_offering = 1
    else:
        game.pool[company] -= 1
    game.shares_moved(company)
    purchased(game, company, goes_on)


def check_start(game, company=0, price=None, goes_on=0):
    """Refuse a company that cannot be started."""
    check_purchase(game)
    fault = "started_already" if company and game.par[company] else _start_fault(game, price)
    if fault:
        raise Refused(fault)
    check_goes_on(game, goes_on)


def _start_fault(game, price=None):
    """Return why no company can be started, or not at this price; None if one can."""
    if game.bought:
        return "second_purchase"
    if not _has_room(game, game.turn):
        return "at_limit"
    starts = game.grid.starts
    if price is not None and price not in starts:
        return "no_start_price"
    return "cash_short" if game.cash[game.turn] < 2 * (price or starts[-1]) else None


def start(game, company, price, goes_on):
    """Buy the president's certificate of a company at the price of one's choice."""
    pawn = game.outcome.pawn = game.turn
    game.cash[pawn] -= 2 * price
    game.of_offering = 1
    game.start_company(company, pawn, price)
    purchased(game, company, goes_on)


def purchased(game, code, goes_on):
    """Note a purchase: it ends the turn, unless that goes on."""
    game.last_active = game.turn
    game.bought = code
    game.passes = 0
    if not goes_on:
        end_stock_turn(game)


# The end of a turn.


def check_pass(game):
    """Refuse to end the turn of a pawn that has too much."""
    if must_sell(game):
        raise Refused("must_sell")


def pass_turn(game):
    """End the turn: a pass if nothing was bought or sold."""
    game.outcome.pawn = game.turn
    passed = not game.bought and not game.has_sold
    game.say("passes" if passed else "turn_over")
    end_stock_turn(game, passed)


# Privates and exchanges.


def check_private(game, private=0, price=None, goes_on=0):
    """Refuse to buy a private: in a stock round of another pawn, else by the company in turn."""
    if game.step != STOCK:
        from .operating import check_private as check

        check(game, private, price)
        return
    if game.set == 1:
        raise Refused("first_round")
    check_purchase(game)
    if game.bought:
        raise Refused("second_purchase")
    if not _has_room(game, game.turn):
        raise Refused("at_limit")
    if game.cash[game.turn] < 1:
        raise Refused("cash_short")
    if not private:
        _any_private(game, game.turn)
        return
    _check_seller(game, private, game.turn)
    if price is not None:
        if price < 1:
            raise Refused("too_little")
        if game.cash[game.turn] < price:
            raise Refused("cash_short")
    check_goes_on(game, goes_on)


def tied(game, private):
    """Return whether a private is never sold on."""
    if game.presidency_given and private == game.presidency_given[0]:
        return True
    return bool(game.remaining) and private == game.remaining[0] and game.privates_closed()


def _check_seller(game, private, buyer):
    """Refuse a private that the buyer cannot have of a pawn."""
    owner = game.owner[private]
    if owner in (0, CLOSED):
        raise Refused("private_closed")
    if tied(game, private):
        raise Refused("not_for_sale")
    if owner == buyer:
        raise Refused("own_private")
    if owner >= game.COMPANY[0]:
        raise Refused("companys_private")


def _any_private(game, buyer):
    """Refuse where no pawn has a private for this buyer."""
    for private in range(game.PRIVATE[0], game.PRIVATE[1] + 1):
        try:
            _check_seller(game, private, buyer)
            return
        except Refused:
            pass
    raise Refused("no_private")


def private(game, private, price, goes_on):
    """Buy a private."""
    seller = game.owner[private]
    game.mention(game.PRIVATE, private)
    game.cash[seller] += price
    if game.step == STOCK:
        game.outcome.pawn = game.turn
        game.cash[game.turn] -= price
        game.owner[private] = game.turn
        purchased(game, private, goes_on)
    else:
        game.outcome.pawn = game.president[game.acting]
        game.till[game.acting] -= price
        game.owner[private] = game.acting


def check_exchange(game, source=0):
    """Refuse to give a private for a share."""
    if not game.exchanged:
        raise Refused("no_exchange")
    private, company, _ = game.exchanged
    owner = game.owner[private]
    if not 0 < owner < game.COMPANY[0]:
        raise Refused("no_exchange")
    found = exchange_sources(game)
    if not found or (source and source not in found):
        raise Refused("none_there")
    if not game.may_hold(owner, company):
        raise Refused("six_held")


def exchange_sources(game):
    """Return who has a share for the private: the offering, the pool."""
    return sources(game, game.exchanged[1])[: None if game.exchanged[2] else 1]


def exchange(game, source):
    """Give a private for a share, in turn or not."""
    private, company, _ = game.exchanged
    pawn = game.outcome.pawn = game.owner[private]
    game.mention(game.PRIVATE, private, game.COMPANY, company)
    game.owner[private] = CLOSED
    game.held[pawn, company] += 1
    if source == POOL:
        game.pool[company] -= 1
    game.shares_moved(company)


RULES = {
    "buy": (buy, check_buy),
    "start": (start, check_start),
    "sell": (sell, check_sell),
    "pass": (pass_turn, check_pass),
    "private": (private, check_private),
    "exchange": (exchange, check_exchange),
}
