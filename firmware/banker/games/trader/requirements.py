"""What each transaction requires, checked as far as it has been entered.

A wrong key can then be refused at once. `t` is the transaction; the form of its fields has been
checked before and at least one of them is there.
"""

from ...rules.forms import Refused
from . import transactions
from .data import (
    GROUP_OF,
    HEAD_OFFICE_STOCK,
    MOST_BOUGHT,
    MOST_DIVIDENDS,
    OFFICE_STOCK,
    PAWNS,
    round_group,
)
from .interest import shared
from .refusals import (
    ALREADY_LISTED,
    BAD_NUMBER,
    BANK_SHORT,
    DIVIDENDS_FULL,
    NO_HEAD_OFFICES_LEFT,
    NO_MONOPOLY,
    NO_OFFICES_LEFT,
    NOT_HELD,
    NOT_LISTED,
    PAWN_OUT,
    SAME_PAWN,
    UNEVEN,
)


def _pawn(game, t):
    if not game.in_play(t[1]):
        raise Refused(PAWN_OUT)


def _listed(game, code):
    if not game.listed(code):
        raise Refused(NOT_LISTED)


def _holds(game, pawn, code, t, at):
    """Refuse a seller who holds fewer than typed, or none while nothing is typed yet."""
    if game.held(pawn, code) < (t[at] if len(t) > at else 1):
        raise Refused(NOT_HELD)


def _float(game, t):
    _pawn(game, t)
    if len(t) > 2 and game.listed(t[2]):
        raise Refused(ALREADY_LISTED)


def _buy(game, t):
    _pawn(game, t)
    if len(t) > 2:
        _listed(game, t[2])
        wanted = t[3] if len(t) > 3 else 1
        if wanted > MOST_BOUGHT:
            raise Refused(BAD_NUMBER)
        if game.bank(t[2]) < wanted:
            raise Refused(BANK_SHORT)


def _sell(game, t):
    _pawn(game, t)
    if len(t) > 2:
        _listed(game, t[2])
        _holds(game, t[1], t[2], t, 3)


def _trade(game, t):
    _pawn(game, t)
    if len(t) > 2:
        if t[1] == t[2]:
            raise Refused(SAME_PAWN)
        _pawn(game, t[1:])
    if len(t) > 3:
        _listed(game, t[3])
        _holds(game, t[2], t[3], t, 4)


def _offices(game, t):
    if not game.monopolist(GROUP_OF[t[1]]):
        raise Refused(NO_MONOPOLY)
    wanted = t[2:]
    if wanted and max(wanted) - min(wanted) > 1:
        raise Refused(UNEVEN)
    if game.forms.complete(t):
        offices, heads = game.offices_out(round_group(t[1]), wanted)
        if offices > OFFICE_STOCK:
            raise Refused(NO_OFFICES_LEFT)
        if heads > HEAD_OFFICE_STOCK:
            raise Refused(NO_HEAD_OFFICES_LEFT)


def _interest(game, t):
    _pawn(game, t)
    if len(t) > 2:
        _listed(game, t[2])
        credited = shared(game, t[1], t[2])
        for pawn in range(PAWNS):
            if game.dividends[pawn] + credited[pawn] > MOST_DIVIDENDS:
                raise Refused(DIVIDENDS_FULL)


_REQUIREMENTS = {
    transactions.FLOAT: _float,
    transactions.BUY: _buy,
    transactions.SELL: _sell,
    transactions.TRADE: _trade,
    transactions.OFFICES: _offices,
    transactions.INTEREST: _interest,
    transactions.GO: _pawn,
    transactions.REMOVE: _pawn,
}


def check(game, transaction):
    """Refuse a transaction that is not allowed, as far as it has been entered."""
    game.forms.check(transaction)
    requirement = _REQUIREMENTS.get(transaction[0])
    if requirement and len(transaction) > 1:
        requirement(game, transaction)
