"""Which shares can be sold."""

from ...rules.transactions import Refused
from .board import EITHER_ORDER, MOST_POOLED, SALES_FIRST, SOLD_NOW


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


def sale_fault(game, pawn, company, number=1):
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
