"""The certificates of pawns, and what they are worth."""

from ...rules.transactions import PAWNS
from ..railway.grid import left, price_at
from .tables import LOAN_BRINGS, MINORS, most_loans


def back(grid, space, times):
    """Return the space so many times to the left."""
    for _ in range(times):
        space = left(grid, space) or space
    return space


def everybody(game):
    """Return (certificates, worth) of each pawn, both lists in their order, in one go: the players'
    page has all of them, and is shown after many entries.

    Certificates are shares, less one for each directorship, minors and privates. Worth is cash,
    shares, a minor as two, and privates; prices as if tokens had moved left for loans."""
    certificates, worth = [0] * PAWNS, game.cash[1:]
    grid = game.grid
    for code in game.arrivals:
        space, loans = game.space[code], game.loans[code]
        price = price_at(grid, back(grid, space, loans) if loans else space)
        owner = game.president[code] - 1
        if code <= MINORS:
            certificates[owner] += 1
            worth[owner] += 2 * price
            continue
        certificates[owner] -= 1
        for pawn, held in enumerate(game.held.column(code)):
            if held:
                certificates[pawn] += held
                worth[pawn] += held * price
    for private in game.privates():
        pawn = game.owning_pawn(private)
        if pawn:
            certificates[pawn - 1] += 1
            worth[pawn - 1] += game.value_of(private)
    return certificates, worth


def purse(game, company):
    """Return what a company can pay for a train: with loans, if it is the first one."""
    if game.trains_of(company):
        return game.till[company]
    free = max(most_loans(company) - game.loans[company], 0)
    return game.till[company] + LOAN_BRINGS * free
