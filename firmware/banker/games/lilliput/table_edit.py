"""Figures that only the box tells, where they are given: whether they can be right, and how they
are kept. A board need not have this in memory."""

from . import tables as box
from .data import MIL_PRICE, NUMBERS, SEATS, START_PRICE


def allowed(tables, players):
    """Whether a game of so many players can be played with them."""
    if len(tables) != box.TABLES_SIZE:
        return False
    for first, last, _, _, highest in box.SORTS:
        for number in range(first, last + 1):
            if box.figure(tables, number) > highest:
                return False
    if box.figure(tables, box.TWO_CHARACTERS) and players != 2:
        return False
    return not box.figure(tables, box.CHART) or chart_complete(tables)


def chart_complete(tables):
    """Whether both rows have spaces without gaps and the top one begins as it must; the bottom
    one may begin further right."""
    for row in (0, 1):
        found = box.row_spaces(tables, row)
        if not found or found[-1] - found[0] >= len(found):
            return False
    return box.price_at(tables, 1) == START_PRICE and box.price_at(tables, 2) == MIL_PRICE


def changed(tables, number, value):
    """The tables with another figure; a space that changes takes the chart out of use."""
    tables = bytearray(tables)
    put_figure(tables, number, value)
    if box.TOP <= number < box.CHART:
        put_figure(tables, box.CHART, 0)
    return bytes(tables)


def put_figure(tables, number, value):
    """Put a figure into a bytearray of tables."""
    first, _, place, width, _ = box.sort(number)
    at = place + width * (number - first)
    tables[at : at + width] = value.to_bytes(width, "little")


def for_players(tables, players):
    """What a new game takes over: everything but what hangs on the number of players."""
    numbers = NUMBERS[players]
    tables = tables[: box.NUMBERS_AT] + numbers + tables[box.NUMBERS_AT + len(numbers) :]
    return changed(tables, box.TWO_CHARACTERS, 0)


def kept(tables, players):
    """What outlives a game: all but the numbers that it had only for its players."""
    numbers = tables[box.NUMBERS_AT : box.CELLS_AT]
    return for_players(tables, SEATS) if numbers == NUMBERS[players] else tables
