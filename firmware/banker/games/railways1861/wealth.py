"""What pawns have in all: their certificates, and what they are worth."""

from ...rules.forms import PAWNS
from . import market as markets
from .tables import AS_OWNER, LAST_PRIVATE, MINORS, PRIVATES


def everybody(game):
    """Return (certificates, worth) of each pawn, both lists in their order, in one go: the players'
    page has all of them, and is shown after many entries.

    Certificates are shares, less one for each directorship, minors and privates. Worth is cash,
    shares, a minor as two, and privates; prices as if tokens had moved left for loans."""
    certificates, worth = [0] * PAWNS, game.cash[1:]
    market = game.market()
    for code in game.arrivals:
        space, loans = game.space[code], game.loans[code]
        price = markets.price(market, markets.left(market, space, loans) if loans else space)
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
    for private in range(PRIVATES + 1, LAST_PRIVATE + 1):
        pawn = game.owner[private] - AS_OWNER
        if pawn > 0:
            certificates[pawn - 1] += 1
            worth[pawn - 1] += game.value(private)
    return certificates, worth
