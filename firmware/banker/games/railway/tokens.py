"""Tokens on the grid of the market: where they stand, and where they go."""

from ...kit.layout import BOARD_ROW
from .grid import at, price_at


def right(grid, space):
    """Return where paying leads: the next column, at the end of a row the space above."""
    row, column = divmod(space, BOARD_ROW)
    return at(grid, row, column + 1) or at(grid, row - 1, column)


def up(grid, space):
    """Return the space above."""
    row, column = divmod(space, BOARD_ROW)
    return at(grid, row - 1, column)


def down(grid, space):
    """Return the space below."""
    row, column = divmod(space, BOARD_ROW)
    return at(grid, row + 1, column)


def start_at(grid, price):
    """Return the space where a company starts at this price; 0 where none does."""
    for space in grid[3]:
        if price_at(grid, space) == price:
            return space
    return 0


def start_prices(grid):
    """Return the prices at which companies start, the highest first."""
    return [price_at(grid, space) for space in grid[3]]
