"""What a company buys in its turn: own shares, stations, trains and privates; and RSR's turn, whose
revenue buys trains."""

from . import booking, holdings
from .booking import add_train, fill, pay, repay, take_loans
from .data import (
    INTEREST,
    MOST_RSR_TRAINS,
    PAWN,
    PUBLICS,
    RSR,
    RUN_STEP,
    TRACK_STEP,
    train_of,
)
from .holdings import hand_over
from .phases import buy_train, go_on
from .transactions import (
    BANK,
    COMPANY_TRAIN,
    OWN_SHARES,
    PRIVATE,
    STATION,
    TRAIN,
)


def own_shares(after, t, outcome):
    """A public takes its own shares back from the pool."""
    code = after.acting
    fill(after, outcome, code, -t[1] * after.price(code))
    hand_over(after, outcome, booking.POOL, code, -t[1])
    after.step = TRACK_STEP


def station(after, t, outcome):
    """One more station."""
    code = after.acting
    fill(after, outcome, code, -after.station_cost(code, t[1]))
    after.stations[code - PUBLICS] += 1
    after.step = RUN_STEP


def train(after, t, outcome):
    """A train of the bank or of the pool; loans only for the first one."""
    code, bought = after.acting, train_of(t[1])
    if not after.train_count(code):
        take_loans(after, outcome, code, after.needed_loans(code, after.prices[bought]))
    buy_train(after, outcome, code, bought, t[2] == BANK)
    go_on(after, outcome)


def company_train(after, t, outcome):
    """A train of another company, for what both agree on."""
    seller, bought, price = t[1], train_of(t[2]), t[3]
    outcome.code = seller
    fill(after, outcome, after.acting, -price)
    fill(after, outcome, seller, price)
    add_train(after, outcome, seller, bought, -1)
    add_train(after, outcome, after.acting, bought)


def private(after, t, outcome):
    """A private of a pawn, for what both agree on."""
    code, price = t[1:]
    owner = after.owner(code) - PAWN
    outcome.code = code
    fill(after, outcome, after.acting, -price)
    pay(after, outcome, owner, price)
    holdings.give_private(after, outcome, code, after.acting)


def do(after, t, outcome):
    """What the company in turn buys."""
    _DOES[t[0]](after, t, outcome)


_DOES = {
    OWN_SHARES: own_shares,
    STATION: station,
    TRAIN: train,
    COMPANY_TRAIN: company_train,
    PRIVATE: private,
}


def run_state(after, revenue, outcome):
    """RSR keeps its revenue, pays interest, repays, and buys trains: the first one with loans."""
    outcome.revenue = revenue
    if revenue:
        fill(after, outcome, RSR, revenue)
    due = outcome.interest = INTEREST * after.loans[RSR]
    if due:
        take_loans(after, outcome, RSR, after.needed_loans(RSR, due))
        fill(after, outcome, RSR, -due)
    repay(after, outcome, RSR)
    if not after.train_count(RSR):
        offers = [
            (after.prices[train], not after.in_bank(train), train) for train in after.on_sale()
        ]
        if offers:
            price, pooled, bought = min(offers)
            take_loans(after, outcome, RSR, after.needed_loans(RSR, price))
            buy_train(after, outcome, RSR, bought, not pooled)
    while True:
        bought = after.new_train()
        if (
            bought is None
            or after.prices[bought] > after.money_of[RSR]
            or after.has(RSR, bought) >= MOST_RSR_TRAINS
        ):
            break
        buy_train(after, outcome, RSR, bought, True)
    go_on(after, outcome)
