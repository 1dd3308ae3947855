"""What purchases and sales do, of a pawn or the company in turn; the end of a turn; powers and
concessions."""

from .booking import pay
from .data import (
    BOND,
    BONDS,
    COMPANY,
    END_STEP,
    FIRST_CONCESSION,
    FIRST_PRIVATE,
    OPERATE,
    POOL,
    POOL_STEP,
    PRINTED,
    PRIORITY,
    is_private,
)
from .transactions import BUY, DECK, DIRECTORS, FROM_POOL, GO, NEW_BOND, POWER, SELL

_MOST_LOOKED = 3  # cards of the deck in a turn


def carry_out(after, t, outcome):
    """As `effects.carry_out` does other transactions."""
    if t[0] == SELL:
        _sell(after, t, outcome)
    elif t[0] == BUY:
        _buy(after, t, outcome)
    elif t[0] == GO:
        _go(after, t, outcome)
    elif t[0] == POWER:
        _power(after, t, outcome)
    else:
        _concession(after, t, outcome)


def _hand_over(after, outcome, account, company, change):
    from .shares import hand_over

    hand_over(after, outcome, account, company, change)


def _end_turn(after, outcome):
    from .stock_turns import end_turn

    end_turn(after, outcome)


def _sell(after, t, outcome):
    code, number = t[1:]
    account = after.actor()
    if code == BONDS:
        after.bonds[account - 1] -= number
        amount = BOND * number
    elif is_private(code):
        after.privates[code - FIRST_PRIVATE] = POOL
        amount = after.private_price(code)
    else:
        amount = number * after.price(code)
        _hand_over(after, outcome, account, code, -number)
        if account < COMPANY:
            after.sold[account - 1] |= 1 << code - 1
    pay(after, outcome, account, amount)
    if account > COMPANY:
        after.step = POOL_STEP
    else:
        outcome.amount = amount
        after.acted = after.touched = 1


def _buy(after, t, outcome):
    source, code, number = t[1:]
    account = after.actor()
    if account < COMPANY:
        after.acted = after.touched = 1
    if source == NEW_BOND:
        price = BOND
        after.bonds[account - 1] += 1
    elif is_private(code):
        price = after.private_price(code)
        after.privates[code - FIRST_PRIVATE] = account
    elif source == FROM_POOL:
        price = number * after.price(code)
        _hand_over(after, outcome, account, code, number)
    else:
        price = number * PRINTED[code]
    pay(after, outcome, account, -price)
    if source not in (FROM_POOL, NEW_BOND) and not is_private(code):
        pay(after, outcome, COMPANY + code, price)
        from .shares import issue

        issue(after, outcome, account, code, number == DIRECTORS)
    if account > COMPANY:
        after.step = END_STEP
        return
    outcome.amount = -price
    if source in (FROM_POOL, NEW_BOND):
        _end_turn(after, outcome)
        return
    after.source = source
    if source == DECK:
        after.looked += 1
        if after.looked == _MOST_LOOKED:
            _end_turn(after, outcome)


def _go(after, t, outcome):
    if after.stage == OPERATE:
        from .rounds import end_operation

        end_operation(after, outcome)
        return
    outcome.passed = not after.acted
    after.touched = 1
    _end_turn(after, outcome)


def _power(after, t, outcome):
    after.used |= 1 << t[1] - FIRST_PRIVATE
    if t[1] == PRIORITY:
        outcome.pawn = after.priority = after.turn = after.owner(PRIORITY)


def _concession(after, t, outcome):
    after.concessions[t[1] - FIRST_CONCESSION] = COMPANY + after.company
