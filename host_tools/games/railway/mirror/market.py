"""The share market as the page draws it: rows of spaces with their tokens."""

from typing import Any

from banker.games.railway.grid import at, index_of, price_at

_ZONES = ("", "start", "yellow", "orange", "brown", "red", "violet", "blue", "red", "violet")


def short_name(game: Any, texts: Any, code: int) -> str:
    """Return the name of a company or a private without its code."""
    return str(game.name(texts, code))[2:]


def rows(game: Any, before: Any, texts: Any) -> list[list[dict[str, Any] | None]]:
    """Return rows of spaces from column 1 on; None where the board has none."""
    grid = game.grid
    places = grid[2]
    columns = max(
        places[row + 1] + places[row + 2] - places[row] - 1 for row in range(2, len(places) - 1, 2)
    )
    return [
        [_space(game, before, texts, at(grid, row, column)) for column in range(1, columns + 1)]
        for row in range(1, len(places) // 2)
    ]


def _space(game: Any, before: Any, texts: Any, space: int) -> dict[str, Any] | None:
    """Return one space: its price, its zone, and the tokens from the top of its pile."""
    if not space:
        return None
    tokens = [code for code in game.arrivals if game.space[code] == space]
    return {
        "space": space,
        "price": price_at(game.grid, space),
        "zone": _ZONES[game.grid[1][index_of(game.grid, space)] >> 2],
        "tokens": [
            {
                "code": code,
                "name": short_name(game, texts, code),
                "moved": before.space[code] != space,
            }
            for code in tokens
        ],
    }
