"""A game as bytes and back, for games that bring much for it: `packing`, which writes and reads
their figures, and `state_check`, which tells what play cannot reach. Both are seldom wanted, so a
board keeps neither, nor both at once.

The first byte is the game's number and the version of its format; the last four are a CRC-32.
"""

from ...memory import let_go
from ...rules import saved
from ...rules.saved import NotAGame
from .. import package, part


def to_bytes(game, data, version):
    """The game's whole state, in all of these bytes."""
    data[0] = game.number << 4 | version
    part(game.number, "packing").write(game, data)
    let_go(package(game.number) + ".packing")
    return saved.add_crc(data)


def from_bytes(data, game, *seldom):
    """A fresh game with what these bytes hold, which are known to be whole; raises NotAGame for
    what is none. `seldom` are further modules that the check of a state loads."""
    room = package(game.number) + "."
    fault = _read(game, data)
    let_go(room + "packing")
    fault = fault or flaw(game)
    for name in ("state_check",) + seldom:
        let_go(room + name)
    if fault:
        raise NotAGame(fault)
    return game


def _read(game, data):
    """What is wrong with the bytes, in a word; None if each has its meaning."""
    return part(game.number, "packing").read(game, data)


def flaw(game):
    """What makes a state impossible, in a word; None if it is one that play can reach."""
    return part(game.number, "state_check").flaw(game)
