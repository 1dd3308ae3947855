"""What the acts of a company have in common."""

from .board import COMPANY


def acts(game):
    """Tell which company acts, and for whom."""
    company = game.acting
    game.outcome.pawn = game.president[company]
    game.mention(COMPANY, company)
    return company


def privates_closed(game):
    """Return whether the phase has closed the privates."""
    return game.closing in [row[0] for row in game.fleet[: game.phase - 1]]
