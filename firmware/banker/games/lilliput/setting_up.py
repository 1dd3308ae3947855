"""What is seldom asked: how a game is set up, and what Gulliver buys. A board need not keep it."""

from ...rules.forms import Refused
from . import refusals, transactions
from . import tables as box
from .data import (
    BANK_SHARES,
    COMPANIES,
    DIRECTORS_PART,
    GULLIVER,
    MOST_DIRECTED,
    START_PRICE,
)
from .requirements import playing
from .table_check import allowed
from .transactions import BY_GULLIVER, CHOICE, NEW_GAME


def _not(allowed, reason):
    if not allowed:
        raise Refused(reason)


def asked(game, t, at):
    """Whether a field of a choice or of Gulliver's purchase is asked for."""
    return _choice_asks(game, t, at) if t[0] == CHOICE else _gulliver_asks(game, at)


def check(game, t, at):
    """Check a field of these, or of a new game."""
    if t[0] == CHOICE:
        _choice(game, t, at)
    elif t[0] == BY_GULLIVER:
        _gulliver(game, t, at)
    else:
        _seat(t, at)


def _choice_asks(game, t, at):
    if at > 2 and t[1] == GULLIVER and game.alone():
        return False
    return at < 4 or game.setting(box.TWO_CHARACTERS)


def _choice(game, t, at):
    if at == 1:
        playing(game, t[1])
        if game.directed(t[1]):
            raise Refused(refusals.HAS_CHOSEN)
    elif at == 2:
        _not(game.free(t[2]), refusals.TAKEN)
    elif t[at] and (t[at] in t[3:at] or any(chosen >> t[at] & 1 for chosen in game.characters)):
        raise Refused(refusals.TAKEN)


def _gulliver_asks(game, at):
    founds, possible = gullivers_wishes(game)
    if at == 1:
        return len(possible) > 1
    return founds and possible and not game.chart()


def _gulliver(game, t, at):
    if at == 1:
        _not(not t[1] or t[1] in gullivers_wishes(game)[1], refusals.NO_SUCH_COMPANY)
    elif t[2]:
        _not(t[2] >= START_PRICE, refusals.BAD_NUMBER)
        _not(DIRECTORS_PART * t[2] <= game.cash[GULLIVER - 1], refusals.CASH_SHORT)


def gullivers_wishes(game):
    """(whether he founds a company, those that are possible)."""
    cash = game.cash[GULLIVER - 1]
    if game.tenths(GULLIVER) < BANK_SHARES:
        return False, [
            key for key in game.founded() if game.in_bank(key) and game.prices[key] <= cash
        ]
    if len(game.directed(GULLIVER)) == MOST_DIRECTED or cash < DIRECTORS_PART * START_PRICE:
        return True, []
    return True, [key for key in range(1, COMPANIES + 1) if game.free(key)]


def _seat(t, at):
    """One to four different pawns, and nobody behind the last; Gulliver cannot play alone."""
    if not t[at]:
        _not(at > 1, refusals.TOO_FEW_PAWNS)
        _not(at > 2 or t[1] != GULLIVER, refusals.TOO_FEW_PAWNS)
    else:
        _not(t[at] not in t[1:at], refusals.ALREADY_SEATED)
        _not(0 not in t[1:at], refusals.MALFORMED)


def check_start(seats, tables):
    """Refuse what a game cannot begin with: as a new game and the editing of tables would."""
    new_game = (NEW_GAME,) + seats
    transactions.check_form(new_game)
    for at in range(2, len(new_game) + 1):
        _seat(new_game[:at], at - 1)
    players = len(seats) - seats.count(0)
    _not(allowed(tables, players), refusals.BAD_NUMBER)
