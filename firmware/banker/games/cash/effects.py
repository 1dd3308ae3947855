"""What each transaction does, carried out on a copy of the game: so a preview is the real thing."""

from ...rules.forms import Refused
from . import transactions
from .data import INTEREST, MOST, SALARY, START, changed
from .refusals import CASH_SHORT, DEBT_FULL, TOO_MUCH
from .transactions import ALL_PAY, NEW_GAME, PAY, TABLE


class Outcome:
    """The whole effect of one transaction. `changed` is False for what CONFIRM accepts but which
    alters nothing."""

    second_amount = None  # the screen asks one pawn, or all of them

    def __init__(self, transaction):
        self.transaction = transaction
        self.changed = True
        self.pawn = 0 if transaction[0] in (NEW_GAME, TABLE) else transaction[1]
        self.amount = None  # what that pawn pays, negative, or gets; None: neither
        self.cash = ()  # (pawn, change, cash afterwards) of everybody concerned, that pawn first
        self.interest = 0  # taken from a salary
        self.was = self.now = None  # the editable number
        self.debtors = ()  # pawns that owe from now on


def _move(after, outcome, pawn, change):
    """Give a pawn cash, or take it."""
    cash = after.cash[pawn - 1] + change
    if cash > MOST:
        raise Refused(TOO_MUCH)
    if change < 0 and cash < after.lowest():
        raise Refused(DEBT_FULL if after.lowest() else CASH_SHORT)
    if cash < 0 <= after.cash[pawn - 1]:
        outcome.debtors += (pawn,)
    after.cash[pawn - 1] = cash
    outcome.cash += ((pawn, change, cash),)


def _bank(after, outcome, pawn, change):
    """The same, with the bank at the other end."""
    _move(after, outcome, pawn, change)
    if change > 0:
        after.paid += change
    else:
        after.received -= change


def _pay_or_collect(after, t, outcome):
    outcome.amount = -t[2] if t[0] == PAY else t[2]
    _bank(after, outcome, t[1], outcome.amount)


def _transfer(after, t, outcome):
    outcome.amount = -t[3]
    _move(after, outcome, t[1], -t[3])
    _move(after, outcome, t[2], t[3])


def _one_and_all(after, t, outcome):
    others = [pawn for pawn in after.pawns() if pawn != t[1]]
    each = -t[2] if t[0] == ALL_PAY else t[2]
    outcome.amount = -each * len(others)
    if abs(outcome.amount) > MOST:
        raise Refused(TOO_MUCH)
    _move(after, outcome, t[1], outcome.amount)
    for pawn in others:
        _move(after, outcome, pawn, each)


def _go(after, t, outcome):
    """The salary, less interest on what the pawn owes before it: per cent, rounded up."""
    salary = after.table(SALARY)
    owed = max(0, -after.cash[t[1] - 1])
    outcome.interest = (owed * after.table(INTEREST) + 99) // 100
    outcome.amount = salary - outcome.interest
    outcome.changed = salary + outcome.interest > 0
    _move(after, outcome, t[1], outcome.amount)
    after.paid += salary
    after.received += outcome.interest


def _remove(after, t, outcome):
    """Its cash goes back to the bank, its debt is forgiven."""
    _bank(after, outcome, t[1], -after.cash[t[1] - 1])
    after.out |= 1 << t[1] - 1


def _correct(after, t, outcome):
    """What is too much comes from the bank, what is too little goes there."""
    change = t[2] - after.cash[t[1] - 1]
    outcome.changed = change != 0
    _bank(after, outcome, t[1], change)


def _new_game(after, t, outcome):
    after.restart(t[1], after.tables)
    outcome.now = after.table(START)


def _table(after, t, outcome):
    """It counts at once; the starting cash does if nothing has happened yet."""
    outcome.was, outcome.now = after.table(t[1]), t[2]
    outcome.changed = outcome.was != outcome.now
    after.tables = changed(after.tables, t[1], t[2])
    if not after.count:
        after.restart(after.players, after.tables)


_EFFECTS = {
    transactions.PAY: _pay_or_collect,
    transactions.COLLECT: _pay_or_collect,
    transactions.TRANSFER: _transfer,
    transactions.ALL_PAY: _one_and_all,
    transactions.PAY_ALL: _one_and_all,
    transactions.GO: _go,
    transactions.REMOVE: _remove,
    transactions.CORRECT: _correct,
    transactions.NEW_GAME: _new_game,
    transactions.TABLE: _table,
}


def carry_out(after, transaction):
    """Do an allowed, complete transaction to `after`; return its outcome. Refused, where money is
    missing or would be too much."""
    outcome = Outcome(transaction)
    _EFFECTS[transaction[0]](after, transaction, outcome)
    return outcome
