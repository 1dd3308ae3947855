"""A game as it is, but with states of more bytes: what a larger game's saving would cost."""

from collections.abc import Iterator
from contextlib import contextmanager

from banker import games


@contextmanager
def states_of(size: int, number: int) -> Iterator[None]:
    """While this lasts, zeros fill a described game's states up to so many bytes."""
    game = games.rules(number)
    usual = game.SIZE
    game.SIZE = size
    try:
        yield
    finally:
        game.SIZE = usual
