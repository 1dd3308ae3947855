"""One game. Only transactions change it."""

from . import requirements, transactions
from .outcome import Outcome
from .position import Position


class Game(Position):
    """A position, and the transactions that change it."""

    number = 4  # among the unit's games
    kept_tables = b""  # every game begins with the tables as printed

    def __init__(self, seats=(1, 2, 3, 4, 5, 6)):
        from ..seating import check_seats, new_game

        seats = new_game(seats)[1:]
        check_seats(seats, 2)
        self.restart(seats)

    @staticmethod
    def fresh(seed, lively, tables=b""):
        """A game of all six pawns. There is no chance in it, nor tables of its own, so the
        arguments do not matter."""
        return Game()

    check = requirements.check
    complete = requirements.complete
    forms = transactions.FORMS

    def carry_out(self, after, transaction):
        """Imported when first wanted, to start sooner."""
        from .effects import carry_out

        outcome = Outcome(transaction)  # of a class that stays, as outcomes do
        carry_out(self, after, outcome)
        return outcome
