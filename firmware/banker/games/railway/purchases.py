"""What a turn of a stock round allows: one purchase, room for certificates."""

from ...rules.transactions import Refused
from .board import EITHER_ORDER, MOST_HELD, SALES_FIRST
from .grid import FREE_ZONES, HOLD_ZONES
from .selling import any_sale
from .shares import OFFERING, POOL


def check_purchase(game):
    """Refuse anything but a sale of a pawn that has too much and can sell some."""
    if game.has_too_much(game.turn) and any_sale(game):
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
