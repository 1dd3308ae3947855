"""Stock rounds: shares bought and sold, publics started, passes."""

from ...kit.describe import act, amount, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import BAD_NUMBER, Refused
from ...ui import keys
from ..railway.grid import price_at
from .booking import end_stock_turn, enter_market
from .directors import appoint, find_director
from .fields import NUMBER
from .market import PUBLICS_START
from .market import start as start_at
from .moves import move, sold
from .running import running
from .stock_can import any_buy_fault, buy_fault, can_sell, sell_fault, turn_fault
from .tables import DIRECTORS_SHARES, LAST_PUBLIC, PUBLIC, PUBLICS

TREASURY, POOL = 1, 2
SOURCE = kind("source", 2, names=IN_WORDS)
START_PRICE = amount("start_price", 999)


def refuse(fault):
    """Refuse for a reason, if there is one."""
    if fault:
        raise Refused(fault)


# Purchases.


def check_buy(game, public=0, source=0):
    """Refuse a share that cannot be bought."""
    if not public:
        refuse(any_buy_fault(game))
        return
    refuse(turn_fault(game, True))
    running(game, public)
    refuse(buy_fault(game, public, source))


def buy(game, public, source):
    """Buy a share from the treasury or the pool, which ends the turn."""
    pawn, price = game.turn, game.price(public)
    game.cash[pawn] -= price
    if source == TREASURY:
        game.till[public] += price
    else:
        game.pool[public] -= 1
    game.held[pawn, public] += 1
    find_director(game, public)
    _bought(game, pawn)


def _bought(game, pawn):
    game.passes, game.last_active = 0, pawn
    end_stock_turn(game, game.next_to(pawn))


def check_start(game, public=0, price=None):
    """Refuse a public that cannot be started, or not at this price."""
    refuse(turn_fault(game, True))
    if public and not game.open(public):
        raise Refused("cannot_start")
    if price is not None:
        if price_at(game.grid, start_at(game, PUBLICS_START, price)) != price or not price:
            raise Refused(BAD_NUMBER)
        if game.cash[game.turn] < DIRECTORS_SHARES * price:
            raise Refused("cash_short")


def start(game, public, price):
    """Buy the director's certificate of a public that does not run."""
    pawn = game.turn
    enter_market(game, public, start_at(game, PUBLICS_START, price))
    game.cash[pawn] -= DIRECTORS_SHARES * price
    game.till[public] += DIRECTORS_SHARES * price
    game.held[pawn, public] += DIRECTORS_SHARES
    appoint(game, public, pawn)
    _bought(game, pawn)


def _both(game, public):
    return game.treasury(public) and game.pool[public]


def buy_fields(game, typed):
    """Return what is asked: where a share comes from if there is a choice, or a starting price."""
    if not typed:
        return (PUBLIC,)
    if not game.runs(typed[0]):
        return (PUBLIC, START_PRICE)
    return (PUBLIC, SOURCE) if _both(game, typed[0]) else (PUBLIC,)


def bought(game, typed):
    """Return the transaction of a purchase."""
    if not typed or not PUBLICS < typed[0] <= LAST_PUBLIC:
        return ("buy",) + typed
    public = typed[0]
    if not game.runs(public):
        return ("start",) + typed
    if len(typed) == 1 and not _both(game, public):
        typed += (TREASURY if game.treasury(public) else POOL,)
    return ("buy",) + typed


# Sales.


def check_sell(game, public=0, number=1):
    """Refuse shares that cannot be sold."""
    if not public:
        if not can_sell(game, game.turn):
            raise Refused("nothing_to_sell")
        return
    running(game, public)
    refuse(sell_fault(game, game.turn, public, number))


def sell(game, public, number):
    """Sell shares to the pool. A director's first sale of a public in a turn moves its token."""
    pawn = game.turn
    bit = 1 << public - PUBLICS - 1
    directs = game.president[public] == pawn
    game.cash[pawn] += number * game.price(public)
    game.held[pawn, public] -= number
    game.pool[public] += number
    if directs and not game.moved & bit:
        game.moved |= bit
        move(game, public, sold(game, public))
    find_director(game, public)
    game.sold[pawn] |= bit
    game.has_sold, game.passes, game.last_active = 1, 0, pawn


# The end of a turn.


def check_turn(game):
    """Refuse to end the turn of a pawn that has too many certificates and can sell."""
    refuse(turn_fault(game, False))


def end_turn(game):
    """End the turn of a pawn that has sold."""
    game.passes = 0
    end_stock_turn(game, game.next_to(game.turn))


def pass_turn(game):
    """Pass; as many in a row as there are pawns end the round."""
    game.passes += 1
    if game.passes >= len(game.pawns()):
        from .rounds import end_stock

        end_stock(game, 0)
    else:
        end_stock_turn(game, game.next_to(game.turn))


def no_fields(game, typed):
    """Return that nothing is asked."""
    return ()


def ended(game, typed):
    """Return the transaction of GO: a pass if nothing was sold."""
    return ("end_turn" if game.has_sold else "pass",)


_STOCK = ("stock",)
ENTRIES = (
    flow("buy", keys.BUY_BANK, buy_fields, bought, _STOCK, check_buy),
    flow("go", keys.GO, no_fields, ended, _STOCK),
    act("buy", None, (PUBLIC, SOURCE), buy, check_buy, _STOCK, False),
    act("start", None, (PUBLIC, START_PRICE), start, check_start, _STOCK, False),
    act("sell", keys.SELL, (PUBLIC, NUMBER), sell, check_sell, _STOCK, False),
    act("pass", None, (), pass_turn, check_turn, _STOCK, False),
    act("end_turn", None, (), end_turn, check_turn, _STOCK, False),
)
