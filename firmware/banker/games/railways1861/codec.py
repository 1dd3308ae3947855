"""A game as bytes and back. Bytes that are not a valid game are refused, whatever they are.

Layout: the game's number and the version of the format in a byte, then numbers of a few bits, as
`packing` has them; last a CRC-32.
"""

from ...memory import let_go
from ...rules import saved
from ...rules.saved import NotAGame
from .game import Game

VERSION = 1
_FIRST = Game.number << 4 | VERSION
SIZE = 296
# Seldom wanted, so a board keeps neither, nor both at once.
_PACKING, _CHECK = "banker.games.railways1861.packing", "banker.games.railways1861.state_check"


def to_bytes(game):
    """The game's whole state in SIZE bytes."""
    from .packing import write

    data = bytearray(SIZE)
    data[0] = _FIRST
    write(game, data)
    let_go(_PACKING)
    return saved.seal(data)


def from_bytes(data):
    """The game that these bytes hold; raises NotAGame for anything that is none."""
    saved.check(data, SIZE, _FIRST)
    game = Game()
    sound = _read(data, game)
    let_go(_PACKING)
    fault = flaw(game) if sound else "bits"
    let_go(_CHECK)
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
