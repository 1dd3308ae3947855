"""Stock rounds: shares bought and sold, companies started, turns that end."""

from ...kit.describe import act, flow
from ...rules.transactions import Refused
from ...ui import keys
from .board import COMPANY
from .grid import SEVERAL_ZONES
from .purchases import (
    check_goes_on,
    check_purchase,
    has_room,
    may_hold,
    purchased,
    sources,
)
from .rounds import end_stock_turn
from .selling import any_sale, check_may_sell, sale_fault
from .shares import (
    GOES_ON,
    NUMBER,
    OFFERING,
    POOL,
    SOURCE,
    START,
    sell_shares,
    shares_moved,
    start_company,
)
from .tokens import start_prices

_STOCK = ("stock",)


# Sales.


def check_sell(game, company=0, number=0):
    """Refuse a sale."""
    check_may_sell(game)
    if not company:
        if not any_sale(game):
            raise Refused("nothing_to_sell")
        return
    fault = sale_fault(game, game.turn, company, number or 1)
    if fault:
        raise Refused(fault)


def sell(game, company, number):
    """Sell shares into the pool; the price falls for each."""
    pawn = game.last_active = game.turn
    game.has_sold |= 2 if game.bought else 1
    game.passes = 0
    sell_shares(game, pawn, company, number)


# Purchases.


def may_buy_more(game, company, source):
    """Return whether a further share of what was bought in this turn may be bought."""
    if game.bought != company or game.zone(company) not in SEVERAL_ZONES:
        return False
    return game.brown or (source == POOL and not game.of_offering)


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
    if game.bought and not [one for one in found if may_buy_more(game, company, source or one)]:
        return "second_purchase"
    if game.sold[pawn, company]:
        return "sold_before"
    if not may_hold(game, pawn, company):
        return "six_held"
    if not has_room(game, pawn, company):
        return "at_limit"
    costs = [_cost(game, company, one) for one in found if source in (0, one)]
    return "cash_short" if game.cash[pawn] < min(costs) else None


def _cost(game, company, source):
    """Return what a share costs there."""
    return game.par[company] if source == OFFERING else game.price(company)


def _nothing_to_buy(game):
    """Return why nothing can be bought or started; None if something can."""
    for company in game.companies():
        found = _buy_fault(game, company) if game.par[company] else _start_fault(game)
        if not found:
            return None
    return "second_purchase" if game.bought else "nothing_to_buy"


def buy(game, company, source, goes_on):
    """Buy a share."""
    pawn = game.turn
    game.cash[pawn] -= _cost(game, company, source)
    game.held[pawn, company] += 1
    if source == OFFERING:
        game.of_offering = 1
    else:
        game.pool[company] -= 1
    shares_moved(game, company)
    purchased(game, company, goes_on)


def check_start(game, company=0, price=None, goes_on=0):
    """Refuse a company that cannot be started."""
    check_purchase(game)
    if company and company not in game.companies():
        raise Refused("no_such_company")
    fault = "started_already" if company and game.par[company] else _start_fault(game, price)
    if fault:
        raise Refused(fault)
    check_goes_on(game, goes_on)


def _start_fault(game, price=None):
    """Return why no company can be started, or not at this price; None if one can."""
    if game.bought:
        return "second_purchase"
    if not has_room(game, game.turn):
        return "at_limit"
    starts = start_prices(game.grid)
    if price is not None and price not in starts:
        return "no_start_price"
    return "cash_short" if game.cash[game.turn] < 2 * (price or starts[-1]) else None


def start(game, company, price, goes_on):
    """Buy the president's certificate of a company at the price of one's choice."""
    pawn = game.turn
    game.cash[pawn] -= 2 * price
    game.of_offering = 1
    start_company(game, company, pawn, price)
    purchased(game, company, goes_on)


def buy_fields(game, typed):
    """Ask which company; its price to start, or where the share comes from."""
    if not typed:
        return (COMPANY,)
    if not game.par[typed[0]]:
        return (COMPANY, START)
    return (COMPANY, SOURCE) if len(sources(game, typed[0])) > 1 else (COMPANY,)


def bought(game, typed):
    """Return the purchase or the start so far."""
    if typed and not game.par[typed[0]]:
        return ("start",) + typed + ((0,) if len(typed) > 1 else ())
    if len(typed) == 1:
        found = sources(game, typed[0])
        return ("buy",) + typed + ((found[0], 0) if len(found) == 1 else ())
    return ("buy",) + typed + ((0,) if typed else ())


# The end of a turn.


def pass_turn(game):
    """End the turn: a pass if nothing was bought or sold."""
    passed = not game.bought and not game.has_sold
    game.say("passes" if passed else "turn_over")
    end_stock_turn(game, passed)


ENTRIES = (
    flow("buy", keys.BUY_BANK, buy_fields, bought, _STOCK, check_buy),
    act("buy", None, (COMPANY, SOURCE, GOES_ON), buy, check_buy, _STOCK, False),
    act("start", None, (COMPANY, START, GOES_ON), start, check_start, _STOCK, False),
    act("sell", keys.SELL, (COMPANY, NUMBER), sell, check_sell, _STOCK, False),
    act("pass", keys.GO, (), pass_turn, check_purchase, _STOCK, False),
)
