"""What each transaction requires, checked as far as it has been entered.

A wrong key can then be refused at once, a function key that the stage does not allow too. `t` is
the transaction; the form of its fields has been checked before.
"""

from ...rules.forms import Refused
from . import refusals, transactions
from .data import (
    CHICAGO,
    COMPANIES,
    MOST,
    OPENING,
    OVER,
    PAYDAY,
    TABLES,
    TURN,
    WABASH,
    WABASH_SALE,
    can_be,
    members,
)
from .transactions import DIAL_OF, asks_fort_wayne

_EVER = (1 << OVER + 1) - 1
_PLAY = _EVER & ~(1 << OVER)
_TURN = 1 << TURN
# By kind: the stages that allow it, one bit each.
_STAGES = (
    (0, 1 << OPENING | 1 << TURN | 1 << WABASH_SALE, _TURN, _TURN, _TURN, _TURN, _TURN, _TURN)
    + (1 << TURN | 1 << PAYDAY, _EVER, 1 << PAYDAY, _PLAY, _EVER)
)  # fmt: skip


def playing(game, pawn):
    """Refuse a pawn that is not at the table."""
    if pawn not in game.players():
        raise Refused(refusals.NOT_PLAYING)
    if not game.in_play(pawn):
        raise Refused(refusals.PAWN_OUT)


def opened(game, company):
    """Refuse the Wabash while it is closed."""
    if company == WABASH and not game.wabash_open():
        raise Refused(refusals.WABASH_CLOSED)


def all_open(game, companies):
    """Refuse a set of companies that has the Wabash while it is closed."""
    for company in members(companies):
        opened(game, company)


def _auction(game, t):
    company = t[1]
    if game.on_sale() not in (0, company):
        raise Refused(game.awaits())
    opened(game, company)
    if not game.unsold(company):
        raise Refused(refusals.SOLD_OUT)
    if len(t) > 2 and t[2]:
        playing(game, t[2])
        if game.cash[t[2] - 1] < game.min_bid(company):
            raise Refused(refusals.CASH_SHORT)
    if len(t) > 3:
        if not t[2]:
            if t[3]:
                raise Refused(refusals.BAD_NUMBER)
        elif t[3] < game.min_bid(company):
            raise Refused(refusals.BID_LOW)
        elif t[3] > game.cash[t[2] - 1]:
            raise Refused(refusals.CASH_SHORT)


def _build(game, t):
    company = t[1]
    opened(game, company)
    if not game.held(game.turn, company):
        raise Refused(refusals.NO_SHARE)
    if game.locomotives[company] < (t[2] if len(t) > 2 else 1):
        raise Refused(refusals.NO_LOCOMOTIVES)
    if len(t) > 3 and t[3] > game.treasuries[company]:
        raise Refused(refusals.TREASURY_SHORT)
    if len(t) > 4 and game.incomes[company] + t[4] > MOST:
        raise Refused(refusals.TOO_MUCH)
    if len(t) > 5:
        _hexes(game, company, t[2], t[5])
    if len(t) > 6 and t[6] and not asks_fort_wayne(game, t[5]):
        raise Refused(refusals.BAD_NUMBER)


def _hexes(game, company, built, hexes):
    """The special hexes of a build: no more than locomotives, and none for the second time."""
    wanted = members(hexes)
    if len(wanted) > built:
        raise Refused(refusals.TOO_MANY_HEXES)
    for key in wanted:
        if game.has_arrived(company) if key == CHICAGO else company in game.present_in(key):
            raise Refused(refusals.ALREADY_THERE)


def _city(game, t):
    if len(t) > 2:
        all_open(game, t[2])


def _mountain(game, t):
    if len(t) > 2:
        opened(game, t[2])


def _forest(game, t):
    opened(game, t[1])


def _track(game, t):
    if not game.present[t[1]]:
        raise Refused(refusals.NOBODY_THERE)
    if game.tracks[t[1]] >= game.last(t[1]):
        raise Refused(refusals.TRACK_END)


def _pass(game, t):
    if game.red(t[1]):
        raise Refused(refusals.DIAL_RED)


def _remove(game, t):
    playing(game, t[1])


def _new_game(game, t):
    from ..seating import check_seats

    check_seats(t[1:], 2)


def _put_right(game, t):
    """Seldom needed, so imported when it is."""
    from . import corrections

    corrections.check(game, t)


_REQUIREMENTS = {
    transactions.AUCTION: _auction,
    transactions.BUILD: _build,
    transactions.CITY: _city,
    transactions.MOUNTAIN: _mountain,
    transactions.FOREST: _forest,
    transactions.TRACK: _track,
    transactions.PASS: _pass,
    transactions.REMOVE: _remove,
    transactions.NEW_GAME: _new_game,
    transactions.CORRECT: _put_right,
    transactions.TABLE: _put_right,
}


def _holds_any(game):
    """Whether the pawn in turn has a share of any company."""
    return any(game.held(game.turn, company) for company in range(1, COMPANIES + 1))


def _function_key(game, kind):
    """What can be refused before any field is entered."""
    if not _STAGES[kind] >> game.stage & 1:
        raise Refused(game.awaits())
    if game.stage == TURN and DIAL_OF[kind] and game.red(DIAL_OF[kind]):
        raise Refused(refusals.DIAL_RED)
    if transactions.CITY <= kind <= transactions.FOREST and not game.houses:
        raise Refused(refusals.NO_HOUSES)
    if kind == transactions.BUILD and not _holds_any(game):
        raise Refused(refusals.NO_SHARE)
    if kind == transactions.REMOVE and len(game.pawns()) <= 2:
        raise Refused(refusals.TWO_LEFT)


def check(game, transaction):
    """Refuse a transaction that is not allowed, as far as it has been entered."""
    game.forms.check(transaction)
    _function_key(game, transaction[0])
    if len(transaction) > 1:
        _REQUIREMENTS[transaction[0]](game, transaction)


def check_start(seats, tables):
    """Refuse what a game cannot begin with: as a new game and the editing of tables would."""
    new_game = (transactions.NEW_GAME,) + seats
    transactions.FORMS.check(new_game)
    _new_game(None, new_game)
    if len(tables) != len(TABLES):
        raise Refused(refusals.BAD_NUMBER)
    for at in range(len(TABLES)):
        if not can_be(at + 1, tables[at]):
            raise Refused(refusals.BAD_NUMBER)
