"""What follows on the desktop from a game's description and its words.

A module here replaces one that a game's package lacks. If it depends on the game, its function
`bound(number)` returns the replacement.
"""

from typing import Any

from banker import games


def rules(number: int) -> Any:
    """Return the class of a described game."""
    return games.rules(number)
