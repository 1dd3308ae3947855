"""A game as bytes and back. Bytes that are not a valid game are refused, whatever they are.

Layout: the game's number and the version of the format in a byte, then what `packing` writes; last
a CRC-32.
"""

from ... import memory
from ...rules import saved
from ...rules.saved import NotAGame
from .game import Game

VERSION = 1
_FIRST = Game.number << 4 | VERSION
SIZE = 232
# Seldom wanted, so a board keeps neither, nor both at once.
_PACKING, _CHECK = "banker.games.africa.packing", "banker.games.africa.state_check"


def to_bytes(game):
    """The game's whole state in SIZE bytes."""
    data = _written(game)
    memory.let_go(_PACKING)
    return data


def _written(game):
    from .packing import write

    data = bytearray(SIZE)
    data[0] = _FIRST
    write(game, data)
    return saved.seal(data)


def from_bytes(data):
    """The game that these bytes hold; raises NotAGame for anything that is none."""
    saved.check(data, SIZE, _FIRST)
    game = Game()
    # What is nobody's figure must be nothing.
    fault = "drawn" if not _read(data, game) else "bytes" if _written(game) != data else None
    memory.let_go(_PACKING)
    fault = fault or flaw(game)
    memory.let_go(_CHECK)
    if fault:
        raise NotAGame(fault)
    return game


def _read(data, game):
    from .packing import read

    return read(data, game)


def flaw(game):
    """What makes a state impossible, in a word; None if it is one that play can reach."""
    from . import state_check

    return state_check.flaw(game)
