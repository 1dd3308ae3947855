"""How figures are moved: every change of money, income or stock is made here, and noted in the
outcome."""

from ...rules.forms import Refused
from .data import MOST, PAWNS
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
        self.amount = None  # what an auction's winner pays, negative; None: nobody does
        self.company = 0  # the one it is about, if it is about one
        self.players = ()  # (pawn, change, cash); on a payday every pawn, even with nothing
        self.treasuries = ()  # (company, change, treasury)
        self.incomes = ()  # (company, change, income)
        self.locomotives = ()  # (company, change, left)
        self.tracks = ()  # (industrial city, change, value)
        self.shares = ()  # (pawn, company, change)
        self.dial = ()  # (dial, uses, uses until red) if one was turned
        self.houses = None  # left in the reserve, if that changed
        self.per_share = 0  # paid on each of the company's shares for reaching Chicago
        self.wabash_opens = False
        self.paid = False  # whether dividends were, of either sort
        self.was = self.now = None  # the figure that was corrected, the number that was edited
        self.from_bank = self.to_bank = 0
        # Afterwards.
        self.stage = self.turn = self.round = 0
        self.flags = 0  # what ends the game on a payday
        self.flags_set = 0  # those of them that are new


def _added(figures, at, change):
    """Change one figure of a list; returns it. What has no room on the screens is refused."""
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


def earn(after, outcome, company, change):
    """Raise a company's income; noted even if it stays, so that a slip is seen."""
    outcome.incomes += ((company, change, _added(after.incomes, company, change)),)


def earn_there(after, outcome, city, change):
    """Raise the income of every company present in an industrial city, whose track goes up."""
    after.tracks[city] += change
    outcome.tracks += ((city, change, after.tracks[city]),)
    for company in after.present_in(city):
        earn(after, outcome, company, change)


def hand_over(after, outcome, pawn, company, count):
    """Give a pawn shares of a company, or take them."""
    after.shares[company * PAWNS + pawn - 1] += count
    outcome.shares += ((pawn, company, count),)


def use_locomotives(after, outcome, company, count):
    """Take locomotives off a company's charter."""
    after.locomotives[company] -= count
    outcome.locomotives += ((company, -count, after.locomotives[company]),)


def use_house(after, outcome):
    """Take a house from the reserve."""
    after.houses -= 1
    outcome.houses = after.houses


def pay_dividends(after, outcome, company=0):
    """The bank pays every pawn its dividend, or only those who hold shares of one company."""
    outcome.paid = True
    for pawn in after.pawns():
        if company and not after.held(pawn, company):
            continue
        amount = after.dividend(pawn, company)
        pay(after, outcome, pawn, amount)
        outcome.from_bank += amount
