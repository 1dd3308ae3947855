"""The result of a merger, and the pawns that may buy shares of a public that is being offered."""

from ...rules.transactions import PAWNS, Refused
from ..railway.grid import price_at
from .market import PUBLICS_START, start
from .running import running
from .seats import clockwise
from .tables import (
    DIRECTORS_SHARES,
    MERGER_HIGHEST,
    MINORS,
    MOST_HELD,
    MOST_MERGED,
    MOST_MERGED_OF_ONE,
)


def minors_in(mask):
    """Return the codes of minors in a set, which has bit 0 for minor 1."""
    return [code for code in range(1, MINORS + 1) if mask >> (code - 1) & 1]


def merged_space(game, codes):
    """Return the space of a public formed of minors."""
    prices = [game.price(code) for code in codes]
    return start(game, PUBLICS_START, min(max(prices) + min(prices), MERGER_HIGHEST))


def merged_director(game, codes):
    """Return (pawn, whether it must buy a share) that directs a public formed of these minors: who
    has most of them, of equals the owner of the one of theirs that started first."""
    best, most = 0, 0
    for code in game.started:
        if code in codes:
            owner = game.president[code]
            count = sum([game.president[other] == owner for other in codes])
            if count > most:
                best, most = owner, count
    return best, most < DIRECTORS_SHARES


def check_merged(game, minor, mask):
    """Refuse minors that cannot merge, whoever directs the public."""
    others = minors_in(mask)
    for code in others:
        running(game, code)
    if minor in others:
        raise Refused("same_company")
    if len(others) >= MOST_MERGED:
        raise Refused("too_many_minors")
    owners = [game.president[code] for code in [minor] + others]
    for pawn in range(1, PAWNS + 1):
        if owners.count(pawn) > MOST_MERGED_OF_ONE:
            raise Refused("too_many_minors")


def check_director(game, codes):
    """Refuse a public in which nobody has two shares or can buy the second one."""
    director, buys = merged_director(game, codes)
    if buys and game.cash[director] < price_at(game.grid, merged_space(game, codes)):
        raise Refused("cash_short")


def can_buy(game, code, pawn, number=1):
    """Return whether a pawn may buy so many shares of a public that is being offered."""
    return (
        game.in_play(pawn)
        and game.treasury(code) >= number
        and game.held[pawn, code] + number <= MOST_HELD
        and game.cash[pawn] >= number * game.price(code)
        and game.certificates(pawn) + number <= game.limit
    )


def buyers(game):
    """Return the pawns that may buy one share, shareholders too, clockwise from the director."""
    code = game.acting
    return [pawn for pawn in clockwise(game, game.president[code]) if can_buy(game, code, pawn)]
