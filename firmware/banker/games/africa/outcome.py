"""What a transaction does, as it is shown and told."""

from ..railway.outcomes import Result


class Outcome(Result):
    """In its notes each account stands once."""

    company = 0  # in turn before it
    payments = ()  # (account, change, money)
    incomes = ()  # the same of what privates and bonds pay as an operating round begins
    per_share = 0  # paid as a dividend
    prices = ()  # (company, price before, price)
    leaders = ()  # (company, pawn), those that are new
    starts = 0  # the company that starts
    removed = ()  # companies
    depression = False  # whether it has moved the tokens back
    free = False  # a station
    passed = False  # a turn in which nothing was bought or sold
    ends = 0  # why the game will end, if that is new
    # Before and afterwards.
    stage_before = stage = step = turn = 0
    set = round = 0
    next_company = 0  # the company in turn afterwards
    ranking = ()  # once it is over
