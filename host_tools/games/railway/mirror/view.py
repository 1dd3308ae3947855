"""What the mirror shows of a railway game: the market as the grid it is, companies, players."""

from types import SimpleNamespace
from typing import Any

from banker.games.railway.board import STOCK
from banker.games.railway.figures import name, round_text
from banker.games.railway.grid import place, price_at
from banker.games.railway.sale import on_sale
from banker.games.railway.shares import at, spaces

from host_tools.games.kit.mirror.view import View as KitView
from host_tools.games.kit.sentences import words
from host_tools.games.railway.state import train_name, train_names
from host_tools.page_words import ByLanguage
from host_tools.report.axes import grouped

_ZONES = ("", "start", "yellow", "orange", "brown")
_COLOURS = ByLanguage(
    {
        "en": {
            "start": "starting price",
            "yellow": "does not count towards the limit",
            "orange": "and any number of them may be held",
            "brown": "and several may be bought at once",
        },
        "fr": {
            "start": "cours de départ",
            "yellow": "ne compte pas dans la limite",
            "orange": "et sans maximum par joueur",
            "brown": "et plusieurs achats à la fois",
        },
    }
)


class View(KitView):
    """The kit's, with the market and what companies have."""

    def setup(self, lang: str) -> dict[str, Any]:
        """The words, and what the market's colours mean."""
        return super().setup(lang) | {"zones": _COLOURS[lang]}

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Cards, pawns and the grid."""
        data = super().shown(game, before, lang)
        return data | {"grid": _grid(game, before or game, words(self._number, lang))}

    def _cards(self, game: Any, before: Any, texts: Any) -> list[dict[str, Any]]:
        """The companies that have started, as they run."""
        cards = {card["key"]: card for card in super()._cards(game, before, texts)}
        rest = [code for code in game.companies() if game.par[code] and not game.floated[code]]
        return [cards[code] | _has(game, texts, code) for code in (*game.order(), *rest)]

    def _prompt(self, game: Any, texts: Any) -> dict[str, Any] | None:
        """The round, who is awaited, and for what."""
        stock = game.step <= STOCK
        who = game.turn if stock or not game.turn else game.president[game.turn]
        company = "" if stock or not game.turn else f" · {name(texts, game.turn)}"
        sale = " ".join(train_name(train) for train in on_sale(game))
        bank = f"{texts['bank']} {grouped(game.bank())}"
        parts = (round_text(texts, game) + company, texts[game.awaited()], bank, f"trains {sale}")
        return {"pawn": who, "text": " · ".join(parts)}


def _has(game: Any, texts: Any, code: int) -> dict[str, Any]:
    """What a card says of a company."""
    trains = " ".join(train_names(game, code)) or "–"
    left = f"{game.offering(code)} / {game.pool[code]}"
    return {
        "has": [
            [texts["till_short_name"], grouped(game.till[code])],
            ["trains", trains],
            [f"{texts['source'].split('|')[1]} / {texts['pool_name'].lower()}", left],
        ],
    }


def _grid(game: Any, before: Any, texts: Any) -> list[list[dict[str, Any] | None]]:
    """Rows of spaces from column 1 on; None where the board has none."""
    grid = game.grid
    last_row = place(grid, spaces(grid) - 1)[0]
    columns = max(place(grid, space)[1] for space in range(1, spaces(grid)))
    return [
        [_space(game, before, texts, at(grid, row, column)) for column in range(1, columns + 1)]
        for row in range(1, last_row + 1)
    ]


def _space(game: Any, before: Any, texts: Any, space: int) -> dict[str, Any] | None:
    """One space: its price, its zone, and the tokens from the top of its pile."""
    if not space:
        return None
    tokens = [code for code in game.arrivals if game.space[code] == space]
    return {
        "price": price_at(game.grid, space),
        "zone": _ZONES[game.grid[1][space] >> 2],
        "tokens": [
            {"key": code, "name": name(texts, code)[2:], "moved": before.space[code] != space}
            for code in tokens
        ],
    }


def bound(number: int) -> Any:
    """Return `View`."""
    return SimpleNamespace(__doc__=__doc__, View=lambda: View(number))
