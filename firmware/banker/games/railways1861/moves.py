"""Where tokens go in 1861, on its grid or on a line."""

from ...kit.layout import BOARD_ROW
from ..railway.grid import at, left, price_at, zone_at
from ..railway.tokens import down, right, up
from .fields import IS, WAS
from .market import CONVERSION
from .tables import COMPANY

_STOPS = 165  # minors on a line


def move(game, code, space):
    """Move a token to a space, under those there; with none it keeps its place."""
    was = game.price(code)
    game.move_token(code, space)
    game.say("moves", COMPANY, code, WAS, was, IS, game.price(code))


def paying(game, code, minor):
    """Return where a token goes that pays; 0 where it stays."""
    grid, space = game.grid, game.space[code]
    if not minor:
        return right(grid, space)
    if price_at(grid, space) >= _STOPS if game.line else zone_at(grid, space) in CONVERSION:
        return up(grid, space)
    return right(grid, space)


def sold_out(game, code):
    """Return the space above; if there is none, one column right and one row down. A line goes
    right. 0 where the token stays."""
    grid, space = game.grid, game.space[code]
    if game.line:
        return right(grid, space)
    row, column = divmod(space, BOARD_ROW)
    return up(grid, space) or at(grid, row + 1, column + 1)


def sold(game, code):
    """Return the space below; a line goes left. 0 where the token stays."""
    return (left if game.line else down)(game.grid, game.space[code])
