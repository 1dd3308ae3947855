"""What follows where shares have moved: who presides, and whether a company floats."""

from ...kit.cell_values import PAWN
from .board import COMPANY, SHARES
from .leaders import leader


def shares_moved(game, company):
    """Find out who presides, and whether the company floats."""
    old = game.president[company]
    if not old:
        return
    new = leader(game, old, lambda pawn: game.held[pawn, company], 1)
    if new != old:
        game.president[company] = new
        game.say("new_president", PAWN, new, COMPANY, company)
    if not game.floated[company] and game.offering(company) <= SHARES - game.float_at:
        game.floated[company] = 1
        game.till[company] += SHARES * game.par[company]
        game.say("floats", COMPANY, company)


def start_company(game, company, pawn, price):
    """Give a pawn the president's certificate, and put the token on the market."""
    game.par[company] = price
    game.move(company, game.grid.start(price))
    game.held[pawn, company] += 2
    game.president[company] = pawn
    game.say("starts", PAWN, pawn, COMPANY, company)
    shares_moved(game, company)
