"""A railway game for the unit: what all of them have in common.

A game is a class made of this one: its state, its tables, its steps, and what is its own.
"""

from ...rules.base_game import ranked
from ...rules.transactions import NOT_PLAYING, Refused
from .figures import draw_turn
from .rolling_stock import RollingStock

STOCK = 1  # the last of the steps of pawns, before those of companies
FIRST_PRIVATE = 31  # its code


class RailwayGame(RollingStock):
    """A game has cells `cash`, by pawn, `till` and `president`, by company, `owner`, by private,
    `turn`, `priority`, `all_money` and `limit`, of certificates."""

    uncounted_groups = ("figures",)
    empty_is_zero = leavers_keep = review_steps = True
    company_kind = train_kind = None  # with their names
    company_key = None  # how a company is typed where any can be
    start_cash = limits = ()  # by players, from two on
    worths = incomes = b""  # of the privates
    own_figures = ()  # (number in MENU, name of the cell, lowest, highest, step)

    # Pawns.

    def check_pawn(self, pawn):
        """Refuse a pawn that has no seat."""
        if pawn not in self.players():
            raise Refused(NOT_PLAYING)

    def ranking(self):
        """Return (place, pawn, worth) of everybody with a seat, best first."""
        worth = self.wealth()[1]
        return ranked([(pawn, worth[pawn - 1]) for pawn in self.players()])

    # Privates.

    def privates(self):
        """Return all codes."""
        return range(FIRST_PRIVATE, FIRST_PRIVATE + len(self.worths))

    def value_of(self, private):
        """Return what a private is worth."""
        return self.worths[private - FIRST_PRIVATE]

    def income_of(self, private):
        """Return what a private pays in each OR."""
        return self.incomes[private - FIRST_PRIVATE]

    def owners_privates(self, owner):
        """Return the privates of a pawn or a company."""
        return [one for one in self.privates() if self.owner[one] == owner]

    # Money.

    def bank(self):
        """Return what is left of all the money; below 0 it has broken."""
        return self.all_money - sum(self.cash) - sum(self.till)

    # Screens, loaded when they are wanted.

    @staticmethod
    def own_entry(name, flow):
        """Return the entry of corrections."""
        if name != "correct":
            return None
        from .correct_screen import CorrectScreen

        return CorrectScreen()

    def draw_actor(self, app, canvas, column):
        """Draw who is awaited."""
        return draw_turn(app, canvas, 0, column)
