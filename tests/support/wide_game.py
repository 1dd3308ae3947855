"""A game as large as a game may be: states of 512 bytes or fewer, entries of up to 16, many kinds.

It has no rules worth the name: each entry is added to what the state holds, so that any that is
lost, doubled or out of order shows.
"""

import sys
import types

from banker import games
from banker.rules import saved
from banker.rules.transactions import MALFORMED, NEW_GAME, SWITCH, Refused, TransactionSchema

KINDS = [kind for kind in range(1, 32) if kind & 15 not in (NEW_GAME, SWITCH)] + [NEW_GAME]
TABLES = bytes(range(60))
_FIELD = (0, (1 << 30) - 1, 30, "bad_number")
FIELDS = {kind: (_FIELD,) * (kind % 5) for kind in KINDS}
FIELDS[NEW_GAME] = ((0, 255, 8, "bad_number"),)
FORMS = TransactionSchema(FIELDS, kind_bits=5)


class Outcome:
    """That it counts, as in every game."""

    changed = True

    def __init__(self, transaction):
        self.transaction = transaction


def install(monkeypatch, size):
    """Have it among the unit's games; returns its number."""
    number = len(games.GAMES)
    first = number << 4 | 1

    class Game:
        """What was entered, folded into bytes."""

        VERSION, SIZE, FORMS = 1, size, FORMS

        def __init__(self, tables=TABLES):
            self.count = 0
            self.kept_tables = tables
            self.bytes = bytes(size - 4 - 4 - len(TABLES))

        @staticmethod
        def create(seed, lively, tables=b""):
            if tables and len(tables) != len(TABLES):
                raise Refused(MALFORMED)
            return Game(tables or TABLES)

        def packed(self, transaction):
            return FORMS.packed(transaction)

        def prepare(self, transaction):
            after = Game(self.kept_tables)
            packed = FORMS.pack(transaction)
            after.count = self.count + 1
            if transaction[0] != NEW_GAME:
                changed = bytearray(self.bytes)
                for at, byte in enumerate(packed, self.count * 5):
                    at %= len(changed)
                    changed[at] = (3 * changed[at] + byte) & 255
                after.bytes = bytes(changed)
            if transaction[0] == 1:
                after.kept_tables = bytes((transaction[1] & 255,)) + self.kept_tables[1:]
            return after, Outcome(transaction)

        prepared = prepare

        def outcome_of(self, transaction):
            return self.prepare(transaction)[1]

        def apply(self, transaction):
            after, outcome = self.prepare(transaction)
            self.__dict__ = after.__dict__
            return outcome

        def to_bytes(self):
            data = bytearray(bytes((first,)) + self.count.to_bytes(3, "little"))
            return saved.add_crc(data + self.bytes + self.kept_tables + b"\0\0\0\0")

        @staticmethod
        def from_bytes(data, like=None):
            saved.check(data, size, first)
            game = Game(bytes(data[-4 - len(TABLES) : -4]))
            game.count = int.from_bytes(data[1:4], "little")
            game.bytes = bytes(data[4 : -4 - len(TABLES)])
            return game

    package = types.ModuleType("banker.games.wide")
    package.rules = types.ModuleType("banker.games.wide.rules")
    package.rules.Game = Game
    Game.number = number
    for module in (package, package.rules):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, ("wide", "Wide", games.NOTHING, 2, 6)))
    return number


def entries(count):
    """Return transactions of all kinds, all different."""
    kinds = [kind for kind in KINDS if kind != NEW_GAME]
    return [
        (kind, *((at * 7919 + place) % (1 << 30) for place in range(kind % 5)))
        for at, kind in ((at, kinds[at * 5 % len(kinds)]) for at in range(1, count + 1))
    ]
