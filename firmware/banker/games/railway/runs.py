"""Which company acts, and where its run leads."""

from .board import COMPANY

PAY, KEEP = 1, 3


def acts(game):
    """Tell which company acts, and for whom."""
    company = game.acting
    game.outcome.pawn = game.president[company]
    game.mention(COMPANY, company)
    return company


def run_leads(game, company, payout):
    """Return the space to which a run leads; 0 where the token stays."""
    space = game.space[company]
    return game.grid.right(space) if payout == PAY else game.grid.left(space)
