"""Shares that are sold into the pool: in a stock round, or by a president in need."""

from .board import MOST_POOLED, SOLD_NOW
from .presidency import shares_moved


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


def sell_shares(game, pawn, company, number):
    """Move shares into the pool, and the token down for each."""
    game.cash[pawn] += number * game.price(company)
    game.held[pawn, company] -= number
    game.pool[company] += number
    game.sold[pawn, company] = SOLD_NOW
    for _ in range(number):
        game.move(company, game.grid.down(game.space[company]))
    shares_moved(game, company)
