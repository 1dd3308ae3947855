"""What the rules allow in a merger round, and as an answer, as far as it has been entered."""

from ...rules.forms import Refused
from . import refusals
from .data import (
    DIRECTORS_SHARES,
    DISCARD,
    HOLDERS,
    MERGER_HIGHEST,
    MOST_HELD,
    MOST_MERGED,
    MOST_MERGED_OF_ONE,
    NATIONALISE,
    OTHERS,
    PAWNS,
    members,
    train_of,
)
from .market import CONVERSION, PUBLIC, marked, price, start
from .requirements import running
from .transactions import ANSWER, CONVERT, GO, NO, YES, minors_in

# What a merger would be.


def merged_price(game, codes):
    """(dearest, cheapest, space of the public) of minors that merge."""
    prices = [game.price(code) for code in codes]
    dearest, cheapest = max(prices), min(prices)
    return dearest, cheapest, start(game.market(), PUBLIC, min(dearest + cheapest, MERGER_HIGHEST))


def merged_director(game, codes):
    """(pawn, whether it must buy a share) that directs a public formed of these minors: who has
    most of them, of equals the owner of the one of theirs that started first."""
    best, most = 0, 0
    for code in game.started:
        if code in codes:
            owner = game.owners[code]
            count = sum([game.owners[other] == owner for other in codes])
            if count > most:
                best, most = owner, count
    return best, most < DIRECTORS_SHARES


def can_buy(game, code, pawn, number=1):
    """Whether a pawn may buy so many shares of a public that is being offered."""
    return (
        game.in_play(pawn)
        and game.treasury(code) >= number
        and game.held(pawn, code) + number <= MOST_HELD
        and game.cash[pawn - 1] >= number * game.price(code)
        and game.certificates(pawn) + number <= game.limit
    )


def buyers(game):
    """Return the pawns that may buy one share, shareholders too, clockwise from the director."""
    code = game.acting
    return [pawn for pawn in game.clockwise(game.owners[code]) if can_buy(game, code, pawn)]


# What is refused.


def check(game, t):
    """Refuse what may not be done or answered."""
    if t[0] == GO or len(t) == 1:
        return
    if t[0] == ANSWER:
        _ANSWERS[game.step](game, t[1])
        return
    _acts(game, t[1])
    if t[0] == CONVERT:
        if not marked(game.market(), game.spaces[t[1]], CONVERSION):
            raise Refused(refusals.NOT_YELLOW)
        _public(game, t[2:3])
    else:
        if len(t) > 2:
            merged(game, t[1], t[2])
            _can_direct(game, [t[1]] + minors_in(t[2]))
        _public(game, t[3:4])


def _acts(game, minor):
    """The minor that acts runs, and has not passed."""
    running(game, minor)
    if game.acted >> minor & 1:
        raise Refused(refusals.HAS_PASSED)


def _public(game, code):
    """The public they form does not run."""
    if code and game.running(code[0]):
        raise Refused(refusals.NOT_FREE)


def merged(game, minor, mask):
    """Refuse minors that cannot merge, whoever directs the public."""
    others = minors_in(mask)
    for code in others:
        running(game, code)
    if minor in others:
        raise Refused(refusals.SAME_COMPANY)
    if len(others) >= MOST_MERGED:
        raise Refused(refusals.TOO_MANY)
    owners = [game.owners[code] for code in [minor] + others]
    for pawn in range(1, PAWNS + 1):
        if owners.count(pawn) > MOST_MERGED_OF_ONE:
            raise Refused(refusals.TOO_MANY)


def _can_direct(game, codes):
    """Somebody has two shares, or can buy the second one."""
    director, buys = merged_director(game, codes)
    if buys and game.cash[director - 1] < price(game.market(), merged_price(game, codes)[2]):
        raise Refused(refusals.CASH_SHORT)


def _holder(game, number):
    if number and not can_buy(game, game.acting, game.turn, number):
        raise Refused(refusals.NONE_THERE)


def _others(game, pawns):
    chosen, able = members(pawns), buyers(game)
    for pawn in chosen:
        if pawn not in able:
            raise Refused(refusals.NONE_THERE)
    if len(chosen) > game.treasury(game.acting):
        raise Refused(refusals.NONE_THERE)


def _discard(game, key):
    if key == 1 or key > 9 or not game.has(game.turn, train_of(key)):
        raise Refused(refusals.NO_SUCH_TRAIN)


def _nationalise(game, answer):
    if answer not in (YES, NO):
        raise Refused(refusals.BAD_NUMBER)


_ANSWERS = {HOLDERS: _holder, OTHERS: _others, DISCARD: _discard, NATIONALISE: _nationalise}
