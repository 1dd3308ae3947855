"""The desktop's side of every described game: what follows from its description and its words.

A module here stands for one of that name in a game's room. Where it must know which game it is for,
it has a function `bound(number)`, which returns what stands for the module.
"""

from typing import Any

from banker import games


def rules(number: int) -> Any:
    """Return the class of a described game."""
    return games.rules(number)
