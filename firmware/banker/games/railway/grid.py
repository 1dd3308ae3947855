"""The share market as a grid of spaces: see `describe.market`."""

from ...kit.layout import BOARD_ROW
from .describe import ZONES

FREE_ZONES = "yob"  # shares there are no certificates
HOLD_ZONES = "ob"  # a pawn may hold more of these than the limit
SEVERAL_ZONES = "b"  # several may be bought in one turn
START = 1  # the zone where companies start


def index_of(grid, space):
    """Return where the tables of the market have a space; 0 where there is none."""
    rows = grid[2]
    row, column = divmod(space, BOARD_ROW)
    if 2 * row >= len(rows) - 1:
        return 0
    first = rows[2 * row]
    index = first + column - rows[2 * row + 1]
    return index if first <= index < rows[2 * row + 2] else 0


def price_at(grid, space):
    """Return the price of a space; 0 for none."""
    index = index_of(grid, space)
    return grid[0][index] | (grid[1][index] & 3) << 8


def zone_at(grid, space):
    """Return the letter of the zone of a space, or a blank."""
    zone = grid[1][index_of(grid, space)] >> 2
    return ZONES[zone] if zone > START else " "


def at(grid, row, column):
    """Return the space at a place; 0 where there is none."""
    space = row * BOARD_ROW + column
    return space if column < BOARD_ROW and index_of(grid, space) else 0


def left(grid, space):
    """Return where keeping leads: the column before, at the beginning of a row down."""
    row, column = divmod(space, BOARD_ROW)
    return at(grid, row, column - 1) or at(grid, row + 1, column)
