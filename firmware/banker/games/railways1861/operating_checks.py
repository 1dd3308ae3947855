"""What the rules allow in a company's turn, as far as it has been entered."""

from ...rules.forms import Refused
from . import refusals
from .data import (
    LAST_PUBLIC,
    PUBLICS,
    TILE,
    TRAINS_STEP,
)
from .market import left, right
from .transactions import FULL, HALF, RUN, TRACK

_TEN = 10


def track_cost(tiles, terrain):
    """What track costs."""
    return terrain + (TILE if tiles > 1 else 0)


def paid_out(revenue, choice):
    """What of a public's revenue goes to its shares: all, half rounded up to a ten, nothing."""
    if choice == FULL:
        return revenue
    return (revenue // 2 + 9) // 10 * 10 if choice == HALF else 0


def public_run(game, code, revenue, dividend):
    """(what a share is paid, what the public gets, its space): a tenth of the dividend a share, for
    the treasury's too, not for those in the pool."""
    share = dividend // 10
    space = game.spaces[code]
    if not dividend:
        space = left(game.market(), space)
    elif dividend >= game.price(code):
        space = right(game.market(), space)
    return share, revenue - dividend + share * game.treasury(code), space


def check(game, t):
    """Refuse what the company in turn may not do."""
    if t[0] == RUN:
        _run(game, t)
    elif t[0] == TRACK:
        _track(game, t, game.acting)
    else:
        _go(game, game.acting)


def _track(game, t, code):
    if len(t) > 2 and t[2] % _TEN:
        raise Refused(refusals.BY_TEN)
    if len(t) > 1:
        from .deal_checks import borrows

        borrows(game, code, track_cost(t[1], t[2] if len(t) > 2 else 0))


def asks_revenue(game):
    """Whether the company in turn, or RSR, has a train to run."""
    return game.train_count(game.acting) > 0


def asks_payout(game, revenue):
    """Whether there is a choice of what to do with the revenue."""
    return PUBLICS < game.acting <= LAST_PUBLIC and revenue > 0


def _run(game, t):
    if len(t) > 1:
        if t[1] % _TEN:
            raise Refused(refusals.BY_TEN)
        if t[1] and not asks_revenue(game):
            raise Refused(refusals.NO_SUCH_TRAIN)
    if len(t) > 2 and (t[2] > 0) != asks_payout(game, t[1]):
        raise Refused(refusals.BAD_NUMBER)


def _go(game, code):
    if game.step == TRAINS_STEP and not game.train_count(code):
        from .deal_checks import must_buy

        if must_buy(game, code):
            raise Refused(refusals.MUST_BUY)
