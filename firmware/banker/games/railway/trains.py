"""Trains that change hands: room for them, and who pays."""

from .rolling_stock import LIMIT


def has_room(game, company):
    """Return whether a company has fewer trains than it may."""
    return len(game.trains_of(company)) < game.phase_row()[LIMIT]


def pay(game, cost):
    """Take the price of a train from the company in turn, and the rest from its president."""
    company = game.acting
    rest = max(0, cost - game.till[company])
    game.till[company] -= cost - rest
    game.cash[game.president[company]] -= rest
