"""How figures are moved: every change of money, shares, prices or trains is made here, and noted in
the outcome."""

from ...rules.forms import Refused
from . import tables as box
from .data import MOST, PAWNS
from .position import TYPES
from .refusals import TOO_MUCH


def _added(figures, at, change):
    """Change one figure of a list; returns it."""
    figures[at] += change
    if figures[at] > MOST:
        raise Refused(TOO_MUCH)
    return figures[at]


def pay(after, outcome, pawn, change):
    """Give a pawn cash, or take it."""
    outcome.players += ((pawn, change, _added(after.cash, pawn - 1, change)),)


def fill(after, outcome, company, change):
    """Put money into a company's treasury, or take it out."""
    outcome.treasuries += ((company, change, _added(after.treasuries, company, change)),)


def hand_over(after, outcome, pawn, company, count):
    """Give a pawn shares of 10%, or take them."""
    after.shares[company * PAWNS + pawn - 1] += count
    outcome.shares += ((pawn, company, count),)


def move_train(after, outcome, company, train, change):
    """Give a company a train, or take it; company 0 is the pool."""
    after.trains[company * TYPES + train] += change
    outcome.trains += ((company, change, train),)


def move_marker(after, outcome, company, moves, steps, typed):
    """Move a marker by the chart, or to the price that was read off the board. One that stays keeps
    its place among those there."""
    before = after.prices[company]
    if after.chart():
        space = after.places[company]
        for _ in range(steps):
            space = moves(after.tables, space)
        if space != after.places[company]:
            after.put_marker(company, box.price_at(after.tables, space), space)
    elif typed != before:
        after.put_marker(company, typed, 0)
    outcome.price = (company, before, after.prices[company])
