"""Correcting figures that the unit has wrong, and editing those that only the box tells."""

from ...rules.forms import Refused
from . import refusals
from . import tables as box
from .data import CHOOSING, COMPANIES, COPIES, MOST_STATIONS, PAWNS, SEATS
from .position import playing
from .transactions import CASH, PRICE, STATIONS, TABLE, TREASURY
from .transactions import COPIES as COPY_CARDS

_LISTS = ("", "cash", "treasuries", "prices", "stations", "copies")  # by what is corrected


def check(game, t, at):
    """Refuse, field by field, what no game or no box can have."""
    what = t[1]
    if at == 1:
        _what(game, what)
    elif at == 2:
        _whose(game, what, t[2])
    elif at == 3:
        _value(game, what, t[2], t[3])
    elif t[4] > 2:
        raise Refused(refusals.BAD_NUMBER)


def _what(game, what):
    if not 1 <= what < len(_LISTS) and what != TABLE:
        raise Refused(refusals.BAD_NUMBER)
    if what == TABLE and (game.stage != CHOOSING or game.arrivals):
        raise Refused(refusals.TABLES_LATE)
    if what in (TREASURY, PRICE, STATIONS) and not game.arrivals:
        raise Refused(refusals.NOT_FOUNDED)


def _whose(game, what, whose):
    if what == TABLE:
        if not box.sort(whose):
            raise Refused(refusals.BAD_NUMBER)
    elif what in (CASH, COPY_CARDS):
        if not 1 <= whose <= PAWNS:
            raise Refused(refusals.NO_SUCH_PAWN)
        playing(game, whose)
    else:
        if not 1 <= whose <= COMPANIES:
            raise Refused(refusals.NO_SUCH_COMPANY)
        if not game.directors[whose]:
            raise Refused(refusals.NOT_FOUNDED)


def _value(game, what, whose, value):
    if what == TABLE:
        _table(game, whose, value)
    elif what == PRICE:
        if not 1 <= value <= box.MOST_PRICE:
            raise Refused(refusals.BAD_NUMBER)
        if game.chart() and not any(box.spaces(game.tables, value)):
            raise Refused(refusals.NOT_ON_CHART)
    elif (what == STATIONS and not 1 <= value <= MOST_STATIONS) or (
        what == COPY_CARDS and value > max(COPIES)
    ):
        raise Refused(refusals.BAD_NUMBER)


def _table(game, number, value):
    if value > box.sort(number)[4]:
        raise Refused(refusals.BAD_NUMBER)
    if number == box.CHART and value:
        from .table_edit import chart_complete

        if not chart_complete(game.tables):
            raise Refused(refusals.CHART_GAPS)
    if number == box.TWO_CHARACTERS and value and SEATS - game.seats.count(0) != 2:
        raise Refused(refusals.ONLY_TWO)


def present_value(game, what, whose):
    """The figure as the game has it."""
    if what == TABLE:
        return game.setting(whose)
    return getattr(game, _LISTS[what])[whose - 1 if what in (CASH, COPY_CARDS) else whose]


def carry_out(after, t, outcome):
    """Replace one figure, nothing else."""
    what, whose, value, row = t[1:]
    outcome.pawn = whose if what in (CASH, COPY_CARDS) else 0
    outcome.company = whose if what in (TREASURY, PRICE, STATIONS) else 0
    outcome.was, outcome.now = present_value(after, what, whose), value
    outcome.changed = outcome.was != value
    if what == TABLE:
        _edit(after, whose, value, outcome.changed)
    elif what == PRICE and after.chart():
        spaces = box.spaces(after.tables, value)
        space = spaces[row - 1] if row else max(spaces)
        outcome.changed = after.places[whose] != space
        if outcome.changed:
            after.put_marker(whose, value, space)
    elif what == PRICE:
        if outcome.changed:
            after.put_marker(whose, value, 0)
    else:
        getattr(after, _LISTS[what])[whose - 1 if what in (CASH, COPY_CARDS) else whose] = value


def _edit(after, number, value, changed):
    """Only before the first company is chosen: so all begins anew with it, but for corrections."""
    if changed:
        from .table_edit import changed as edited

        tables = edited(after.tables, number, value)
        if box.PILES <= number < box.TOP:
            after.pile[2 + number - box.PILES] = value
        after.tables = tables
