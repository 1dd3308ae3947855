"""What the rules allow in a stock round, as far as it has been entered."""

from ...rules.forms import Refused
from . import market as markets
from . import refusals
from .data import (
    BID_STEP,
    DIRECTORS_SHARES,
    LAST_PUBLIC,
    MINOR_MINIMUM,
    MINORS,
    MOST_HELD,
    MOST_POOLED,
    OFFER,
    PUBLICS,
)
from .requirements import awaited, running
from .transactions import AUCTION, BUY, GO, SELL, TREASURY


def check(game, t):
    """Refuse what the pawn in turn may not do."""
    kind, pawn = t[0], game.turn
    if game.step == OFFER:
        _offer(game, t)
        return
    if kind == SELL:
        _sell(game, t)
        return
    certificates = game.certificates(pawn)
    if certificates > game.limit and can_sell(game, pawn):
        raise Refused(refusals.OVER_LIMIT)
    if kind == GO:
        return
    if certificates >= game.limit:
        raise Refused(refusals.AT_LIMIT)
    if kind == AUCTION:
        _auction(game, t)
    elif len(t) > 1:
        (_buy if kind == BUY else _start)(game, t)
    elif not _can_buy(game):
        raise Refused(refusals.NOTHING_TO_BUY)


def _offer(game, t):
    """The first SR: one thing after the other."""
    if t[0] != AUCTION or (len(t) > 1 and t[1] != game.offered()):
        raise Refused(awaited(game.step))
    if len(t) > 2:
        _bid(game, t, game.minimum)


def _auction(game, t):
    if not any(game.open(code) for code in range(1, MINORS + 1)):
        raise Refused(refusals.NOT_FREE)
    if game.cash[game.turn - 1] < MINOR_MINIMUM:
        raise Refused(refusals.CASH_SHORT)
    if len(t) > 1:
        if t[1] > MINORS:
            raise Refused(refusals.NO_SUCH_COMPANY)
        if not game.open(t[1]):
            raise Refused(refusals.NOT_FREE)
    if len(t) > 2:
        if not t[2]:
            raise Refused(refusals.NO_SUCH_PAWN)  # who opens an auction has bid
        _bid(game, t, MINOR_MINIMUM)


def _bid(game, t, minimum):
    """The winner, and what it pays; in the first SR nobody may win, for nothing."""
    winner = t[2]
    if not winner:
        if len(t) > 3 and t[3]:
            raise Refused(refusals.BAD_NUMBER)
        return
    if not game.in_play(winner):
        raise Refused(refusals.PAWN_OUT)
    if game.certificates(winner) >= game.limit:
        raise Refused(refusals.AT_LIMIT)
    if game.cash[winner - 1] < minimum:
        raise Refused(refusals.CASH_SHORT)
    if len(t) > 3:
        if t[3] < minimum:
            raise Refused(refusals.BID_LOW)
        if t[3] % BID_STEP:
            raise Refused(refusals.BY_FIVE)
        if t[3] > game.cash[winner - 1]:
            raise Refused(refusals.CASH_SHORT)


def _buy(game, t):
    code, pawn = t[1], game.turn
    running(game, code)
    if game.sold[pawn - 1] >> (code - PUBLICS - 1) & 1:
        raise Refused(refusals.SOLD_BEFORE)
    if game.held(pawn, code) >= MOST_HELD:
        raise Refused(refusals.SIX_HELD)
    there = game.treasury(code), game.in_pool(code)
    if not (there[t[2] != TREASURY] if len(t) > 2 else sum(there)):
        raise Refused(refusals.NONE_THERE)
    if game.cash[pawn - 1] < game.price(code):
        raise Refused(refusals.CASH_SHORT)


def _can_buy(game):
    """Whether the pawn in turn can pay for a share that is there, or start a public."""
    dearest = game.cash[game.turn - 1] // DIRECTORS_SHARES
    starts = markets.start(game.market(), markets.PUBLIC, dearest)
    for code in range(PUBLICS + 1, LAST_PUBLIC + 1):
        if game.running(code):
            try:
                _buy(game, (BUY, code))
                return True
            except Refused:
                pass
        elif starts and game.open(code):
            return True
    return False


def _start(game, t):
    if not game.open(t[1]):
        raise Refused(refusals.NOT_FREE)
    if len(t) > 2:
        market = game.market()
        space = markets.start(market, markets.PUBLIC, t[2])
        if not space or markets.price(market, space) != t[2]:
            raise Refused(refusals.BAD_NUMBER)
        if game.cash[game.turn - 1] < DIRECTORS_SHARES * t[2]:
            raise Refused(refusals.CASH_SHORT)


def _sell(game, t):
    if len(t) == 1:
        if not can_sell(game, game.turn):
            raise Refused(refusals.NOTHING_TO_SELL)
        return
    code, pawn = t[1], game.turn
    running(game, code)
    number = t[2] if len(t) > 2 else 1
    if game.held(pawn, code) < number:
        raise Refused(refusals.TOO_FEW_HELD)
    if not game.operated(code):
        raise Refused(refusals.NEVER_OPERATED)
    if game.in_pool(code) + number > MOST_POOLED:
        raise Refused(refusals.POOL_FULL)
    for other in game.players():
        held = game.held(other, code) - (number if other == pawn else 0)
        if held >= DIRECTORS_SHARES:
            return
    raise Refused(refusals.NO_DIRECTOR)


def can_sell(game, pawn):
    """Whether the pawn in turn has any share that it may sell."""
    for code in range(PUBLICS + 1, LAST_PUBLIC + 1):
        if game.held(pawn, code):
            try:
                _sell(game, (SELL, code, 1))
                return True
            except Refused:
                pass
    return False
