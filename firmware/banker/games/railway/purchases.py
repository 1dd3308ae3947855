"""What a turn of a stock round allows: sales, one purchase, room for certificates."""

from ...rules.forms import Refused
from .board import EITHER_ORDER, MOST_HELD, SALES_FIRST
from .grid import FREE_ZONES, HOLD_ZONES
from .shares import OFFERING, POOL, sale_fault


def check_may_sell(game):
    """Refuse sales that the turn does not allow."""
    if game.set == 1:
        raise Refused("first_round")
    if game.bought and (
        game.stock_turns == SALES_FIRST or (game.stock_turns == EITHER_ORDER and game.has_sold & 1)
    ):
        raise Refused("sales_over")


def any_sale(game):
    """Return whether the pawn in turn can sell anything."""
    try:
        check_may_sell(game)
    except Refused:
        return False
    return bool([one for one in game.companies() if not sale_fault(game, game.turn, one)])


def check_purchase(game):
    """Refuse anything but a sale of a pawn that has too much and can sell some."""
    pawn = game.turn
    over = game.certificates(pawn) > game.limit
    for company in game.companies():
        if game.held[pawn, company] > MOST_HELD and game.zone(company) not in HOLD_ZONES:
            over = True
    if over and any_sale(game):
        raise Refused("must_sell")


def has_room(game, pawn, company=0):
    """Return whether a pawn may have one certificate more; those of some zones do not count."""
    if company and game.zone(company) in FREE_ZONES:
        return True
    return game.certificates(pawn) < game.limit


def may_hold(game, pawn, company):
    """Return whether a pawn may hold one more share of a company."""
    return game.held[pawn, company] < MOST_HELD or game.zone(company) in HOLD_ZONES


def sources(game, company):
    """Return who has a share of a started company: the offering, the pool."""
    found = [OFFERING] if game.offering(company) else []
    return found + [POOL] if game.pool[company] else found


def check_goes_on(game, goes_on):
    """Refuse a turn that goes on where nothing may follow a purchase."""
    first = game.stock_turns == SALES_FIRST
    if goes_on and (first or (game.stock_turns == EITHER_ORDER and game.has_sold)):
        raise Refused("sales_over")


def purchased(game, code, goes_on):
    """Note a purchase: it ends the turn, unless that goes on."""
    game.last_active = game.turn
    game.bought = code
    game.passes = 0
    if not goes_on:
        from .rounds import end_stock_turn

        end_stock_turn(game)
