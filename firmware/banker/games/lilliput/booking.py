"""How figures are moved: every change of money, shares, prices or trains is made here, and noted in
the outcome."""

from ...rules.forms import Refused
from . import tables as box
from .data import MOST, PAWNS
from .position import TYPES
from .refusals import TOO_MUCH


class Outcome:
    """What a transaction does, as a screen shows it. A preview is one, and applying gives it.

    Changes are noted as (whose, change, what it is afterwards), in the order they happen. `changed`
    is False for what CONFIRM accepts but which alters nothing.
    """

    second_amount = None  # the screen never asks two pawns at once

    def __init__(self, transaction):
        self.transaction = transaction
        self.changed = True
        self.pawn = 0  # whose transaction it is: as a rule the one in turn before it
        self.amount = None  # what that pawn pays, negative, or gets; None: neither
        self.company = 0  # the one it is about, if it is about one
        self.players = ()  # (pawn, change, cash)
        self.treasuries = ()  # (company, change, treasury)
        self.shares = ()  # (pawn, company, change), of 10%
        self.price = ()  # (company, before, after), if a marker was to move
        self.trains = ()  # (company or 0 for the pool, change, type)
        self.gone = ()  # (type, how many rusted or left the game)
        self.train = 0  # the type that the transaction is about
        self.founded = False
        self.revenue = None  # of a run, doubled in the last round
        self.tenth = 0  # what is paid on a share of 10%
        self.paid = False  # whether a dividend was
        self.phase = 0  # the one that begins with this
        self.was = self.now = None  # the figure that was corrected
        # Afterwards.
        self.stage = self.turn = self.round = self.next_company = 0
        self.new_round = False
        self.ranking = ()  # once all is over


def _added(figures, at, change):
    """Change one figure of a list; returns it."""
    figures[at] += change
    if figures[at] > MOST:
        raise Refused(TOO_MUCH)
    return figures[at]


def pay(after, outcome, pawn, change):
    """Give a pawn cash, or take it."""
    outcome.players += ((pawn, change, _added(after.cash, pawn - 1, change)),)


def fill(after, outcome, company, change):
    """Put money into a company's treasury, or take it out."""
    outcome.treasuries += ((company, change, _added(after.treasuries, company, change)),)


def hand_over(after, outcome, pawn, company, count):
    """Give a pawn shares of 10%, or take them."""
    after.shares[company * PAWNS + pawn - 1] += count
    outcome.shares += ((pawn, company, count),)


def move_train(after, outcome, company, train, change):
    """Give a company a train, or take it; company 0 is the pool."""
    after.trains[company * TYPES + train] += change
    outcome.trains += ((company, change, train),)


def arrive(after, company, price, space):
    """Put a marker under those that are there."""
    after.prices[company] = price
    after.places[company] = space
    after.arrivals = tuple([key for key in after.arrivals if key != company]) + (company,)


def move_marker(after, outcome, company, moves, steps, typed):
    """Move a marker by the chart, or to the price that was read off the board. One that stays keeps
    its place among those there."""
    before = after.prices[company]
    if after.chart():
        space = after.places[company]
        for _ in range(steps):
            space = moves(after.tables, space)
        if space != after.places[company]:
            arrive(after, company, box.price_at(after.tables, space), space)
    elif typed != before:
        arrive(after, company, typed, 0)
    outcome.price = (company, before, after.prices[company])
