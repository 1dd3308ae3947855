"""Correcting figures that the unit has wrong, and editing the numbers of the printed board."""

from ...rules.forms import Refused
from . import refusals
from .booking import hand_over
from .data import (
    CHARTER_LOCOMOTIVES,
    CITIES,
    COMPANIES,
    HOUSES,
    MOST,
    PAWNS,
    WABASH,
    WABASH_LOCOMOTIVES,
    can_be,
)
from .requirements import all_open, opened, playing
from .transactions import (
    CASH,
    HOUSES_LEFT,
    INCOME,
    LOCOMOTIVES,
    PRESENCE,
    SHARES_HELD,
    TABLE,
    TREASURY,
)

_LISTS = ("", "cash", "treasuries", "incomes", "locomotives", "", "present")  # by what is corrected


def check(game, t):
    """Refuse, as far as it has been entered, what no game or no board can have."""
    if t[0] == TABLE:
        if len(t) > 2 and not can_be(t[1], t[2]):
            raise Refused(refusals.BAD_NUMBER)
        return
    if t[1] == SHARES_HELD:
        _shares(game, t)
    elif len(t) > 2:
        highest = _highest(game, t[1], t[2])
        if len(t) > 3:
            if t[3] > highest:
                raise Refused(refusals.BAD_NUMBER)
            if t[1] == PRESENCE:
                all_open(game, t[3])


def _shares(game, t):
    """A pawn's shares of a company: no more than it has, and one at least with somebody. While a
    share must be sold, that comes first."""
    if game.on_sale():
        raise Refused(game.awaits())
    if len(t) > 2:
        _highest(game, CASH, t[2])
    if len(t) > 3:
        company, count = divmod(t[3], 10)
        _highest(game, INCOME, company)
        held = game.held(t[2], company)
        if count > held + game.unsold(company):
            raise Refused(refusals.SOLD_OUT)
        if not count and game.sold(company) == held and company != WABASH:
            raise Refused(refusals.BAD_NUMBER)


def _highest(game, what, whose):
    """The highest value of a figure that can be corrected; refuses what is nobody's figure."""
    if what == CASH:
        if not 1 <= whose <= PAWNS:
            raise Refused(refusals.NO_SUCH_PAWN)
        playing(game, whose)
        return MOST
    if what == HOUSES_LEFT:
        if whose:
            raise Refused(refusals.BAD_NUMBER)
        return HOUSES
    if what == PRESENCE:
        if not 1 <= whose <= CITIES:
            raise Refused(refusals.BAD_NUMBER)
        return (1 << COMPANIES) - 1
    if not 1 <= whose <= COMPANIES:
        raise Refused(refusals.NO_SUCH_COMPANY)
    opened(game, whose)
    if what == LOCOMOTIVES:
        return WABASH_LOCOMOTIVES if whose == WABASH else CHARTER_LOCOMOTIVES[whose]
    return MOST


def present_value(game, what, whose):
    """The figure as the game has it, but for shares."""
    if what == HOUSES_LEFT:
        return game.houses
    return getattr(game, _LISTS[what])[whose - 1 if what == CASH else whose]


def carry_out(after, t, outcome):
    """Carry out a correction or an edit, as `effects.carry_out` does other transactions."""
    if t[0] == TABLE:
        _edit_table(after, t, outcome)
    else:
        _correct(after, t, outcome)


def _correct(after, t, outcome):
    """Replace one figure, nothing else. Money comes from the bank or goes there."""
    what, whose, value = t[1:]
    outcome.pawn = whose if what in (CASH, SHARES_HELD) else 0
    outcome.company = whose if what in (TREASURY, INCOME, LOCOMOTIVES) else 0
    if what == SHARES_HELD:
        outcome.company, outcome.now = divmod(value, 10)
        outcome.was = after.held(whose, outcome.company)
        outcome.changed = outcome.was != outcome.now
        hand_over(after, outcome, whose, outcome.company, outcome.now - outcome.was)
        return
    outcome.was, outcome.now = present_value(after, what, whose), value
    if what == HOUSES_LEFT:
        after.houses = outcome.houses = value
    else:
        getattr(after, _LISTS[what])[whose - 1 if what == CASH else whose] = value
    change = value - outcome.was
    outcome.changed = change != 0
    if what in (CASH, TREASURY):
        outcome.from_bank = max(change, 0)
        outcome.to_bank = max(-change, 0)


def _edit_table(after, t, outcome):
    """Give an editable number for the next game; for this one too if nothing has happened yet."""
    outcome.pawn = 0
    at = t[1] - 1
    outcome.was = after.next_tables[at]
    outcome.now = t[2]
    outcome.changed = outcome.was != outcome.now
    tables = after.next_tables[:at] + bytes((t[2],)) + after.next_tables[at + 1 :]
    if after.count == 0:
        after.restart(after.seats, tables)
    after.next_tables = tables
