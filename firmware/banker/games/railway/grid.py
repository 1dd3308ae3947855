"""The share market as a grid of spaces, numbers from 1 on: see `describe.market`."""

from .describe import ZONES

FREE_ZONES = "yob"  # shares there are no certificates
HOLD_ZONES = "ob"  # a pawn may hold more of these than the limit
SEVERAL_ZONES = "b"  # several may be bought in one turn
START = 1  # the zone where companies start


def price_at(grid, space):
    """Return the price of a space; 0 for none."""
    return grid[0][space] | (grid[1][space] & 3) << 8


def zone_at(grid, space):
    """Return the letter of the zone of a space, or a blank."""
    zone = grid[1][space] >> 2
    return ZONES[zone] if zone > START else " "


def place(grid, space):
    """Return the row and the column of a space, both from 1."""
    rows = grid[2]
    at = 0
    while rows[at + 2] <= space and at + 3 < len(rows):
        at += 2
    return at // 2 + 1, rows[at + 1] + space - rows[at]


def start_prices(grid):
    """Return the prices at which companies start, the highest first."""
    return [price_at(grid, space) for space in grid[3]]
