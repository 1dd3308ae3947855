"""What each transaction does, carried out on a copy of the game.

A preview and the real thing are therefore the same code. Every effect takes the game before, the
copy to change, the transaction and the outcome to fill in.
"""

from . import transactions
from .data import (
    COMPANIES,
    FACES,
    FLOATED,
    GROUP_OF,
    MOST_DRIFT,
    OFFICE_PRICES,
    PAWNS,
    SALARY,
    round_group,
)
from .interest import interest, shared
from .presidents import settle


class Outcome:
    """What a transaction does, as a screen shows it. A preview is one, and applying gives it.

    `changed` is False for what CONFIRM accepts but which alters nothing, such as interest that a
    president would owe.
    """

    def __init__(self, transaction):
        self.transaction = transaction
        self.changed = True
        # Whose transaction it is.
        self.pawn = 0 if transaction[0] == transactions.OFFICES else transaction[1]
        self.amount = None  # signed from that pawn's side: negative is paid; None: none is shown
        self.price = None  # per share; the face value where a company is floated
        self.forced = 0  # proceeds of a forced sale of offices
        self.forced_pawn = 0  # the former president to whom they are due
        self.offices_cleared = ()  # groups whose offices went back to the bank
        self.presidents = ()  # (code, pawn) of each new president
        self.monopolies_gained = ()  # (group, pawn)
        self.monopolies_lost = ()  # (group, pawn)
        self.delisted = ()  # codes that left the list
        self.credits = ()  # interest credited to each pawn's dividends
        self.offices_before = ()  # round the group, as in the transaction

    @property
    def second_amount(self):
        """What the screen shows beside the amount, for another pawn: that of a forced sale."""
        return self.forced if self.forced_pawn else None


def _move(after, code, seller, buyer, count):
    """Hand over shares. Pawn 0 is the bank, which holds whatever the pawns do not."""
    if seller:
        after.shares[code * PAWNS + seller - 1] -= count
    if buyer:
        after.shares[code * PAWNS + buyer - 1] += count


def _float(before, after, t, outcome):
    _move(after, t[2], 0, t[1], FLOATED)
    settle(before, after, outcome, t[2], t[2])
    outcome.price = FACES[t[2]]
    outcome.amount = -outcome.price


def _buy(before, after, t, outcome):
    _move(after, t[2], 0, t[1], t[3])
    settle(before, after, outcome, t[2], t[2])
    outcome.price = after.price(t[2])
    outcome.amount = -t[3] * outcome.price


def _sell(before, after, t, outcome):
    _move(after, t[2], t[1], 0, t[3])
    settle(before, after, outcome, t[2], t[2])
    outcome.price = before.price(t[2])
    outcome.amount = t[3] * outcome.price


def _trade(before, after, t, outcome):
    _move(after, t[3], t[2], t[1], t[4])
    settle(before, after, outcome, t[3], t[3])


def _offices(before, after, t, outcome):
    group = GROUP_OF[t[1]]
    outcome.pawn = before.monopolist(group)
    outcome.amount = 0
    outcome.changed = False
    for at, code in enumerate(round_group(t[1])):
        outcome.offices_before += (before.offices[code],)
        steps = t[2 + at] - before.offices[code]
        if steps:
            outcome.changed = True
            outcome.amount += office_amount(group, steps)
            after.offices[code] = t[2 + at]


def office_amount(group, steps):
    """What so many steps more bring: adding is paid, taking away returns half."""
    amount = -steps * OFFICE_PRICES[group]
    return amount if steps > 0 else amount // 2


def _interest(before, after, t, outcome):
    outcome.amount = -interest(before, t[1], t[2])
    outcome.changed = outcome.amount != 0
    outcome.credits = tuple(shared(before, t[1], t[2]))
    for pawn in range(PAWNS):
        after.dividends[pawn] += outcome.credits[pawn]


def _go(before, after, t, outcome):
    outcome.amount = SALARY + before.dividends[t[1] - 1]
    after.dividends[t[1] - 1] = 0


def _remove(before, after, t, outcome):
    for code in range(1, COMPANIES + 1):
        _move(after, code, t[1], 0, before.held(t[1], code))
    after.out |= 1 << t[1] - 1
    settle(before, after, outcome, 1, COMPANIES)
    after.dividends[t[1] - 1] = 0


def _new_game(before, after, t, outcome):
    outcome.pawn = 0
    after.restart(t[1], t[2])


def _market(before, after, t, outcome):
    outcome.pawn = 0
    outcome.changed = before.lively != bool(t[1])
    after.lively = bool(t[1])
    if not after.lively:
        for code in range(1, COMPANIES + 1):
            after.drifts[code] = MOST_DRIFT


_EFFECTS = {
    transactions.FLOAT: _float,
    transactions.BUY: _buy,
    transactions.SELL: _sell,
    transactions.TRADE: _trade,
    transactions.OFFICES: _offices,
    transactions.INTEREST: _interest,
    transactions.GO: _go,
    transactions.REMOVE: _remove,
    transactions.NEW_GAME: _new_game,
    transactions.MARKET: _market,
}


def carry_out(before, after, transaction):
    """Do an allowed, complete transaction to `after`, a copy of `before`; return its outcome."""
    outcome = Outcome(transaction)
    _EFFECTS[transaction[0]](before, after, transaction, outcome)
    return outcome
