"""What each transaction does, carried out on a copy of the game.

A preview and the real thing are therefore the same code. Every effect takes the copy to change,
the transaction and the outcome to fill in.
"""

from . import transactions
from .booking import Outcome, hand_over, issue, pay
from .data import (
    BOND,
    BONDS,
    CARDS_SALE,
    COMPANY,
    DIE,
    END_STEP,
    FIRST,
    FIRST_CONCESSION,
    FIRST_PRIVATE,
    GONE,
    OPERATE,
    POOL,
    POOL_STEP,
    PRINTED,
    PRIORITY,
    is_private,
)
from .rounds import begin_stock, clear_turn, end_operation, end_turn, find_end, next_set
from .transactions import DECK, DIRECTORS, FROM_POOL, NEW_BOND

_MOST_LOOKED = 3  # cards of the deck in a turn

# Setting up.


def _draw(after, t, outcome):
    after.drawn = t[1]
    after.stage = CARDS_SALE


def _auction(after, t, outcome):
    winner, bid, concession = t[1:]
    if after.stage == DIE:
        _first(after, winner)
        return
    outcome.amount = -bid
    pay(after, outcome, winner, -bid)  # noted even if it is 0, so that a slip is seen
    if concession:
        _concession_sold(after, winner, concession)
        return
    after.spent[winner - 1] += bid
    after.cards -= 1
    if not after.cards:
        most = after.most_spent()
        if len(most) > 1:
            after.stage = DIE
        else:
            _first(after, most[0])


def _first(after, spender):
    """The first stock round begins left of the pawn that has spent most."""
    after.spent = [0] * len(after.spent)
    after.priority = after.next_to(spender)
    begin_stock(after, FIRST)


def _concession_sold(after, winner, concession):
    """The last one is not sold, but removed."""
    after.concessions[concession - FIRST_CONCESSION] = winner
    after.turn = after.next_to(winner)
    left = [at for at in range(len(after.concessions)) if not after.concessions[at]]
    if len(left) == 1:
        after.concessions[left[0]] = GONE
        next_set(after)


# Buying and selling, by a pawn or the company in turn.


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
        hand_over(after, outcome, account, code, -number)
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
        hand_over(after, outcome, account, code, number)
    else:
        price = number * PRINTED[code]
    pay(after, outcome, account, -price)
    if source not in (FROM_POOL, NEW_BOND) and not is_private(code):
        pay(after, outcome, COMPANY + code, price)
        issue(after, outcome, account, code, number == DIRECTORS)
    if account > COMPANY:
        after.step = END_STEP
        return
    outcome.amount = -price
    if source in (FROM_POOL, NEW_BOND):
        end_turn(after, outcome)
        return
    after.source = source
    if source == DECK:
        after.looked += 1
        if after.looked == _MOST_LOOKED:
            end_turn(after, outcome)


def _go(after, t, outcome):
    if after.stage == OPERATE:
        end_operation(after, outcome)
        return
    outcome.passed = not after.acted
    after.touched = 1
    end_turn(after, outcome)


def _power(after, t, outcome):
    after.used |= 1 << t[1] - FIRST_PRIVATE
    if t[1] == PRIORITY:
        outcome.pawn = after.priority = after.turn = after.owner(PRIORITY)


def _concession(after, t, outcome):
    after.concessions[t[1] - FIRST_CONCESSION] = COMPANY + after.company


def _operate(after, t, outcome):
    """Imported when first wanted, to start sooner."""
    from .company_turn import carry_out

    carry_out(after, t, outcome)


# Care.


def _remove(after, t, outcome):
    """A pawn's turns are skipped from now on; what it has stays."""
    pawn = outcome.pawn = t[1]
    if after.priority == pawn:
        after.priority = after.next_to(pawn)
    if after.turn == pawn:
        after.turn = after.next_to(pawn)
        clear_turn(after)
    after.passes = 0
    after.out |= 1 << pawn - 1


def _new_game(after, t, outcome):
    outcome.pawn = 0
    after.restart(t[1:])


def _put_right(after, t, outcome):
    """Seldom needed, so imported when it is."""
    from . import corrections

    corrections.carry_out(after, t, outcome)


_EFFECTS = {
    transactions.DRAW_COMPANIES: _draw,
    transactions.AUCTION: _auction,
    transactions.SELL: _sell,
    transactions.BUY: _buy,
    transactions.GO: _go,
    transactions.POWER: _power,
    transactions.BUILD: _operate,
    transactions.RUN: _operate,
    transactions.NEW_GAME: _new_game,
    transactions.TRAIN: _operate,
    transactions.CONCESSION: _concession,
    transactions.CORRECT: _put_right,
    transactions.TABLE: _put_right,
    transactions.REMOVE: _remove,
}


def carry_out(before, after, transaction):
    """Do an allowed, complete transaction to `after`, a copy of `before`; return its outcome."""
    outcome = Outcome(transaction)
    outcome.stage_before = before.stage
    outcome.pawn = before.acting()
    outcome.company = before.company
    _EFFECTS[transaction[0]](after, transaction, outcome)
    if after.stage == OPERATE:
        find_end(after, outcome)
    outcome.stage = after.stage
    outcome.step = after.step
    outcome.turn = after.acting()
    outcome.set = after.set
    outcome.round = after.round
    outcome.next_company = after.company
    return outcome
