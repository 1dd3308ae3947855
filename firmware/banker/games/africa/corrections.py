"""Correcting figures that the unit has wrong, and editing the tables before a game."""

from ...rules.forms import PAWNS
from . import refusals
from .booking import noted
from .data import COMPANIES, COMPANY, SPACES, STATIONS, can_be, table_unit
from .reasons import best, not_known
from .transactions import CASH, PRICE, STATIONS_LAID, TABLE, TREASURY


def not_allowed(game, t):
    """Why this cannot be corrected, or not to this; None where it can."""
    if t[0] == TABLE:
        return refusals.BAD_NUMBER if len(t) > 2 and not can_be(t[1], t[2]) else None
    if len(t) < 2:
        return None  # cash always can
    if len(t) < 3:
        return (
            None
            if t[1] == CASH
            else best([_not_whose(game, t[1], code) for code in range(1, COMPANIES + 1)])
        )
    reason = _not_whose(game, t[1], t[2])
    if reason or len(t) < 4:
        return reason
    if t[1] == PRICE:
        return None if t[3] in SPACES[1:] else refusals.BAD_NUMBER
    if t[1] == STATIONS_LAID:
        return None if 1 <= t[3] <= STATIONS[t[2]] else refusals.BAD_NUMBER
    return None


def _not_whose(game, what, whose):
    """Why nobody's figure can be corrected."""
    if what == CASH:
        if whose > PAWNS:
            return refusals.NO_SUCH_PAWN
        return None if whose in game.seats else refusals.NOT_PLAYING
    reason = not_known(game, whose)
    if reason or what == TREASURY:
        return reason
    return None if game.started(whose) else refusals.NOT_DRAWN


def present_value(game, what, whose):
    """The figure as the game has it."""
    if what == CASH:
        return game.cash[whose - 1]
    if what == TREASURY:
        return game.treasuries[whose]
    return game.price(whose) if what == PRICE else game.stations[whose]


def carry_out(after, t, outcome):
    """Carry out a correction or an edit, as `effects.carry_out` does other transactions."""
    outcome.now = t[-1]
    if t[0] == TABLE:
        _edit_table(after, t, outcome)
        return
    what, whose, value = t[1:]
    outcome.was = present_value(after, what, whose)
    outcome.changed = value != outcome.was
    outcome.pawn = whose if what == CASH else 0
    if not outcome.changed:
        return
    if what == PRICE:
        from .market import place_token

        place_token(after, outcome, whose, SPACES.index(value))
    elif what == STATIONS_LAID:
        after.stations[whose] = value
        if after.spared == whose:
            after.spared = 0
    else:
        figures, at = (after.cash, whose - 1) if what == CASH else (after.treasuries, whose)
        figures[at] = value
        account = whose if what == CASH else COMPANY + whose
        outcome.payments = noted((), account, value - outcome.was, value)


def _edit_table(after, t, outcome):
    unit = table_unit(t[1])
    at = t[1] - 1
    outcome.pawn = 0
    outcome.was = unit * after.tables[at]
    outcome.changed = outcome.was != t[2]
    after.set_tables(after.tables[:at] + bytes((t[2] // unit,)) + after.tables[at + 1 :])
