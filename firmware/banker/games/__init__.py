"""The list of games, and the rules of the one being played: the others take no memory.

Each game is a package in this one, with a module `rules` that describes it. Its number is the upper
half of the first byte of its saved states.
"""

import os
import sys

from .. import memory
from ..rules.saved import NotAGame
from ..rules.transactions import SWITCH

# What NEW_GAME asks: who plays, or who plays in which order, from the first player or the oldest;
# this is then the name of its words. In other games all six pawns may play; with MARKET the player
# who chooses the game also chooses whether prices drift.
NOTHING, MARKET, PLAYERS, ORDER, OLDEST = "", "market", "players", "seats", "seats_oldest"
SEATED = (PLAYERS, ORDER, OLDEST)

# The one list of games: add lines at the end and move none, as saved games refer to theirs by its
# number. The package, the title, what NEW_GAME asks, and how many pawns play at least and at most.
GAMES = (
    ("trader", "Trader", MARKET, 2, 6),
    ("chicago", "Chicago Express", OLDEST, 2, 6),
    ("cash", "Cash", PLAYERS, 2, 6),
    ("railways1861", "1861", ORDER, 3, 6),
    ("africa", "18Africa", ORDER, 2, 6),
    ("lilliput", "18Lilliput", ORDER, 1, 4),
    ("ticker", "Ticker", PLAYERS, 2, 6),
    ("railways1830", "1830", ORDER, 2, 6),
    ("railways1889", "1889", ORDER, 2, 6),
    ("chesapeake", "18Chesapeake", ORDER, 3, 6),
)
RULES = "rules"  # the module that describes a game


class NotInstalled(Exception):
    """A saved game whose rules are not on this unit."""

    def __init__(self, number):
        super().__init__(number)
        self.number = number


class NewerGame(NotAGame):
    """A saved game in a later version of its format than this unit knows."""

    def __init__(self, version):
        super().__init__(version)
        self.version = version


def listed(number):
    """Return whether that is the number of a game."""
    return type(number) is int and 0 <= number < len(GAMES)


def title(number):
    """Return a game's title, even if it is not installed."""
    return GAMES[number][1] if number < len(GAMES) else "no. %d" % number


def package(number):
    """Return the name of a game's package."""
    return "banker.games." + GAMES[number][0]


def check_installed(number):
    """Raise NotInstalled for a game that cannot be played."""
    if not listed(number) or (_rules_of(number) not in sys.modules and number not in installed()):
        raise NotInstalled(number)


def _rules_of(number):
    """Return the name of the module that describes a game."""
    return package(number) + "." + RULES


def rules(number):
    """Return the class of a game; the modules it imports stay loaded while it is played. Raises
    NotInstalled."""
    check_installed(number)
    module = _rules_of(number)
    made = sys.modules.get(module)
    if not made:
        memory.release_all()  # that leaves more memory beside the game being played
        before = list(sys.modules)
        made = __import__(module, None, None, ("*",))
        memory.keep(before)
    game = made.Game
    if game.number != number:
        _, _, asks, fewest, most = GAMES[number]
        game.define(number, asks in SEATED, fewest, most)
    return game


def screens(number):
    """Return what the unit asks of a game's screens."""
    return rules(number).screens(package(number))


def installed():
    """Return the numbers of the games that can be played: those with a folder. Importing them to
    find out would keep 400 bytes of each in memory."""
    root = sys.modules["banker"].__path__
    folders = os.listdir((root if isinstance(root, str) else root[0]) + "/games")
    return tuple([number for number in range(len(GAMES)) if GAMES[number][0] in folders])


def keep_only(number):
    """Unload the other games, except on a desktop, which has the memory and uses them."""
    if sys.implementation.name == "cpython":
        return
    for other in range(len(GAMES)):
        if other != number:
            whole = package(other)
            for name in list(sys.modules):
                if name == whole or name.startswith(whole + "."):
                    memory.unload(name)


# A game and its bytes.


def create(number, seed=1, lively=False, tables=b""):
    """Return a new game; `seed`, `lively` and `tables` count only in games that use them.
    Refused."""
    return rules(number).create(seed, lively, tables)


def to_bytes(game):
    """Return a game's whole state."""
    return game.to_bytes()


def from_bytes(data, like=None):
    """Return the game in these bytes. Raises NotAGame, NewerGame or NotInstalled. They are known to
    be valid, and not checked, with a game of the same kind as `like`."""
    if not data:
        raise NotAGame("size")
    game = rules(data[0] >> 4)
    if data[0] & 15 > game.VERSION:
        raise NewerGame(data[0] & 15)
    same = like and like.number == data[0] >> 4
    return game.from_bytes(data, like if same else None)


# Transactions. Where another game begins, see `switch`: seldom needed, so imported when it is.


def is_switch(transaction):
    """Return whether another game begins with a transaction, by its kind."""
    return type(transaction) is tuple and transaction[:1] == (SWITCH,)


def packed(game, transaction):
    """Return the bytes of a transaction that was just applied to a game, or ended it."""
    if not is_switch(transaction):
        return game.packed(transaction)
    return pack(game.number, transaction)


def pack(number, transaction):
    """Return a transaction of a game as bytes. Refused."""
    if not is_switch(transaction):
        return rules(number).FORMS.pack(transaction)
    from .switch import pack as pack_switch

    return pack_switch(transaction)


def switches(packed):
    """Return whether another game begins with these bytes."""
    return bool(packed) and packed[0] & 15 == SWITCH


def unpack(number, packed):
    """Return the transaction that `pack` turned into these bytes; refuse any others."""
    if not switches(packed):
        return rules(number).FORMS.unpack(packed)
    from .switch import unpack as unpack_switch

    return unpack_switch(packed)


def apply(game, transaction, ready=None):
    """Return (game after a transaction, outcome). Refused. The game before it is not changed, and
    may be None where another one begins. `ready` is what the game has prepared for it."""
    if not is_switch(transaction):
        return ready or game.prepared(transaction)
    from .switch import begin

    return begin(transaction)


memory.keep(())  # the base of all rules stays loaded
