"""The mirror of Trader: the market, and the worth of each pawn."""

from typing import Any

from banker.games.trader.data import COMPANIES, FACES, GROUP_OF, GROUPS, PAWNS

from host_tools.games.kit.mirror.view import View as KitView
from host_tools.games.kit.sentences import words
from host_tools.link.mirror.recent_figures import Figures
from host_tools.link.page_words import ByLanguage

WORDS = ByLanguage(
    {
        "en": {
            "market": "The market",
            "nothing_yet": "No company is listed yet.",
            "bank": "B",
            "worth": "Shares and offices, € M",
            "head_office": "head office",
            "monopoly": "monopoly",
            "president": "president",
            "not_listed": "not listed, face value",
        },
        "fr": {
            "market": "Le marché",
            "nothing_yet": "Aucune société n’est encore cotée.",
            "bank": "B",
            "worth": "Actions et bureaux, M €",
            "head_office": "siège social",
            "monopoly": "monopole",
            "president": "président",
            "not_listed": "pas cotée, valeur",
        },
    }
)
_CODES = range(1, COMPANIES + 1)


class View(KitView):
    """The four sides of the board."""

    def __init__(self) -> None:
        super().__init__(0)

    def _figures(self, game: Any) -> Figures:
        """Return every company's price, by code."""
        return tuple(game.price(code) for code in _CODES)

    def setup(self, lang: str) -> dict[str, Any]:
        """Return the page's words and the names of the groups."""
        return WORDS[lang] | {"groups": words(0, lang)["group"].split("|")[1:]}

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Return companies, pawns and monopolies, marking what changed since `before`."""
        before = before or game
        return {
            "count": game.count,
            "companies": [company(game, before, code, self.recent.of(code)) for code in _CODES],
            "pawns": pawns(game, before),
            "monopolies": [game.monopolist(group) for group in range(len(GROUPS) - 1)],
        }

    def idle(self, game: Any, lang: str) -> str:
        """Return the market's title, or that nothing is listed yet."""
        return str(WORDS[lang]["market" if any(game.presidents) else "nothing_yet"])


def company(game: Any, before: Any, code: int, recent: list[int | None]) -> dict[str, Any]:
    """Return one company; `change` is the change of its price, `moved` tells whether shares or
    offices changed."""
    price, was = game.price(code), before.price(code)
    shares, offices = game.shares.column(code), game.offices[code]
    return {
        "code": code,
        "group": GROUP_OF[code],
        "president": game.presidents[code],
        "offices": offices,
        "shares": shares,
        "bank": game.bank(code),
        "face": FACES[code],
        "price": price,
        "trend": (0, 1, -1)[game.trends[code]],
        "change": price - was if price is not None and was is not None else 0,
        "moved": shares != before.shares.column(code) or offices != before.offices[code],
        "recent": recent,
    }


def pawns(game: Any, before: Any) -> list[dict[str, Any]]:
    """Return the six pawns, ranked by worth."""
    totals, were = game.totals(), before.totals()
    return [
        {
            "pawn": pawn,
            "total": totals[pawn - 1],
            "change": totals[pawn - 1] - were[pawn - 1],
            "rank": 1 + sum(other > totals[pawn - 1] for other in totals),
            "presides": game.presidents.count(pawn),
            "playing": bool(game.in_play(pawn)),
        }
        for pawn in range(1, PAWNS + 1)
    ]
