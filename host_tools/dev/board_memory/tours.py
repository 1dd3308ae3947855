"""Every screen of each game, as the keys that open it, line by line, and random play to go on with.

A tour begins with a fresh game and asks for everything the game can show. A line is typed in one
go; the unit has a quiet moment after it. `hold:KEY` is a key kept down for two seconds.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from host_tools.games import part
from host_tools.games.key_words import EVERY_GAME

UNIT = (
    *EVERY_GAME,
    "UNDO CONFIRM",
    "REMOVE",
    "NEW_GAME",
    "MENU 2 3 6 CONFIRM",
    "MENU 2 3 6 9 CANCEL",
    "MENU 0 0 CANCEL",
    "MENU 5 MENU CANCEL",
    "POWER POWER",
)
"""Keys that work in every game, with changed settings and an undone entry."""


class Tour(NamedTuple):
    """The tour of a game; `begin` answers NEW_GAME once the game is chosen by its digit."""

    begin: str
    lines: tuple[str, ...]
    play: Callable[[int], Any]


def tour(number: int) -> Tour:
    """Return a game's own, from its package."""
    keys = part(number, "keys")
    return Tour(keys.SEATS, keys.EVERYTHING, part(number, "random_play").RandomPlay)
