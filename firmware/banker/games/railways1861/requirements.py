"""What each transaction requires, checked as far as it has been entered.

A wrong key can then be refused at once, a function key that the step does not allow too. `t` is
the transaction; the form of its fields has been checked before.
"""

from ...rules.forms import Refused
from . import refusals, transactions
from .data import (
    DISCARD,
    FEWEST_PAWNS,
    HOLDERS,
    LOANS_STEP,
    MERGE_STEP,
    MINORS,
    NATIONALISE,
    OFFER,
    OTHERS,
    OVER,
    PUBLICS,
    RSR_STEP,
    RUN_STEP,
    SHARES_STEP,
    STATION_STEP,
    STOCK,
    TRACK_STEP,
    TRAINS_STEP,
)

_AWAITED = (
    refusals.AWAIT_OFFER,
    refusals.AWAIT_STOCK,
    refusals.AWAIT_SHARES,
    refusals.AWAIT_TRACK,
    refusals.AWAIT_STATION,
    refusals.AWAIT_RUN,
    refusals.AWAIT_LOANS,
    refusals.AWAIT_TRAINS,
    refusals.AWAIT_RSR,
    refusals.AWAIT_MERGE,
    refusals.AWAIT_HOLDERS,
    refusals.AWAIT_OTHERS,
    refusals.AWAIT_DISCARD,
    refusals.AWAIT_NATIONALISE,
    refusals.GAME_OVER,
)


def _steps(*steps):
    bits = 0
    for step in steps:
        bits |= 1 << step
    return bits


_TO_TRACK = _steps(SHARES_STEP, TRACK_STEP)
_TO_STATION = _TO_TRACK | 1 << STATION_STEP
_TO_RUN = _TO_STATION | 1 << RUN_STEP
_EVER = (1 << OVER + 1) - 1
_PLAY = _EVER & ~(1 << OVER)
# By kind: the steps that allow it, one bit each.
_ALLOWED = {
    transactions.AUCTION: _steps(OFFER, STOCK),
    transactions.BUY: 1 << STOCK,
    transactions.START: 1 << STOCK,
    transactions.SELL: 1 << STOCK,
    transactions.OWN_SHARES: 1 << SHARES_STEP,
    transactions.TRACK: _TO_TRACK,
    transactions.STATION: _TO_STATION,
    transactions.RUN: _TO_RUN | 1 << RSR_STEP,
    transactions.GO: _steps(STOCK, LOANS_STEP, TRAINS_STEP, MERGE_STEP),
    transactions.TRAIN: 1 << TRAINS_STEP,
    transactions.COMPANY_TRAIN: 1 << TRAINS_STEP,
    transactions.PRIVATE: _TO_RUN | _steps(LOANS_STEP, TRAINS_STEP),
    transactions.MERGE: 1 << MERGE_STEP,
    transactions.CONVERT: 1 << MERGE_STEP,
    transactions.ANSWER: _steps(HOLDERS, OTHERS, DISCARD, NATIONALISE),
    transactions.NEW_GAME: _EVER,
    transactions.REMOVE: _PLAY,
    transactions.CORRECT: _PLAY,
    transactions.FIGURE: _PLAY,
}


def awaited(step):
    """What a step waits for, as the reason with which it refuses anything else."""
    return _AWAITED[step]


def check(game, transaction):
    """Refuse a transaction that is not allowed, as far as it has been entered."""
    game.forms.check(transaction)
    kind = transaction[0]
    if not _ALLOWED[kind] >> game.step & 1:
        raise Refused(awaited(game.step))
    if kind == transactions.NEW_GAME:
        from ..seating import check_seats

        check_seats(transaction[1:], FEWEST_PAWNS)
    elif kind in (transactions.REMOVE, transactions.CORRECT, transactions.FIGURE):
        if kind == transactions.FIGURE and game.count:
            raise Refused(refusals.FIGURES_FIXED)
        if len(transaction) > 1:
            from .care import check as check_care

            check_care(game, transaction)
    elif game.step <= STOCK:
        from .stock_checks import check as check_stock

        check_stock(game, transaction)
    elif game.step <= RSR_STEP:
        if kind in (transactions.RUN, transactions.TRACK, transactions.GO):
            from .operating_checks import check as check_turn
        else:
            from .deal_checks import check as check_turn

        check_turn(game, transaction)
    else:
        from .merger_checks import check as check_merger

        check_merger(game, transaction)


def running(game, code):
    """Refuse a company that is not on the market."""
    if MINORS < code <= PUBLICS:
        raise Refused(refusals.NO_SUCH_COMPANY)
    if not game.running(code):
        raise Refused(refusals.NOT_RUNNING)
