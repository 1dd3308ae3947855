"""Where companies of 1861 start on the market, and its zones."""

from ..railway.grid import price_at, zone_at

MINORS_START, PUBLICS_START, CONVERSION = "ruR", "rvRV", "yRV"  # zones


def start(game, zones, most):
    """Return the dearest space of these zones up to a price; 0 if there is none."""
    grid = game.grid
    for space in grid[3]:
        if zone_at(grid, space) in zones and price_at(grid, space) <= most:
            return space
    return 0
