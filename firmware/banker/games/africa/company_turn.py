"""What a company does in its turn with track, stations, trains and its revenue."""

from ...rules.forms import PAWNS
from .booking import pay
from .data import (
    COMPANIES,
    COMPANY,
    FIRST_PRIVATE,
    FIRST_TRAIN,
    FREE_STATION,
    OFFERS,
    REMOVED,
    RUN_STEP,
    STATION_STEP,
    STATIONS,
    TRAINS_STEP,
)
from .transactions import BUILD, FREE, LAY_TRACK, OF_BANK, OF_COMPANY, PAY, RUN

_BACK_WITHOUT_TRAIN, _MOST_ON = 3, 4


def carry_out(after, t, outcome):
    """As `effects.carry_out` does other transactions."""
    if t[0] == BUILD:
        _build(after, t, outcome)
    elif t[0] == RUN:
        _run(after, t, outcome)
    else:
        _trade(after, t, outcome)


def _build(after, t, outcome):
    company = after.company
    account = COMPANY + company
    if t[1] == LAY_TRACK:
        pay(after, outcome, account, t[3] - t[2])
        after.step = STATION_STEP
        return
    if t[2] == FREE:
        outcome.free = True
        after.used |= 1 << FREE_STATION - FIRST_PRIVATE
        if after.stations[company] == 1 and STATIONS[company] > 2:
            after.spared = company  # a dear one is taken
        pay(after, outcome, account, 0)
    else:
        pay(after, outcome, account, -after.next_station(company))
        if after.spared == company:
            after.spared = 0
    after.stations[company] += 1
    after.step = RUN_STEP


def _run(after, t, outcome):
    company, tens = after.company, t[1]
    price = after.price(company)
    if t[2] == PAY:
        outcome.per_share = tens
        _pay_dividend(after, outcome, company, tens)
        steps = min(10 * tens // price, _MOST_ON)
        if steps < 2:
            steps = int(20 * tens >= price)
    else:
        if tens:
            pay(after, outcome, COMPANY + company, 10 * tens)
        left_alone = not after.issued[company] and not after.own_trains(company)
        steps = -_BACK_WITHOUT_TRAIN if left_alone else -1
    from .market import move_token

    move_token(after, outcome, company, steps)
    if after.status[company] == REMOVED:
        from .rounds import end_operation

        end_operation(after, outcome)
    else:
        after.step = TRAINS_STEP


def _pay_dividend(after, outcome, company, each):
    """To pawns, and to companies for shares of others."""
    for pawn in range(1, PAWNS + 1):
        held = after.shares_of(pawn, company)
        if held:
            pay(after, outcome, pawn, held * each)
    for other in range(1, COMPANIES + 1):
        held = after.shares_of(COMPANY + other, company)
        if held:
            pay(after, outcome, COMPANY + other, held * each)


# Trains.


def _trade(after, t, outcome):
    company = after.company
    account = COMPANY + company
    if t[1] == OF_COMPANY:
        seller, train, price = t[2:5]
        _give_up(after, seller, train)
        _receive(after, company, train)
        pay(after, outcome, account, -price)
        pay(after, outcome, COMPANY + seller, price)
        return
    train = t[2]
    at = train - FIRST_TRAIN
    if t[1] == OF_BANK:
        after.bank_trains[at] -= 1
        after.bank_train = 1
        if not after.bank_trains[at] and at + 1 == OFFERS[after.offer]:
            after.offer = min(after.offer + 1, len(OFFERS) - 1)
        _receive(after, company, train)
        pay(after, outcome, account, -after.train_price(train))
    else:
        after.bank_trains[at] += 1
        _give_up(after, company, train)
        pay(after, outcome, account, after.back_price(train))


def _set_trains(after, company, trains):
    trains.sort()
    after.trains[2 * company : 2 * company + 2] = bytes((trains + [0, 0])[:2])


def _receive(after, company, train):
    _set_trains(after, company, after.own_trains(company) + [train])


def _give_up(after, company, train):
    trains = after.own_trains(company)
    trains.remove(train)
    _set_trains(after, company, trains)
