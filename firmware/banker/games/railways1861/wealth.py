"""What a pawn has in all: its certificates, and what it is worth."""

from . import market as markets
from .data import CODES, MINORS, PAWN


def certificates(game, pawn):
    """How many certificates a pawn has: shares, less one for each directorship, minors and
    privates."""
    number = len(game.privates_of(PAWN + pawn))
    for code in CODES:
        if code <= MINORS:
            number += game.owners[code] == pawn
        else:
            number += game.held(pawn, code) - (game.owners[code] == pawn)
    return number


def lowered_price(game, code):
    """The same as if its token had moved left once for every loan."""
    space = game.spaces[code]
    if not space:
        return 0
    market = game.market()
    return markets.price(market, markets.left(market, space, game.loans[code]))


def shares_of(game, pawn, code):
    """The shares of a company in a pawn's hands; a minor counts as two."""
    if code <= MINORS:
        return 2 * (game.owners[code] == pawn)
    return game.held(pawn, code)


def worth(game, pawn):
    """Cash, shares, minors and privates; prices as if tokens had moved left for loans."""
    worth = game.cash[pawn - 1]
    for code in CODES:
        shares = shares_of(game, pawn, code)
        if shares:
            worth += shares * lowered_price(game, code)
    for code in game.privates_of(PAWN + pawn):
        worth += game.value(code)
    return worth
