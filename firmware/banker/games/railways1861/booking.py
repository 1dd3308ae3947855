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
        after.arrive(code)


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
