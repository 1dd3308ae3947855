"""One game. Only transactions change it."""

from . import requirements, transactions
from .data import TABLES
from .position import Position
from .transactions import NEW_GAME, TABLE


class Game(Position):
    """A position, and the transactions that change it."""

    number = 1  # among the unit's games

    def __init__(self, seats=(1, 2, 3, 4, 5, 6), tables=TABLES):
        from ..seating import new_game

        seats = new_game(seats)[1:]
        requirements.check_start(seats, tables)
        self.restart(seats, tables)

    @staticmethod
    def fresh(seed, lively, tables=b""):
        """A game of all six pawns, with these tables or those it comes with. There is no chance in
        it, so the other arguments do not matter."""
        return Game(tables=tables or TABLES)

    @property
    def kept_tables(self):
        """What the next game begins with, even if another game is played before it."""
        return self.next_tables

    uncounted = (NEW_GAME, TABLE)
    check = requirements.check
    forms = transactions.FORMS

    def carry_out(self, after, transaction):
        """Imported when first wanted, to start sooner."""
        from .effects import carry_out

        return carry_out(self, after, transaction)
