"""What each transaction does, carried out on a copy of the game.

A preview and the real thing are therefore the same code. Every effect takes the copy to change,
the transaction and the outcome to fill in.
"""

from . import flow, transactions
from . import tables as box
from .asking import buyer, train_meant
from .booking import fill, hand_over, move_marker, move_train, pay
from .data import (
    ACTION,
    COMPANIES,
    DIRECTORS_PART,
    EXPORT,
    GULLIVER,
    ITEMS,
    JUSTICE_CASH,
    JUSTICE_TREASURIES,
    ONE_TRAIN,
    OVER,
    PAWNS,
    POOL,
    RECEIPT,
    RELIEF,
    RUNNING,
    SHARES,
    STATION,
    STEP,
    TENTHS,
    TILES,
    TREASURER,
    TREASURER_CASH,
    TREASURERS_CARD,
    TREASURIES,
    TWO_TRAINS,
    side,
)
from .outcome import Outcome
from .requirements import due
from .transactions import FROM_COMPANY, FROM_POOL, GIVE_UP, IN_CASH, KEEPS, NEW


def _share_out(after, outcome, pawn, amount, lower):
    """Money for a pawn's companies: so much for the lower key of two, the rest for the other."""
    keys = after.directed(pawn)
    if len(keys) == 1:
        fill(after, outcome, keys[0], amount)
        return
    for key, part in ((keys[0], lower), (keys[1], amount - lower)):
        if part:
            fill(after, outcome, key, part)


def _justice(after, t, outcome):
    if t[1] == IN_CASH:
        outcome.amount = JUSTICE_CASH
        pay(after, outcome, after.turn, JUSTICE_CASH)
    else:
        _share_out(after, outcome, after.turn, JUSTICE_TREASURIES, t[2])
    after.begin_actions()


def _card(after, t, outcome):
    card, copy, which, key, lower = t[1:]
    pawn = after.turn
    after.taken |= 1 << card
    after.copies[pawn - 1] -= copy
    does = side(card, which)
    if does in (SHARES, ONE_TRAIN, TWO_TRAINS):
        after.stage = STEP
        after.card = card
        after.left = (ONE_TRAIN, TWO_TRAINS).index(does) + 1 if does != SHARES else 0
        return
    if does == STATION:
        key = outcome.company = key or after.directed(pawn)[0]
        fill(after, outcome, key, -after.station_cost(key))
        after.stations[key] += 1
    elif does == TREASURIES:
        _share_out(after, outcome, pawn, RELIEF[after.phase], lower)
    elif does != TILES:
        outcome.amount = does
        pay(after, outcome, pawn, does)
    flow.end_turn(after)


def _end(after, t, outcome):
    if after.stage == POOL:
        outcome.company = after.company
        flow.close_pool(after)
    else:
        flow.end_turn(after)


def _sell(after, t, outcome):
    key, count, typed = t[1:]
    outcome.company = key
    outcome.amount = count * after.prices[key]
    pay(after, outcome, after.turn, outcome.amount)
    hand_over(after, outcome, after.turn, key, -count)
    move_marker(after, outcome, key, box.sale, count, typed)


def _buy(after, t, outcome):
    key, price, row = t[1:]
    pawn = after.turn
    outcome.company = key
    if after.directors[key]:
        outcome.amount = -after.prices[key]
        pay(after, outcome, pawn, outcome.amount)
        hand_over(after, outcome, pawn, key, 1)
        flow.end_turn(after)
        return
    outcome.founded = True
    outcome.amount = -DIRECTORS_PART * price
    pay(after, outcome, pawn, outcome.amount)
    fill(after, outcome, key, TENTHS * price)
    spaces = box.spaces(after.tables, price) if after.chart() else (0, 0)
    after.found(key, pawn, price, spaces[row - 1] if row else max(spaces))
    if not flow.open_pool(after, key, STEP):
        flow.end_turn(after)


def _train(after, t, outcome):
    how = t[1]
    key = outcome.company = buyer(after, t)
    train = outcome.train = train_meant(after, t)
    if how == NEW:
        _pay_train(after, outcome, key, due(after, t))
        after.left -= 1
        flow.take_off_pile(after, outcome, key)
        flow.settle(after, outcome, STEP)
    elif how == FROM_COMPANY:
        fill(after, outcome, key, -t[5])
        fill(after, outcome, t[3], t[5])
        move_train(after, outcome, t[3], train, -1)
        move_train(after, outcome, key, train, 1)
        after.left -= 1
        if not after.left:
            flow.end_turn(after)
    elif how == FROM_POOL:
        _pay_train(after, outcome, key, due(after, t))
        move_train(after, outcome, 0, train, -1)
        move_train(after, outcome, key, train, 1)
        flow.close_pool(after)
    else:
        move_train(after, outcome, key, train, -1)
        move_train(after, outcome, 0, train, 1)
        if how == GIVE_UP:
            flow.settle(after, outcome, after.under)


