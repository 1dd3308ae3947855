"""How figures are moved: every change of money, shares, trains and tokens is made here, and noted
in the outcome."""

from ...rules.forms import Refused
from . import market as markets
from .data import (
    LOAN,
    LOAN_BRINGS,
    MOST_KEPT,
    MOST_LOANS_KEPT,
    MOST_RSR_TRAINS,
    MOST_TRAINS_KEPT,
    RSR,
    TYPES,
)
from .refusals import TOO_MUCH

POOL = 0  # in place of a pawn or a company: the pool of shares, or of trains


class Outcome:
    """What a transaction does, as a screen shows it. A preview is one, and applying gives it.

    Everything is noted in the order it happens. `changed` is False for what CONFIRM accepts but
    which alters nothing.
    """

    second_amount = None  # the screen never asks two pawns at once

    def __init__(self, transaction):
        self.transaction = transaction
        self.changed = True
        self.pawn = 0  # who acts: the pawn in turn, a winner, the director of the company in turn
        self.amount = None  # what the acting pawn or company gets; negative: it pays
        self.at = 0  # the step it was done in
        self.acting = 0  # the company in turn, RSR too; 0 in a stock round
        self.code = 0  # the company or private it is about, if it is about one
        self.players = ()  # (pawn, change, cash)
        self.companies = ()  # (code, change, cash), RSR among them
        self.loans = ()  # (code, change, loans)
        self.shares = ()  # (pawn or POOL, public, change)
        self.moves = ()  # (code, price before, price after) of tokens, even those that stay
        self.trains = ()  # (code or POOL, type, change)
        self.privates = ()  # (private, new owner: PAWN + pawn or a code)
        self.started = ()  # (code, price) of companies
        self.directors = ()  # (public, pawn) where that is a new one
        self.nationalised = ()  # (code, price paid for a share)
        self.incomes = ()  # (private, owner, income) as an OR begins; not in `players`
        self.sold_out = ()  # publics whose token goes up as an SR ends
        self.rusted = ()  # types of trains that are no more
        self.revenue = self.dividend = self.per_share = 0
        self.interest = 0
        self.phase = 0  # the new one, if there is one
        self.passed = False  # a pass in an SR
        self.ended = ()  # rounds that ended with it: SR, OR, MR
        self.broke = False  # the bank, just now
        self.was = self.now = None  # the figure that was corrected or edited
        # Afterwards: see `position`.
        self.round = self.set = self.run = self.step = self.turn = self.bank = 0
        self.last_set = self.last_or = 0
        self.end_set = False  # it has set the end of the game
        self.ranking = ()  # (place, pawn, worth) once the game is over


def _kept(figure, most=MOST_KEPT):
    """A figure, unless there is no room for it."""
    if figure > most:
        raise Refused(TOO_MUCH)
    return figure


# Money.


def pay(after, outcome, pawn, change):
    """Give a pawn cash of the bank, or take it."""
    cash = after.cash[pawn - 1] = _kept(after.cash[pawn - 1] + change)
    outcome.players += ((pawn, change, cash),)


def fill(after, outcome, code, change):
    """Give a company cash of the bank, or take it."""
    money = after.money_of[code] = _kept(after.money_of[code] + change)
    outcome.companies += ((code, change, money),)


def take_loans(after, outcome, code, number):
    """A company takes loans, if any: each brings less than is owed for it."""
    if number:
        most = MOST_KEPT if code == RSR else MOST_LOANS_KEPT
        after.loans[code] = _kept(after.loans[code] + number, most)
        outcome.loans += ((code, number, after.loans[code]),)
        fill(after, outcome, code, number * LOAN_BRINGS)


def repay(after, outcome, code):
    """A company repays a loan for every 50 it has."""
    number = min(after.loans[code], after.money_of[code] // LOAN)
    if number:
        after.loans[code] -= number
        outcome.loans += ((code, -number, after.loans[code]),)
        fill(after, outcome, code, -number * LOAN)


# Tokens.


def move(after, outcome, code, space):
    """Move a token to a space, under those there; where it already stands it keeps its place."""
    market = after.market()
    before = after.spaces[code]
    outcome.moves += ((code, markets.price(market, before), markets.price(market, space)),)
    if space != before:
        after.spaces[code] = space
        after.arrivals.remove(code)
        after.arrivals.append(code)


# Shares.


# Trains and privates.


def add_train(after, outcome, code, train, number=1):
    """Give a company trains of a type, or take them; POOL: put them there."""
    if code == POOL:
        after.pooled[train] = _kept(after.pooled[train] + number, MOST_TRAINS_KEPT)
    else:
        at = code * TYPES + train
        most = MOST_RSR_TRAINS if code == RSR else MOST_TRAINS_KEPT
        after.trains[at] = _kept(after.trains[at] + number, most)
    outcome.trains += ((code, train, number),)
