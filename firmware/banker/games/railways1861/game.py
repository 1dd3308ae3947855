"""One game. Only transactions change it."""

from . import requirements, transactions
from .data import FEWEST_PAWNS
from .outcome import Outcome
from .position import Position
from .transactions import FIGURE, NEW_GAME


class Game(Position):
    """A position, and the transactions that change it."""

    number = 3  # among the unit's games
    kept_tables = b""  # figures are for one game

    def __init__(self, seats=(1, 2, 3, 4, 5, 6)):
        from ..seating import check_seats, new_game

        seats = new_game(seats)[1:]
        check_seats(seats, FEWEST_PAWNS)
        self.restart(seats)

    @staticmethod
    def fresh(seed, lively, tables=b""):
        """A game of all six pawns. There is no chance in it, so the arguments do not matter."""
        return Game()

    uncounted = (NEW_GAME, FIGURE)
    check = requirements.check
    forms = transactions.FORMS

    def carry_out(self, after, transaction):
        """Imported when first wanted, and unloaded again where memory is short."""
        from .effects import carry_out

        outcome = Outcome(transaction)  # of a class that stays, as outcomes do
        carry_out(self, after, outcome)
        return outcome
