"""One game. Only transactions change it."""

from . import transactions
from .data import SEATS
from .outcome import Outcome
from .position import Position
from .tables import FRESH
from .transactions import CHOICE, CORRECT, NEW_GAME, TABLE


class Game(Position):
    """A position, and the transactions that change it."""

    number = 5  # among the unit's games

    def __init__(self, seats=(1, 2, 3, 4), tables=FRESH):
        from ..seating import new_game
        from .setting_up import check_start, restart  # seldom needed

        seats = new_game(seats, SEATS)[1:]
        check_start(seats, tables)
        restart(self, seats, tables)

    @staticmethod
    def fresh(seed, lively, tables=b""):
        """A game of four pawns, with these tables or those it comes with. There is no chance in it,
        so the other arguments do not matter."""
        return Game(tables=tables or FRESH)

    @property
    def kept_tables(self):
        """What the next game begins with, even if another game is played before it."""
        from .table_edit import kept

        return kept(self.tables, SEATS - self.seats.count(0))

    uncounted = (NEW_GAME, (CORRECT, TABLE))
    forms = transactions.FORMS

    def check(self, transaction):
        """Imported when first wanted, like what comes of it. A new game needs none of it: it may
        begin while another game's rules are in memory too."""
        self.forms.check(transaction)
        if transaction[0] == NEW_GAME:
            from .setting_up import check_seats

            check_seats(transaction)
        else:
            from .requirements import check

            check(self, transaction)

    def carry_out(self, after, transaction):
        """What an allowed, complete transaction does."""
        if transaction[0] == NEW_GAME:
            from .setting_up import restart
            from .table_edit import for_players

            players = SEATS - transaction.count(0)
            restart(after, transaction[1:], for_players(after.tables, players))
            return Outcome(transaction)
        if transaction[0] in (CHOICE, CORRECT):
            if transaction[0] == CHOICE:
                from .setting_up import choose as carry_out
            else:
                from .corrections import carry_out
            outcome = Outcome(transaction)
            carry_out(after, transaction, outcome)
            outcome.now_stands(after)
            return outcome
        from .effects import carry_out

        return carry_out(self, after, transaction)
