"""A game of Cash as the JSON that scripts print and compare."""

from typing import Any

from banker.games.cash.data import members
from banker.games.cash.game import Game

from host_tools.games.cash.tables import FIELDS


def game_state(game: Game) -> dict[str, Any]:
    """Everybody's cash, the bank's books and the tables."""
    return {
        "players": members(game.players),
        "out": members(game.out),
        "cash": list(game.cash),
        "bank": {"paid": game.paid, "received": game.received},
        "ranking": [[place, pawn, cash] for place, pawn, cash in game.ranking()],
        "tables": {field.name: game.table(number) for number, field in enumerate(FIELDS, 1)},
    }
