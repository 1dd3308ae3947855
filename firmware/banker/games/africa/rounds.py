"""How a game goes on by itself: the turns of a stock round, operating rounds and their incomes, the
end."""

from ...rules.forms import PAWNS
from .booking import earn, move_token
from .data import (
    CONCESSIONS,
    DEPRESSION,
    END_BANK,
    END_PRICE,
    LAST_PRICE,
    OPERATE,
    OVER,
    POOL,
    PRIVATE_INCOMES,
    STOCK,
    TRACK,
)

# Stock rounds.


def begin_stock(after, stage):
    """A stock round begins with the pawn that has priority."""
    after.stage = stage
    _clear_round(after)
    after.turn = after.priority
    clear_turn(after)


def _clear_round(after):
    after.passes = after.begun = after.last = after.touched = 0
    after.sold = [0] * PAWNS


def clear_turn(after):
    """Nothing was bought or sold yet in this turn."""
    after.source = after.looked = after.acted = 0


def end_turn(after, outcome):
    """The pawn in turn is done: the next one, or all have passed."""
    pawn = after.turn
    after.begun |= 1 << pawn - 1
    if after.acted:
        after.passes = 0
        after.last = pawn
    else:
        after.passes += 1
    clear_turn(after)
    if after.passes < len(after.pawns()):
        after.turn = after.next_to(pawn)
        return
    if after.last:
        after.priority = after.next_to(after.last)
    _clear_round(after)
    after.turn = 0
    _begin_operating(after, outcome, 1)


# Operating rounds.


def _begin_operating(after, outcome, number):
    """Incomes first; then, in the first of two, what a depression does."""
    after.stage = OPERATE
    after.round = number
    after.operated = 0
    _pay_incomes(after, outcome)
    find_end(after, outcome)
    if number == 1 and after.economy() == DEPRESSION:
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


def find_end(after, outcome):
    """Whether the bank is broken or a price has come to where the game ends."""
    if after.end:
        return
    if after.bank() < 0:
        after.end = END_BANK
    elif after.order and after.price(after.order[0]) >= LAST_PRICE:
        after.end = END_PRICE
    outcome.ends = after.end


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
        _begin_operating(after, outcome, 2)
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
