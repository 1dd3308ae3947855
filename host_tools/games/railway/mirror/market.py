"""The share market as the page draws it: rows of spaces with their tokens."""

from typing import Any

from banker.games.railway.figures import name
from banker.games.railway.grid import place, price_at
from banker.games.railway.shares import at, spaces

_ZONES = ("", "start", "yellow", "orange", "brown")


def short_name(texts: Any, code: int) -> str:
    """Return the name of a company or a private without its code."""
    return str(name(texts, code))[2:]


def rows(game: Any, before: Any, texts: Any) -> list[list[dict[str, Any] | None]]:
    """Return rows of spaces from column 1 on; None where the board has none."""
    grid = game.grid
    last_row = place(grid, spaces(grid) - 1)[0]
    columns = max(place(grid, space)[1] for space in range(1, spaces(grid)))
    return [
        [_space(game, before, texts, at(grid, row, column)) for column in range(1, columns + 1)]
        for row in range(1, last_row + 1)
    ]


def _space(game: Any, before: Any, texts: Any, space: int) -> dict[str, Any] | None:
    """Return one space: its price, its zone, and the tokens from the top of its pile."""
    if not space:
        return None
    tokens = [code for code in game.arrivals if game.space[code] == space]
    return {
        "price": price_at(game.grid, space),
        "zone": _ZONES[game.grid[1][space] >> 2],
        "tokens": [
            {"key": code, "name": short_name(texts, code), "moved": before.space[code] != space}
            for code in tokens
        ],
    }
