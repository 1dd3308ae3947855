"""What each transaction requires, checked as far as it has been entered.

A wrong key can then be refused at once. Whether there is money enough shows when it is moved: see
`effects`.
"""

from ...rules.forms import Refused
from . import refusals, transactions
from .data import FEWEST, HIGHEST, LOANS, TABLES, figure, members
from .transactions import NEW_GAME, REMOVE, TABLE, TRANSFER


def check(game, t):
    """Refuse a transaction that is not allowed, as far as it has been entered."""
    game.forms.check(t)
    if t[0] == REMOVE and len(game.pawns()) <= FEWEST:
        raise Refused(refusals.TWO_LEFT)
    if len(t) == 1:
        return
    if t[0] == NEW_GAME:
        _enough(t[1])
    elif t[0] == TABLE:
        _table(game, t)
    else:
        _playing(game, t[1])
        if t[0] == TRANSFER and len(t) > 2:
            if t[2] == t[1]:
                raise Refused(refusals.SAME_PAWN)
            _playing(game, t[2])


def check_start(players, tables):
    """Refuse what a game cannot begin with."""
    transactions.FORMS.check((NEW_GAME, players))
    _enough(players)
    if len(tables) != len(TABLES):
        raise Refused(refusals.BAD_NUMBER)
    for number in range(1, len(HIGHEST)):
        if figure(tables, number) > HIGHEST[number]:
            raise Refused(refusals.BAD_NUMBER)


def _enough(players):
    if len(members(players)) < FEWEST:
        raise Refused(refusals.TOO_FEW_PAWNS)


def _playing(game, pawn):
    if not game.players >> (pawn - 1) & 1:
        raise Refused(refusals.NOT_PLAYING)
    if not game.in_play(pawn):
        raise Refused(refusals.PAWN_OUT)


def _table(game, t):
    if len(t) > 2:
        if t[2] > HIGHEST[t[1]]:
            raise Refused(refusals.BAD_NUMBER)
        if t[1] == LOANS and not t[2] and min(game.cash) < 0:
            raise Refused(refusals.STILL_OWED)
