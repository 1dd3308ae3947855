"""What a transaction does, as it is shown and told."""


class Outcome:
    """What a transaction does, as a screen shows it. A preview is one, and applying gives it.

    Changes are noted as (account, change, what it is afterwards), each account once. `changed` is
    False for what CONFIRM accepts but which alters nothing.
    """

    second_amount = None  # the screen never asks two pawns at once
    changed = True
    pawn = 0  # whose transaction it is: as a rule the one that acts before it
    amount = None  # what that pawn pays (negative) or collects; None: nothing
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
    was = now = None  # the figure that was corrected, the number that was edited
    ends = 0  # why the game will end, if that is new
    # Before and afterwards.
    stage_before = stage = step = turn = 0
    set = round = 0
    next_company = 0  # the company in turn afterwards
    ranking = ()  # once it is over

    def __init__(self, transaction):
        self.transaction = transaction
