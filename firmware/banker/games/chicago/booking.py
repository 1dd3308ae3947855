"""How figures are moved: every change of money, income or stock is made here, and noted in the
outcome."""

from ...rules.forms import Refused
from ..railway.outcomes import Result
from .data import MOST, PAWNS
from .refusals import TOO_MUCH


class Outcome(Result):
    """Its amount is what an auction's winner pays."""

    company = 0  # the one it is about, if it is about one
    players = ()  # (pawn, change, cash); on a payday every pawn, even with nothing
    treasuries = ()  # (company, change, treasury)
    incomes = ()  # (company, change, income)
    locomotives = ()  # (company, change, left)
    tracks = ()  # (industrial city, change, value)
    shares = ()  # (pawn, company, change)
    dial = ()  # (dial, uses, uses until red) if one was turned
    houses = None  # left in the reserve, if that changed
    per_share = 0  # paid on each of the company's shares for reaching Chicago
    wabash_opens = False
    paid = False  # whether dividends were, of either sort
    from_bank = to_bank = 0
    # Afterwards.
    stage = turn = round = 0
    flags = 0  # what ends the game on a payday
    flags_set = 0  # those of them that are new


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
