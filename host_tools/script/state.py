"""The unit's state as the JSON that scripts print and compare."""

import json
from typing import Any

from banker.trader.codec import from_bytes
from banker.trader.data import COMPANIES, PAWNS
from banker.trader.game import DOWN, UP, Game

from host_tools.script.unit import Unit

_TRENDS = {UP: "+", DOWN: "-"}


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


def unit_state(unit: Unit) -> dict[str, Any]:
    """Everything a script can ask about."""
    game = from_bytes(unit.game())
    asked = unit.asked()
    return {
        "companies": {f"{code:02}": company_state(game, code) for code in range(1, COMPANIES + 1)},
        "dividends": list(game.dividends),
        "out": [pawn for pawn in range(1, PAWNS + 1) if not game.in_play(pawn)],
        "totals": game.totals(),
        "screen": asked.screen,
        "amount": asked.amount,
        "forced": asked.forced,
        "transactions": game.count,
    }


def look_up(state: Any, path: str) -> Any:
    """The part of a state that a dotted path names; KeyError says which step is missing."""
    for step in path.split("."):
        if isinstance(state, dict) and step in state:
            state = state[step]
        elif isinstance(state, list) and step.isdigit() and int(step) < len(state):
            state = state[int(step)]
        else:
            raise KeyError(step)
    return state


def parse_value(text: str) -> Any:
    """A value as JSON writes it; anything else is a plain word."""
    try:
        return json.loads(text)
    except ValueError:
        return text
