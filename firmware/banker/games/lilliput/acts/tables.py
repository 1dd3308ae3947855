"""Figures that only the box of 18Lilliput tells: whether they can be right."""

from ..board import (
    BOTTOM,
    CHART,
    COLUMNS,
    COSTS,
    MOST_COST,
    MOST_PRICE,
    PILES,
    TOP,
    TWO_CHARACTERS,
)

START_PRICE, SECOND_PRICE = 50, 55  # the first two spaces of any chart's top row
_SORTS = (  # first and last number, highest value
    (COSTS, COSTS + 5, MOST_COST),
    (PILES, PILES + 4, 9),
    (TOP, TOP + COLUMNS - 1, MOST_PRICE),
    (BOTTOM, BOTTOM + COLUMNS - 1, MOST_PRICE),
    (CHART, TWO_CHARACTERS, 1),
)


def highest(number):
    """Return the highest value of a figure of the tables; -1 where there is no such number."""
    for first, last, most in _SORTS:
        if first <= number <= last:
            return most
    return -1


def numbers():
    """Return all numbers that there are, as their bytes are kept."""
    return [number for first, last, _ in _SORTS for number in range(first, last + 1)]


def are_tables(game):
    """Return whether a game can be played with its tables."""
    tables = game.tables
    for number in range(1, len(tables)):
        if tables[number] > max(0, highest(number)):
            return False
    if tables[TWO_CHARACTERS] and len(game.seats) != 2:
        return False
    return not tables[CHART] or is_complete(tables)


def is_complete(tables):
    """Return whether both rows have spaces without gaps and the top one begins as it must; the
    bottom one may begin further right."""
    for first in (TOP, BOTTOM):
        found = [space for space in range(first, first + COLUMNS) if tables[space]]
        if not found or found[-1] - found[0] >= len(found):
            return False
    return tables[TOP] == START_PRICE and tables[TOP + 1] == SECOND_PRICE
