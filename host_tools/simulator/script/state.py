"""The unit's `state` JSON, which scripts print and compare."""

import json
from typing import Any

from banker.games import from_bytes

from host_tools.games import NAMES, part
from host_tools.simulator.script.unit import Unit


def unit_state(unit: Unit) -> dict[str, Any]:
    """Return everything that a script can ask about: the game's own state, and what every game
    has."""
    game = from_bytes(unit.game())
    prompt = unit.prompt()
    return {
        "game": NAMES[game.number],
        **part(game.number, "state").game_state(game),
        "screen": prompt.screen,
        "amount": prompt.amount,
        "forced": prompt.second_amount,  # as scripts know it
        "transactions": game.count,
    }


def look_up(state: Any, path: str) -> Any:
    """Return the part of a state at a dotted path; raise KeyError with the missing step."""
    for step in path.split("."):
        if isinstance(state, dict) and step in state:
            state = state[step]
        elif isinstance(state, list) and step.isdigit() and int(step) < len(state):
            state = state[int(step)]
        else:
            raise KeyError(step)
    return state


def parse_value(text: str) -> Any:
    """Return a JSON value; anything else is a plain word."""
    try:
        return json.loads(text)
    except ValueError:
        return text
