"""A game as bytes and back. Bytes that are not a valid game are refused, whatever they are.

After the byte for game and format version every figure has as many bits as it needs, see `packing`;
last comes a CRC-32.
"""

from ...rules import saved
from ..railway import keeping
from ..railway.keeping import flaw  # noqa: F401 - asked of every codec
from .game import Game

VERSION = 1
SIZE = 191


def to_bytes(game):
    """Return the game's whole state in SIZE bytes."""
    from . import packing  # a board keeps it while there is room

    data = bytearray(SIZE)
    data[0] = Game.number << 4 | VERSION
    packing.write(game, data)
    return saved.add_crc(data)


def from_bytes(data, like=None):
    """Return the game that these bytes hold. Raises NotAGame for anything that is none. Bytes that
    are proved to be a game need no check, only another game that theirs is made like."""
    from . import packing

    saved.check(data, SIZE, Game.number << 4 | VERSION)
    game = like.blank() if like else Game()
    fault = packing.read(game, data)
    if not like:
        keeping.check(game, fault, "setting_up", "table_edit")
    return game
