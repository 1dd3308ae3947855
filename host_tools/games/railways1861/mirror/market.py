"""The share market as the grid it is, with the companies' tokens in their order."""

from typing import Any

from banker.games.railways1861 import market as markets
from banker.games.railways1861.names import name
from banker.games.railways1861.tables import MINORS

_MARKS = (
    (markets.CONVERSION, "conversion"),
    (markets.PUBLIC, "public"),
    (markets.MINOR, "minor"),
)


def named(code: int) -> str:
    """What a company or a private is called, without its code; nothing for none."""
    return str(name(code)[2:]) if code else ""


def market_rows(game: Any, before: Any) -> list[list[dict[str, Any] | None]]:
    """Rows of spaces from column 1 on; None where the board has none."""
    market = game.market()
    columns = max(markets.place(market, space)[1] for space in _spaces(market))
    rows = markets.place(market, markets.spaces(market))[0]
    return [
        [_space(game, before, markets.at(market, row, column)) for column in range(1, columns + 1)]
        for row in range(1, rows + 1)
    ]


def _spaces(market: Any) -> range:
    return range(1, markets.spaces(market) + 1)


def _space(game: Any, before: Any, space: int) -> dict[str, Any] | None:
    """One space: its price, what it is for, and the tokens from the top of its pile."""
    if not space:
        return None
    market = game.market()
    return {
        "price": markets.price(market, space),
        "marks": [name for mark, name in _MARKS if markets.marked(market, space, mark)],
        "tokens": [
            {
                "code": code,
                "name": named(code),
                "minor": code <= MINORS,
                "moved": before.space[code] != space,
            }
            for code in game.arrivals
            if game.space[code] == space
        ],
    }
