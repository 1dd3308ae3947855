"""The `state` JSON of Trader."""

from typing import Any

from banker.games.trader.data import COMPANIES, PAWNS

TRENDS = ("", "+", "-")


def game_state(game: Any) -> dict[str, Any]:
    """Return the market and the pawns."""
    return {
        "companies": {f"{code:02}": company_state(game, code) for code in range(1, COMPANIES + 1)},
        "dividends": game.dividends[1:],
        "out": [pawn for pawn in range(1, PAWNS + 1) if not game.in_play(pawn)],
        "totals": game.totals(),
    }


def company_state(game: Any, code: int) -> dict[str, Any]:
    """Return one company, as in its row of the market screen."""
    return {
        "offices": game.offices[code],
        "bank": game.bank(code),
        "shares": game.shares.column(code),
        "president": game.presidents[code] or None,
        "price": game.price(code),
        "trend": TRENDS[game.trends[code]],
    }
