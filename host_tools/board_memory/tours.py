"""Every screen of each game, as the keys that open it, line by line, and random play to go on with.

A tour begins with a fresh game and asks for everything the game can show. A line is typed in one
go; the unit has a quiet moment after it. `hold:KEY` is a key kept down for two seconds.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from host_tools.random_play import RandomPlay as Trader
from host_tools.random_play_chicago import RandomPlay as Chicago

LANGUAGE = "MENU 1 CONFIRM"
"""From English to French, and back."""
UNIT = (
    "REVIEW CONFIRM",
    "UNDO CANCEL",
    "UNDO CONFIRM",
    "TOTAL CONFIRM",
    "hold:REMOVE CANCEL",
    "REMOVE",
    "NEW_GAME",
    "hold:NEW_GAME CANCEL",
    "MENU 2 3 6 CONFIRM",
    "MENU 2 3 6 9 CANCEL",
    "MENU 5 CONFIRM",
    "MENU 0 CANCEL",
    "POWER POWER",
)
"""What every game has."""


class Tour(NamedTuple):
    """`begin` is what NEW_GAME wants, once the game was chosen by its digit."""

    begin: str
    lines: tuple[str, ...]
    play: Callable[[int], Any]


_TRADER = (
    "BUY_BANK 1 1 2 CONFIRM",
    "BUY_BANK 1 1 3 CONFIRM",
    "BUY_BANK 1 1 4 CONFIRM",  # a monopoly
    "OFFICES 1 3 2 2 2 CONFIRM",
    "OFFICES 1 3 5 5 5 CONFIRM",
    "INTEREST 4 1 3 CONFIRM",
    "BUY_BANK 2 1 3 1 CONFIRM",
    "BUY_PLAYER 2 1 1 3 3 CONFIRM",  # a president goes, and everything built by force
    "SELL 2 1 3 1 CONFIRM",
    "BUY_BANK 5 0 1 CONFIRM",
    "SELL 5 0 1 5 CONFIRM",  # not listed any more
    "GO 1 CONFIRM",
    "1 3 CONFIRM CONFIRM CANCEL",
    "CONFIRM CONFIRM CONFIRM CONFIRM",
    "BUY_BANK 9 CANCEL",
    "MENU 4 CONFIRM",
    "hold:REMOVE 2 CONFIRM",
)
_CHICAGO = (
    "hold:NEW_GAME 2 1 2 3 CONFIRM",
    "MENU 4 7 1 2 CONFIRM CONFIRM",
    "BUY_BANK 1 7 CONFIRM CONFIRM",
    "BUY_BANK 2 6 CONFIRM CONFIRM",
    "BUY_BANK 3 5 CONFIRM CONFIRM",
    "BUY_BANK 1 8 CONFIRM CONFIRM",
    "BUY_BANK 4 1 4 CONFIRM CONFIRM",
    "SELL 2 1 2 CONFIRM 3 CONFIRM CONFIRM CONFIRM",
    "OFFICES 3 3 CONFIRM",
    "OFFICES 2 3 2 CONFIRM",
    "OFFICES 1 1 1 CONFIRM CANCEL CANCEL",
    "GO 3 CONFIRM",
    "INTEREST CONFIRM",  # as it would be now
    "BUY_PLAYER CONFIRM CONFIRM",
    "MENU 4 1 2 4 5 CONFIRM CONFIRM",
    "MENU 4 2 1 1 2 CONFIRM CONFIRM",
    "MENU 4 3 1 2 2 CONFIRM CONFIRM",
    "MENU 4 4 1 1 2 CONFIRM CONFIRM",
    "MENU 4 5 9 CONFIRM CONFIRM",
    "MENU 4 6 2 1 3 CONFIRM CONFIRM",
    "MENU 4 7 4 9 CONFIRM CONFIRM",
    "OFFICES 4 CONFIRM",
    "SELL 3 1 2 CONFIRM 3 CONFIRM 4 CONFIRM 1 CONFIRM",  # into Chicago
    "BUY_BANK 3 3 CONFIRM CONFIRM",
    "GO 1 CONFIRM",
    "INTEREST CONFIRM",  # two dials are red
    "hold:REMOVE 2 CONFIRM",
)
TOURS = (
    Tour("", _TRADER, Trader),
    Tour("1 2 3 4 CONFIRM", _CHICAGO, Chicago),
)
"""By the game's number."""
