"""One game. Only transactions change it."""

from ...rules.playing import Playing
from . import requirements, transactions
from .data import PAWNS
from .outcome import Outcome
from .position import CHANGING, PARTS, Position
from .transactions import FIGURE, NEW_GAME

MOST_COUNTED = 0xFFFFFF


class Game(Position, Playing):
    """A position, and the transactions that change it."""

    number = 3  # among the unit's games
    kept_tables = b""  # figures are for one game

    def __init__(self, seats=(1, 2, 3, 4, 5, 6)):
        seats = tuple(seats) + (0,) * (PAWNS - len(seats))
        requirements.check_seats(seats)
        self.restart(seats)

    @staticmethod
    def fresh(seed, lively, tables=b""):
        """A game of all six pawns. There is no chance in it, so the arguments do not matter."""
        return Game()

    def copy(self):
        """Another game in the same state, which can be changed."""
        twin = object.__new__(Game)
        twin.become(self)
        for name in CHANGING:
            setattr(twin, name, getattr(self, name)[:])
        return twin

    def become(self, other):
        """Take over the state of a game that is not changed any more."""
        for name in PARTS:
            setattr(self, name, getattr(other, name))

    packed = staticmethod(transactions.packed)

    def prepare(self, transaction):
        """(the game after a transaction, its outcome), or None while fields are missing. Changes
        nothing; raises Refused for what is not allowed, as far as it has been entered."""
        requirements.check(self, transaction)
        if not transactions.complete(transaction):
            return None
        after = self.copy()
        outcome = Outcome(transaction)
        _effects(self, after, outcome)
        if outcome.changed and transaction[0] not in (NEW_GAME, FIGURE):
            after.count = min(self.count + 1, MOST_COUNTED)
        return after, outcome


def _effects(game, after, outcome):
    """Imported when first wanted, and unloaded again where memory is short."""
    from .effects import carry_out

    carry_out(game, after, outcome)
