"""One game: who has how much. Only transactions change it."""

from ...rules.playing import Playing, ranked
from . import effects, requirements, transactions
from .data import ALL, LOANS, MOST, PAWNS, START, TABLES, figure, members
from .transactions import NEW_GAME, TABLE


class Game(Playing):
    """The state of a game. All pawns' cash together is what the bank has paid less what it has
    received."""

    number = 2  # among the unit's games
    changing = ("cash",)
    parts = ("count", "players", "out", "tables", "paid", "received")

    def __init__(self, players=ALL, tables=TABLES):
        requirements.check_start(players, tables)
        self.restart(players, tables)

    @staticmethod
    def fresh(seed, lively, tables=b""):
        """A game of all six pawns, with these tables or those it comes with. There is no chance in
        it, so the other arguments do not matter."""
        return Game(tables=tables or TABLES)

    def restart(self, players, tables):
        """Begin afresh: the bank pays these pawns the starting cash."""
        self.count = 0  # confirmed transactions, editing of tables left out
        self.players = players  # a set, the removed ones too
        self.out = 0  # removed pawns, a set
        self.tables = bytes(tables)
        self.cash = [0] * PAWNS
        for pawn in members(players):
            self.cash[pawn - 1] = figure(tables, START)
        self.paid = sum(self.cash)  # by the bank, ever
        self.received = 0

    # What follows from the state.

    @property
    def kept_tables(self):
        """What the next game begins with, even if another game is played before it."""
        return self.tables

    def table(self, number):
        """One of the editable numbers."""
        return figure(self.tables, number)

    def lowest(self):
        """The least cash a pawn can be left with: a debt is cash below zero."""
        return -MOST if self.table(LOANS) else 0

    def in_play(self, pawn):
        """Whether a pawn plays and has not been removed."""
        return pawn in self.pawns()

    def pawns(self):
        """The pawns in play."""
        return members(self.players & ~self.out)

    def ranking(self):
        """(place, pawn, cash) of the pawns in play, best first; equal cash has the same place."""
        return ranked([(pawn, self.cash[pawn - 1]) for pawn in self.pawns()])

    # Transactions.

    uncounted = (NEW_GAME, TABLE)
    check = requirements.check
    forms = transactions.FORMS

    def carry_out(self, after, transaction):
        """What it does."""
        return effects.carry_out(after, transaction)
