"""A game of Trader as the JSON that scripts print and compare."""

from typing import Any

from banker.games.trader.data import COMPANIES, PAWNS
from banker.games.trader.game import DOWN, UP, Game

_TRENDS = {UP: "+", DOWN: "-"}


def game_state(game: Game) -> dict[str, Any]:
    """The market and the pawns."""
    return {
        "companies": {f"{code:02}": company_state(game, code) for code in range(1, COMPANIES + 1)},
        "dividends": list(game.dividends),
        "out": [pawn for pawn in range(1, PAWNS + 1) if not game.in_play(pawn)],
        "totals": game.totals(),
    }


def company_state(game: Game, code: int) -> dict[str, Any]:
    """One company: what the market screen's row says."""
    return {
        "offices": game.offices[code],
        "bank": game.bank(code),
        "shares": list(game.holdings(code)),
        "president": game.presidents[code] or None,
        "price": game.price(code),
        "trend": _TRENDS.get(game.trends[code], ""),
    }