def _pay_train(after, outcome, key, cost):
    """Out of the treasury; what is missing there, of the director."""
    missing = max(0, cost - after.treasuries[key])
    fill(after, outcome, key, missing - cost)
    if missing:
        outcome.amount = -missing
        pay(after, outcome, after.directors[key], -missing)


def _pay(after, t, outcome):
    item, key, amount = t[1:]
    outcome.company = key
    if item == TREASURERS_CARD:
        outcome.amount = TREASURER_CASH * after.round
        pay(after, outcome, after.turn, outcome.amount)
        after.characters[after.turn - 1] &= ~(1 << TREASURER)
    elif item == RECEIPT:
        fill(after, outcome, key, amount)
    else:
        fill(after, outcome, key, -(amount or ITEMS[item]))


def _run(after, t, outcome):
    key = outcome.company = after.current()
    last = after.last_round()
    revenue = outcome.revenue = t[1] * 2 if last else t[1]
    after.ran |= 1 << key
    if not revenue or t[2] == KEEPS:
        if revenue:
            fill(after, outcome, key, revenue)
        move_marker(after, outcome, key, box.left, 1, t[3])
        if flow.open_pool(after, key, RUNNING):
            return
    else:
        _dividend(after, outcome, key, revenue)
        move_marker(after, outcome, key, box.right, 2 if last else 1, t[3])
    flow.after_run(after)


def _dividend(after, outcome, key, revenue):
    """A tenth on each share of 10%, five on the director's certificate."""
    outcome.paid = True
    if after.setting(box.BROBDINGNAG):
        half = (revenue // 2 + 9) // 10 * 10
        if revenue > half:
            fill(after, outcome, key, revenue - half)
        revenue = half
    tenth = outcome.tenth = revenue // TENTHS
    for pawn in range(1, PAWNS + 1):
        tenths = after.held(pawn, key)
        if after.directors[key] == pawn and after.in_play(pawn):
            tenths += DIRECTORS_PART
        if tenths:
            pay(after, outcome, pawn, tenths * tenth)


def _bureau(after, t, outcome):
    under = after.stage
    if under == EXPORT or not after.setting(box.PROFESSIONAL):
        flow.export(after, outcome)
    flow.settle(after, outcome, under)


def _gulliver(after, t, outcome):
    from .setting_up import gullivers_choice  # seldom needed

    key, price, space = gullivers_choice(after, t)
    if key:
        outcome.company = key
        outcome.founded = not after.directors[key]
        outcome.amount = -price * (DIRECTORS_PART if outcome.founded else 1)
        pay(after, outcome, GULLIVER, outcome.amount)
        if outcome.founded:
            after.found(key, GULLIVER, price, space)
        else:
            hand_over(after, outcome, GULLIVER, key, 1)
    flow.after_cards(after)


def _remove(after, t, outcome):
    pawn = outcome.pawn = t[1]
    for key in range(1, COMPANIES + 1):
        held = after.held(pawn, key)
        if held:
            hand_over(after, outcome, pawn, key, -held)
    pay(after, outcome, pawn, -after.cash[pawn - 1])
    after.characters[pawn - 1] = after.copies[pawn - 1] = 0
    after.out |= 1 << pawn - 1
    if after.stage == ACTION and after.turn == pawn:
        flow.end_turn(after)


_EFFECTS = {
    transactions.JUSTICE: _justice,
    transactions.CARD: _card,
    transactions.END: _end,
    transactions.SELL: _sell,
    transactions.BUY: _buy,
    transactions.TRAIN: _train,
    transactions.PAY: _pay,
    transactions.RUN: _run,
    transactions.BUREAU: _bureau,
    transactions.BY_GULLIVER: _gulliver,
    transactions.REMOVE: _remove,
}


def carry_out(before, after, transaction):
    """Do an allowed, complete transaction to `after`, a copy of `before`; return its outcome."""
    outcome = Outcome(transaction)
    outcome.pawn = before.in_turn()
    _EFFECTS[transaction[0]](after, transaction, outcome)
    outcome.now_stands(after)
    outcome.new_round = after.round > before.round
    if after.stage == OVER:
        outcome.ranking = tuple(after.ranking())
    return outcome
