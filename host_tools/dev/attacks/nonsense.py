"""Nonsense for several attackers: words that belong nowhere, and invalid states."""

from random import Random

from banker.rules.saved import add_crc
from banker.ui.keys import KEYS

_OF_GAMES = ("log", "story", "shelf", "put", "part", "offer", "outcome")
REQUESTS = ("hello", "state", "screen", "key", *_OF_GAMES)
VERBS = (*REQUESTS, "did", "undid", "set", "on", "off", "no")
_ODD = ["", "-", "-1", "0", "1", "7", "96", "1e3", "999999999", "9" * 40, "zz", "ABC", "0" * 2048]


def word(chance: Random) -> str:
    """Return a word that could stand in a line of the cable."""
    return chance.choice(
        (
            chance.choice(_ODD),
            chance.choice(list(KEYS)),
            chance.randbytes(chance.randrange(1, 80)).hex(),
            str(chance.randrange(3000)),
        )
    )


def spoiled(chance: Random, game: bytes) -> bytes:
    """Return a game's bytes with some changed, and the right checksum."""
    changed = bytearray(game)
    for _ in range(chance.choice((1, 1, 3))):
        at = chance.randrange(len(changed) - 4)
        changed[at] = chance.choice((0, 1, 255, chance.randrange(256)))
    return bytes(add_crc(changed))
