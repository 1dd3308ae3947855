"""A company that cannot pay for its train: what is missing, what its president can sell."""

from ...rules.transactions import Refused
from .board import MOST_POOLED
from .sale import cheapest
from .selling import sale_fault


def missing(game):
    """Return what the company in turn and its president lack for the cheapest train."""
    company = game.acting
    return cheapest(game) - game.till[company] - game.cash[game.president[company]]


def check_help(game, cost):
    """Refuse a train for which no president helps, or cannot."""
    if not game.in_need() or cost > cheapest(game):
        raise Refused("till_short")
    if missing(game) > 0:
        raise Refused("need_more")


def need_fault(game, company, number):
    """Return why the president in need cannot sell so many shares; None if that can be."""
    acting = game.acting
    pawn = game.president[acting]
    fault = sale_fault(game, pawn, company, number)
    if fault:
        return fault
    keeps = company == acting or game.need_keeps_presidents
    if keeps and game.president[company] == pawn:
        left = game.held[pawn, company] - number
        for other in game.left_of(pawn):
            if game.held[other, company] > left and game.held[other, company] >= 2:
                return "stays_president"
    return None


def sellable(game, company):
    """Return how many shares of a company the president in need could sell at most."""
    for number in range(MOST_POOLED, 0, -1):
        if not need_fault(game, company, number):
            return number
    return 0


def proceeds(game):
    """Return what all that could be sold would bring, at the prices of now."""
    return sum([sellable(game, one) * game.price(one) for one in game.companies()])
