"""Whether figures that only the box tells can be right: looked at where they are given, and when a
game is read."""

from . import tables as box
from .data import MIL_PRICE, START_PRICE


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
    """Whether both rows have spaces without gaps and the top one begins as it must."""
    for row in (0, 1):
        length = box.columns(tables, row)
        if not length:
            return False
        for column in range(length + 1, box.COLUMNS + 1):
            if box.price_at(tables, box.ROW * row + column):
                return False
    return box.price_at(tables, 1) == START_PRICE and box.price_at(tables, 2) == MIL_PRICE
