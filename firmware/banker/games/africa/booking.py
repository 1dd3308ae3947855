"""The outcome of a transaction, and how money is moved: every change is noted in the outcome."""

from .data import COMPANY, END_BANK, END_PRICE, LAST_PRICE


class Outcome:
    """What a transaction does, as a screen shows it. A preview is one, and applying gives it.

    Changes are noted as (account, change, what it is afterwards), each account once. `changed` is
    False for what CONFIRM accepts but which alters nothing.
    """

    second_amount = None  # the screen never asks two pawns at once

    def __init__(self, transaction):
        self.transaction = transaction
        self.changed = True
        self.pawn = 0  # whose transaction it is: as a rule the one that acts before it
        self.amount = None  # what that pawn pays (negative) or collects; None: nothing
        self.company = 0  # in turn before it
        self.payments = ()  # (account, change, money)
        self.incomes = ()  # the same of what privates and bonds pay as an operating round begins
        self.per_share = 0  # paid as a dividend
        self.prices = ()  # (company, price before, price)
        self.leaders = ()  # (company, pawn), those that are new
        self.starts = 0  # the company that starts
        self.removed = ()  # companies
        self.depression = False  # whether it has moved the tokens back
        self.free = False  # a station
        self.passed = False  # a turn in which nothing was bought or sold
        self.was = self.now = None  # the figure that was corrected, the number that was edited
        self.ends = 0  # why the game will end, if that is new
        # Before and afterwards.
        self.stage_before = self.stage = self.step = self.turn = 0
        self.set = self.round = 0
        self.next_company = 0  # the company in turn afterwards
        self.ranking = ()  # once it is over


def noted(notes, account, change, after):
    """These notes with one more change; an account has one note."""
    for at in range(len(notes)):
        if notes[at][0] == account:
            return notes[:at] + ((account, notes[at][1] + change, after),) + notes[at + 1 :]
    return notes + ((account, change, after),)


def move_money(after, account, change):
    """Change what an account has; returns it."""
    if account > COMPANY:
        after.treasuries[account - COMPANY] += change
        return after.treasuries[account - COMPANY]
    after.cash[account - 1] += change
    return after.cash[account - 1]


def pay(after, outcome, account, change):
    """Give a pawn or a company money, or take it."""
    outcome.payments = noted(outcome.payments, account, change, move_money(after, account, change))


def earn(after, outcome, account, change):
    """Give an account what it has as an operating round begins."""
    outcome.incomes = noted(outcome.incomes, account, change, move_money(after, account, change))


def find_end(after, outcome):
    """Whether the bank is broken or a price has come to where the game ends."""
    if after.end:
        return
    if after.bank() < 0:
        after.end = END_BANK
    elif after.order and after.price(after.order[0]) >= LAST_PRICE:
        after.end = END_PRICE
    outcome.ends = after.end


def arrive(after, company, space):
    """Put a token on a space, under those there."""
    after.spaces[company] = space
    others = [other for other in after.order if other != company]
    at = 0
    while at < len(others) and after.spaces[others[at]] >= space:
        at += 1
    after.order = bytes(others[:at] + [company] + others[at:])
