"""A game as bytes and back. Bytes that are not a valid game are refused, whatever they are.

Layout: the game's number and the version of the format in a byte, then what `packing` writes; last
a CRC-32.
"""

from ...rules import saved
from ..railway import keeping
from ..railway.keeping import flaw  # noqa: F401 - asked of every codec
from .game import Game

VERSION = 1
SIZE = 232


def to_bytes(game):
    """The game's whole state in SIZE bytes."""
    return keeping.to_bytes(game, bytearray(SIZE), VERSION)


def from_bytes(data):
    """The game that these bytes hold; raises NotAGame for anything that is none."""
    saved.check(data, SIZE, Game.number << 4 | VERSION)
    return keeping.from_bytes(data, Game())
