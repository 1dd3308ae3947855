"""The market as the page shows it: plain figures, ready to be drawn."""

from typing import Any

from banker.games.trader.data import COMPANIES, FACES, GROUP_OF, GROUPS, PAWNS
from banker.games.trader.game import DOWN, UP, Game

from host_tools.mirror.recent_figures import RecentFigures

_TRENDS = {UP: 1, DOWN: -1}


def market(game: Game, before: Game | None, recent: RecentFigures) -> dict[str, Any]:
    """Companies, pawns and monopolies of a game, and how they differ from `before`."""
    before = before or game
    return {
        "count": game.count,
        "companies": [
            company(game, before, code, recent.of(code)) for code in range(1, COMPANIES + 1)
        ],
        "pawns": pawns(game, before),
        "monopolies": [game.monopolist(group) for group in range(len(GROUPS) - 1)],
    }


def company(game: Game, before: Game, code: int, recent: list[int | None]) -> dict[str, Any]:
    """One company; `change` is what its price gained, `moved` whether shares or offices did."""
    price, was = game.price(code), before.price(code)
    return {
        "code": code,
        "group": GROUP_OF[code],
        "president": game.presidents[code],
        "offices": game.offices[code],
        "shares": list(game.holdings(code)),
        "bank": game.bank(code),
        "face": FACES[code],
        "price": price,
        "trend": _TRENDS.get(game.trends[code], 0),
        "change": price - was if price is not None and was is not None else 0,
        "moved": game.holdings(code) != before.holdings(code)
        or game.offices[code] != before.offices[code],
        "recent": recent,
    }


def pawns(game: Game, before: Game) -> list[dict[str, Any]]:
    """The six pawns; the rank is among those in play that own anything."""
    totals, were = game.totals(), before.totals()
    return [
        {
            "pawn": pawn,
            "total": totals[pawn - 1],
            "change": totals[pawn - 1] - were[pawn - 1],
            "rank": 1 + sum(other > totals[pawn - 1] for other in totals),
            "presides": sum(game.presidents[code] == pawn for code in range(1, COMPANIES + 1)),
            "playing": bool(game.in_play(pawn)),
        }
        for pawn in range(1, PAWNS + 1)
    ]
