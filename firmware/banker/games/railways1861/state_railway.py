"""What the Russian State Railway does in its turn: seldom needed, so imported when it is."""

from .booking import fill, repay, take_loans
from .data import INTEREST, MOST_RSR_TRAINS, RSR
from .phases import buy_train, go_on


def run(after, revenue, outcome):
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
