"""How operating rounds go on by themselves: incomes, the next company, the end."""

from .booking import earn, find_end
from .data import CONCESSIONS, DEPRESSION, OPERATE, OVER, POOL, PRIVATE_INCOMES, STOCK, TRACK
from .stock_turns import begin_stock


def begin_operating(after, outcome, number):
    """Incomes first; then, in the first of two, what a depression does."""
    after.stage = OPERATE
    after.round = number
    after.operated = 0
    _pay_incomes(after, outcome)
    find_end(after, outcome)
    if number == 1 and after.economy() == DEPRESSION:
        from .market import move_token

        outcome.depression = True
        for company in after.order:
            move_token(after, outcome, company, -1)
    _next_company(after, outcome)


def _pay_incomes(after, outcome):
    for at in range(len(after.privates)):
        account = after.privates[at]
        if account and account != POOL:
            earn(after, outcome, account, PRIVATE_INCOMES[at])
    rate = after.bond_pays()
    for pawn in after.players():
        if after.bonds[pawn - 1]:
            earn(after, outcome, pawn, rate * after.bonds[pawn - 1])


def _next_company(after, outcome):
    """The first in order that is not done; without one the round is over."""
    after.bank_train = 0
    after.step = TRACK
    for company in after.order:
        if not after.operated >> (company - 1) & 1:
            after.company = company
            return
    after.company = after.operated = 0
    if after.end:
        after.stage = OVER
        outcome.ranking = tuple(after.ranking())
    elif after.round == 1:
        begin_operating(after, outcome, 2)
    else:
        after.round = 0
        if after.set == 1:
            after.stage = CONCESSIONS
            after.turn = after.priority
        else:
            next_set(after)


def next_set(after):
    """Two operating rounds are over, the concessions sold."""
    after.set += 1
    begin_stock(after, STOCK)


def end_operation(after, outcome):
    """The company in turn is done, or gone."""
    find_end(after, outcome)
    after.operated |= 1 << after.company - 1
    _next_company(after, outcome)
