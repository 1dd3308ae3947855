"""Loans: how many a company needs and may take; what it repays."""

from .tables import LOAN, LOAN_BRINGS, most_loans


def needed_loans(game, code, cost):
    """Return how many loans a company must take to pay this much."""
    short = cost - game.till[code]
    return -(-short // LOAN_BRINGS) if short > 0 else 0


def free_loans(game, code):
    """Return how many loans a company may still take."""
    return max(most_loans(code) - game.loans[code], 0)


def take_loans(game, code, number):
    """Take loans, if any: each brings less than is owed for it."""
    game.loans[code] += number
    game.till[code] += number * LOAN_BRINGS


def repay(game, code):
    """Repay a loan for every 50 that a company has."""
    number = min(game.loans[code], game.till[code] // LOAN)
    game.loans[code] -= number
    game.till[code] -= number * LOAN
