"""A game as it is, but with states of more bytes: what a larger game's saving would cost."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from banker import games
from banker.rules.saved import add_crc


@contextmanager
def states_of(size: int, number: int) -> Iterator[None]:
    """While this lasts, zeros fill a game's states up to so many bytes."""
    codec = games.part(number, games.CODEC)
    wider = ModuleType(codec.__name__)
    filling = bytes(size - codec.SIZE)
    vars(wider).update(
        Game=codec.Game,
        SIZE=size,
        to_bytes=lambda game: add_crc(bytearray(codec.to_bytes(game) + filling)),
        from_bytes=lambda data, like=None: codec.from_bytes(
            add_crc(bytearray(data[: codec.SIZE])), like
        ),
    )
    sys.modules[codec.__name__] = wider
    try:
        yield
    finally:
        sys.modules[codec.__name__] = codec
