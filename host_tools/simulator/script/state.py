"""The unit's state as the JSON that scripts print and compare."""

import json
from typing import Any

from banker.games import from_bytes

from host_tools.games import NAMES, part
from host_tools.simulator.script.unit import Unit


def unit_state(unit: Unit) -> dict[str, Any]:
    """Return everything a script can ask about: the game's own, and what every game has."""
    game = from_bytes(unit.game())
    asked = unit.asked()
    return {
        "game": NAMES[game.number],
        **part(game.number, "state").game_state(game),
        "screen": asked.screen,
        "amount": asked.amount,
        "forced": asked.second_amount,  # as scripts know it
        "transactions": game.count,
    }


def look_up(state: Any, path: str) -> Any:
    """Return the part of a state that a dotted path names; KeyError says which step is missing."""
    for step in path.split("."):
        if isinstance(state, dict) and step in state:
            state = state[step]
        elif isinstance(state, list) and step.isdigit() and int(step) < len(state):
            state = state[int(step)]
        else:
            raise KeyError(step)
    return state


def parse_value(text: str) -> Any:
    """Return a value as JSON writes it; anything else is a plain word."""
    try:
        return json.loads(text)
    except ValueError:
        return text
