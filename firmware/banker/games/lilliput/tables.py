"""The figures that only the box tells, as bytes: costs, numbers of trains, the chart, settings.

A space of the chart is its row, 0 or 1, times 32 and its column from 1 on; 0 is no space.
"""

from .data import FIRST_TRAIN, NUMBERS, SEATS

COLUMNS = 24
ROW = 32  # from a space to the one under it
MOST_COST, MOST_PRICE, MOST_NUMBER = 2000, 999, 9
NUMBERS_AT = 12
CELLS_AT = 17
CHART_AT = CELLS_AT + 4 * COLUMNS  # whether it is in use; the other settings follow
TABLES_SIZE = CHART_AT + 5
FRESH = bytes(NUMBERS_AT) + NUMBERS[SEATS] + bytes(4 * COLUMNS + 5)
# Their numbers on the keys: the first of each sort.
COSTS, PILES, TOP, BOTTOM = 1, 11, 21, 51
CHART, PROFESSIONAL, ALLENBECK, BROBDINGNAG, TWO_CHARACTERS = 80, 81, 82, 83, 84
# (first number, last number, where it is, bytes each, highest value)
SORTS = (
    (COSTS, 6, 0, 2, MOST_COST),
    (PILES, 15, NUMBERS_AT, 1, MOST_NUMBER),
    (TOP, TOP + COLUMNS - 1, CELLS_AT, 2, MOST_PRICE),
    (BOTTOM, BOTTOM + COLUMNS - 1, CELLS_AT + 2 * COLUMNS, 2, MOST_PRICE),
    (CHART, TWO_CHARACTERS, CHART_AT, 1, 1),
)


def sort(number):
    """(first number, last number, place, bytes each, highest) of its sort; None: no such number."""
    for one in SORTS:
        if one[0] <= number <= one[1]:
            return one
    return None


def figure(tables, number):
    """One of the figures."""
    first, _, place, width, _ = sort(number)
    at = place + width * (number - first)
    return tables[at] if width == 1 else tables[at] | tables[at + 1] << 8


def cost(tables, train):
    """The printed cost of a train; 0 if it is not known, or no such train."""
    return train >= FIRST_TRAIN and figure(tables, COSTS + train - FIRST_TRAIN)


def price_at(tables, space):
    """The price printed there; 0 if there is no such space."""
    column = space & ROW - 1
    if not 1 <= column <= COLUMNS:
        return 0
    at = CELLS_AT + 2 * (COLUMNS * (space // ROW) + column - 1)
    return tables[at] | tables[at + 1] << 8


def row_spaces(tables, row):
    """Return the spaces of a row, from the left."""
    every = range(ROW * row + 1, ROW * row + 1 + COLUMNS)
    return [space for space in every if price_at(tables, space)]


def spaces(tables, price):
    """The leftmost spaces with a price, (in the top row, in the bottom one); 0 where none is."""
    found = [0, 0]
    for row in (0, 1):
        for space in row_spaces(tables, row):
            if price_at(tables, space) == price:
                found[row] = space
                break
    return tuple(found)


def lowest_price(tables):
    """Of all spaces."""
    return min([price_at(tables, space) for row in (0, 1) for space in row_spaces(tables, row)])


# How a marker moves. Where there is no such space it stays.


def right(tables, space):
    """Up from the end of the bottom row; it stays at the end of the top one."""
    if price_at(tables, space + 1):
        return space + 1
    if space > ROW and price_at(tables, space - ROW):
        return space - ROW
    return space


def left(tables, space):
    """Down from the start of the top row; it stays at the start of the bottom one."""
    if price_at(tables, space - 1):
        return space - 1
    return space + ROW if space < ROW and price_at(tables, space + ROW) else space


def sale(tables, space):
    """Down from the top row; from the bottom one up, one column to the left."""
    there = space + ROW if space < ROW else space - ROW - 1
    return there if price_at(tables, there) else space
