"""A game as bytes and back. Bytes that are not a valid game are refused, whatever they are.

After the byte for game and format version every figure has as many bits as it needs, see `packing`;
last comes a CRC-32. What does this is imported where it is needed, since a board can unload it once
it has started.
"""

from ...rules import saved
from ..railway import keeping
from ..railway.keeping import flaw  # noqa: F401 - asked of every codec
from .game import Game

VERSION = 1
SIZE = 191


def to_bytes(game):
    """The game's whole state in SIZE bytes."""
    return keeping.to_bytes(game, bytearray(SIZE), VERSION)


def from_bytes(data):
    """The game that these bytes hold; raises NotAGame for anything that is none."""
    saved.check(data, SIZE, Game.number << 4 | VERSION)
    return keeping.from_bytes(data, Game(), "setting_up", "table_edit")
