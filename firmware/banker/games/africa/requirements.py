"""What each transaction requires, checked as far as it has been entered.

A wrong key can then be refused at once, and so is one with which nothing allowed could be
completed: a function key too. `t` is the transaction; the form of its fields has been checked.
"""

from ...rules.forms import Refused
from . import refusals, transactions
from .data import (
    CARDS_SALE,
    CONCESSIONS,
    DIE,
    DRAW,
    FIRST,
    OPERATE,
    OVER,
    STOCK,
    TRAINS_STEP,
    members,
)
from .transactions import CORRECT, TABLE

_STOCKS = 1 << FIRST | 1 << STOCK
_TRADES = _STOCKS | 1 << OPERATE
_EVER = (1 << OVER + 1) - 1
_RUNNING = _TRADES | 1 << CONCESSIONS
# By kind: the stages that allow it, one bit each.
_STAGES = (
    (0, 1 << DRAW, 1 << CARDS_SALE | 1 << DIE | 1 << CONCESSIONS, _TRADES, _TRADES, _TRADES)
    + (1 << OPERATE | 1 << STOCK, 1 << OPERATE, 1 << OPERATE, _EVER, 1 << OPERATE, 1 << OPERATE)
    + (_EVER & ~(1 << OVER), 1 << DRAW, _RUNNING)
)  # fmt: skip


def complete(game, t):
    """Whether every field has been entered; a draw is done with its last company."""
    if t[0] == transactions.DRAW_COMPANIES:
        return len(t) > 1 and len(members(t[1])) == game.to_draw()
    return game.forms.complete(t)


def _set_up(game, t):
    """Imported when it is wanted: not everything is in every round."""
    from .setup_checks import reason

    return reason(game, t)


def _sell(game, t):
    from .trading import not_sold

    return not_sold(game, *t[1:])


def _buy(game, t):
    from .trading import not_bought

    return not_bought(game, *t[1:])


def _operate(game, t):
    from .operating import reason

    return reason(game, t)


def _go(game, t):
    if game.stage == OPERATE:
        return game.awaits() if game.step < TRAINS_STEP else None
    if game.may_sell() and game.certificates(game.turn) > game.limit():
        from .trading import has_to_sell

        if has_to_sell(game, game.turn):
            return refusals.OVER_LIMIT
    return None


def _put_right(game, t):
    """Seldom needed, so imported when it is."""
    from . import corrections

    return corrections.not_allowed(game, t)


_REQUIREMENTS = {
    transactions.DRAW_COMPANIES: _set_up,
    transactions.AUCTION: _set_up,
    transactions.SELL: _sell,
    transactions.BUY: _buy,
    transactions.GO: _go,
    transactions.POWER: _operate,
    transactions.BUILD: _operate,
    transactions.RUN: _operate,
    transactions.NEW_GAME: _set_up,
    transactions.TRAIN: _operate,
    transactions.CONCESSION: _operate,
    CORRECT: _put_right,
    TABLE: _put_right,
    transactions.REMOVE: _set_up,
}


def reason(game, t):
    """Why a transaction is not allowed, as far as it has been entered; None if it is."""
    kind = t[0]
    if not _STAGES[kind] >> game.stage & 1:
        return game.awaits()
    return _REQUIREMENTS[kind](game, t)


def check(game, transaction):
    """Refuse a transaction that is not allowed, as far as it has been entered."""
    game.forms.check(transaction)
    why = reason(game, transaction)
    if why:
        raise Refused(why)
