"""Which games there are, and the rules of the one being played: the others take no memory.

Each game is a package with a module `rules`, for the store, and a module `face`, for the screens.
Its number is the upper half of the first byte of its saved states.
"""

import sys

from .forget import forget
from .rules.forms import MOST_BYTES, NEW_GAME, SWITCH
from .rules.refused import MALFORMED, Refused
from .rules.saved import NotAGame

# By number: the package, what people call it, and whether the players' order matters.
GAMES = (("trader", "Trader", False), ("chicago", "Chicago Express", True))


class NotInstalled(Exception):
    """A saved game whose rules are not on this unit."""

    def __init__(self, number):
        super().__init__(number)
        self.number = number


def title(number):
    """A game's name, even if it is not installed."""
    return GAMES[number][1] if number < len(GAMES) else "no. %d" % number


def part(number, name=None):
    """A game's package or one of its modules; raises NotInstalled."""
    try:
        package = "banker." + GAMES[number][0]
        return __import__(package + "." + name if name else package, None, None, ("*",))
    except (ImportError, IndexError) as error:
        raise NotInstalled(number) from error


def installed():
    """The numbers of the games that can be played."""
    found = []
    for number in range(len(GAMES)):
        try:
            part(number)
            found.append(number)
        except NotInstalled:
            pass
    return tuple(found)


def keep_only(number):
    """Let go of the memory that other games have taken. A desktop has room for them, and its
    programs hold on to them."""
    if sys.implementation.name == "cpython":
        return
    for other in range(len(GAMES)):
        package = "banker." + GAMES[other][0]
        if other != number:
            for name in list(sys.modules):
                if name == package or name.startswith(package + "."):
                    forget(name)


# A game and its bytes.


def to_bytes(game):
    """A game's whole state."""
    return part(game.number, "rules").to_bytes(game)


def from_bytes(data):
    """The game in these bytes, whatever fills the space behind it; raises NotAGame."""
    if not data:
        raise NotAGame("size")
    rules = part(data[0] >> 4, "rules")
    return rules.from_bytes(data[: rules.SIZE])


# Transactions. Where another game begins it is (SWITCH, its number, then what its NEW_GAME holds).


def pack(number, transaction):
    """A transaction of a game as bytes: one to five of them."""
    if transaction[0] != SWITCH:
        return part(number, "rules").pack(transaction)
    other = transaction[1]
    packed = part(other, "rules").pack((NEW_GAME,) + transaction[2:])
    value = int.from_bytes(packed, "little") >> 4 << 8 | other << 4 | SWITCH
    return value.to_bytes(min(len(packed) + 1, MOST_BYTES), "little")


def switches(packed):
    """Whether another game begins with these bytes."""
    return bool(packed) and packed[0] & 15 == SWITCH


def unpack(number, packed):
    """The transaction that `pack` made these bytes of; anything else is refused."""
    if not switches(packed):
        return part(number, "rules").unpack(packed)
    other = packed[0] >> 4
    rules = part(other, "rules")
    value = int.from_bytes(packed, "little") >> 8 << 4 | NEW_GAME
    if value >> 8 * rules.NEW_GAME_BYTES:
        raise Refused(MALFORMED)
    begun = rules.unpack(value.to_bytes(rules.NEW_GAME_BYTES, "little"))
    return (SWITCH, other) + begun[1:]


def apply(game, transaction):
    """(game, outcome) after a transaction; a game that another one ends may be None. Refused."""
    if transaction[0] != SWITCH:
        return game, game.apply(transaction)
    begun = part(transaction[1], "rules").fresh()
    return begun, begun.apply((NEW_GAME,) + transaction[2:])
