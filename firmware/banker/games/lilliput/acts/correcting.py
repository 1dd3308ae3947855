"""Which figures of 18Lilliput can be put right, the tables among them, and to what."""

from ....kit.describe import amount, kind
from ....rules.transactions import BAD_NUMBER, Refused
from ..board import (
    BOTTOM,
    CHART,
    COSTS,
    MOST_COST,
    MOST_PRICE,
    PILES,
    TOP,
    TRAIN,
    TWO_CHARACTERS,
)
from .chart import in_both_rows, put, space_of, spaces
from .tables import highest, is_complete

_PRICE, _FIGURE = amount("field_new", MOST_PRICE), amount("field_new", 9999)
_COST, _DIGIT = amount("field_new", MOST_COST), kind("field_new", 9, 0)
_ROW = kind("row", 2)


def aside(number):
    """Return what a number of the tables is: a train, or a space of the chart."""
    if number < TOP:
        train = number - (COSTS if number < PILES else PILES)
        return " (%s)" % TRAIN[7][train]
    if number < CHART:
        return " ^%d" % (number - TOP + 1) if number < BOTTOM else " _%d" % (number - BOTTOM + 1)
    return ""


def correction_fields(game, cells, fields, typed):
    """Return what is asked: money has four digits, a table as many as it needs, and of a price that
    stands in both rows it is asked in which."""
    what, whose = fields[:2]
    if cells[0] in ("cash", "treasury"):
        return what, whose, _FIGURE
    if cells[0] == "price":
        asks = len(typed) > 2 and in_both_rows(game, typed[2])
        return (what, whose, _PRICE) + ((_ROW,) if asks else ())
    if cells[0] != "tables":
        return what, whose, _DIGIT
    if len(typed) < 2:
        return what, whose
    return what, whose, {MOST_COST: _COST, MOST_PRICE: _PRICE}.get(highest(typed[1]), _DIGIT)


def check_correction(game, name, where, value):
    """Refuse, field by field, what no game or no box can have."""
    wrong = None
    if name == "tables":
        if not game.in_step("choice") or game.arrivals:
            wrong = "tables_late"
        elif where and highest(where[0]) < (value or 0):
            wrong = BAD_NUMBER
        elif value and where[0] == CHART and not is_complete(game.tables):
            wrong = "chart_gaps"
        elif value and where[0] == TWO_CHARACTERS and len(game.seats) != 2:
            wrong = "only_two"
    elif name not in ("cash", "copies") and not (
        game.director[where[0]] if where else game.arrivals
    ):
        wrong = "not_founded"
    if value is not None and not wrong:
        if name in ("price", "stations") and not value:
            wrong = BAD_NUMBER
        elif name == "price" and game.chart() and not spaces(game.tables, value):
            wrong = "not_on_chart"
        elif name in ("cash", "treasury") and value > _FIGURE[1]:
            wrong = BAD_NUMBER
    if wrong:
        raise Refused(wrong)


def corrected(game, name, where, was):
    """Put the marker under those where the price is; a space that changes takes the chart out of
    use, a number of trains is that of the pile."""
    whose, row = where
    if name == "price":
        price, game.price[whose] = game.price[whose], was
        if row > 1 and not in_both_rows(game, price):
            raise Refused(BAD_NUMBER)
        space = space_of(game, price, row)
        if (price, space) != (was, game.place[whose]):
            put(game, whose, price, space)
    elif name == "tables" and game.tables[whose] != was:
        if TOP <= whose < CHART:
            game.tables[CHART] = 0
        elif PILES <= whose < TOP:
            game.pile[whose - PILES + 2] = game.tables[whose]
    elif row:
        raise Refused(BAD_NUMBER)
