"""A game as bytes and back. Bytes that are not a valid game are refused, whatever they are.

After the byte for game and format version every figure has as many bits as it needs, see `packing`;
last comes a CRC-32. What does this is imported where it is needed, since a board can unload it once
it has started.
"""

from ...memory import let_go
from ...rules import saved
from ...rules.saved import NotAGame
from .game import Game

VERSION = 1
_FIRST = Game.number << 4 | VERSION
SIZE = 191


def to_bytes(game):
    """The game's whole state in SIZE bytes."""
    from . import packing

    data = bytearray(SIZE)
    data[0] = _FIRST
    packing.write(game, data)
    let_go("banker.games.lilliput.packing")
    return saved.seal(data)


def from_bytes(data):
    """The game that these bytes hold; raises NotAGame for anything that is none."""
    saved.check(data, SIZE, _FIRST)
    game = Game()
    sound = _read(data, game)
    let_go("banker.games.lilliput.packing")
    fault = flaw(game) if sound else "form"
    for name in ("state_check", "setting_up", "table_edit"):
        let_go("banker.games.lilliput." + name)
    if fault:
        raise NotAGame(fault)
    return game


def _read(data, game):
    from . import packing

    return packing.read(game, data)


def flaw(game):
    """What makes a state impossible, in a word; None if it is one that play can reach."""
    from . import state_check

    return state_check.flaw(game)
