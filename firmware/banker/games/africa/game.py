"""One game. Only transactions change it."""

from ...rules.forms import PAWNS
from ...rules.playing import Playing
from . import requirements, transactions
from .position import Position


class Game(Position, Playing):
    """A position, and the transactions that change it."""

    number = 4  # among the unit's games
    kept_tables = b""  # every game begins with the tables as printed

    def __init__(self, seats=(1, 2, 3, 4, 5, 6)):
        seats = tuple(seats) + (0,) * (PAWNS - len(seats))
        from .setup_checks import check_seats  # seldom needed

        check_seats(seats)
        self.restart(seats)

    @staticmethod
    def fresh(seed, lively, tables=b""):
        """A game of all six pawns. There is no chance in it, nor tables of its own, so the
        arguments do not matter."""
        return Game()

    check = requirements.check
    complete = requirements.complete
    packed = staticmethod(transactions.packed)

    def carry_out(self, after, transaction):
        """Imported when first wanted, to start sooner."""
        from .effects import carry_out

        return carry_out(self, after, transaction)
