"""A company without a train that cannot pay for one: its president's help, sales, bankruptcy."""

from ...kit.describe import PAWN
from ...rules.forms import Refused
from .base import MOST_POOLED
from .rounds import end_game
from .stock import can_sell, sell_shares


def missing(game):
    """Return what the company in turn and its president lack for the cheapest train."""
    company = game.acting
    return game.cheapest() - game.till[company] - game.cash[game.president[company]]


def check_help(game, cost):
    """Refuse a train for which no president helps, or cannot."""
    if not game.in_need() or cost > game.cheapest():
        raise Refused("till_short")
    if missing(game) > 0:
        raise Refused("need_more")


def check_help_for(game, train, price):
    """Refuse another company's train for which no president helps, or cannot."""
    if not game.in_need() or not game.need_helps_deals:
        raise Refused("till_short")
    both = game.till[game.acting] + game.cash[game.president[game.acting]]
    if price > both:
        raise Refused("cash_short")
    if price > game.face[train]:
        raise Refused("above_face")
    if game.last_share and price <= both - game.last_share:
        raise Refused("sold_too_much")


# Sales.


def need_fault(game, company, number):
    """Return why the president in need cannot sell so many shares; None if that can be."""
    acting = game.acting
    pawn = game.president[acting]
    fault = can_sell(game, pawn, company, number)
    if fault:
        return fault
    keeps = company == acting or game.need_keeps_presidents
    if keeps and game.president[company] == pawn:
        left = game.held[pawn, company] - number
        for other in game.left_of(pawn):
            if game.held[other, company] > left and game.held[other, company] >= 2:
                return "stays_president"
    return None


def check_need_sale(game, company=0, number=0):
    """Refuse a sale that is not needed, or not allowed in need."""
    if not game.in_need():
        raise Refused(game.awaited())
    lacks = missing(game)
    if lacks <= 0:
        raise Refused("not_needed")
    if not company:
        if not [one for one in game.companies() if not need_fault(game, one, 1)]:
            raise Refused("nothing_to_sell")
        return
    fault = need_fault(game, company, number or 1)
    if fault:
        raise Refused(fault)
    if number and (number - 1) * game.price(company) >= lacks:
        raise Refused("sold_too_much")


def sellable(game, company):
    """Return how many shares of a company the president in need could sell at most."""
    for number in range(MOST_POOLED, 0, -1):
        if not need_fault(game, company, number):
            return number
    return 0


def proceeds(game):
    """Return what all that could be sold would bring, at the prices of now."""
    return sum([sellable(game, one) * game.price(one) for one in game.companies()])


# The end.


def check_bankrupt(game):
    """Refuse while the president can still pay."""
    if not game.in_need() or missing(game) <= proceeds(game):
        raise Refused("can_still_pay")


def go_bankrupt(game):
    """Sell all that can be sold, take the president's cash, end the game."""
    pawn = game.president[game.acting]
    for company in game.companies():
        number = sellable(game, company)
        if number:
            sell_shares(game, pawn, company, number)
    game.cash[pawn] = 0
    game.bankrupt = pawn
    game.say("bankrupt_now", PAWN, pawn)
    end_game(game)
