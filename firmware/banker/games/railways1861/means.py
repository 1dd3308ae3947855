"""Which companies run, and what they can pay, with loans or without."""

from ...rules.transactions import Refused
from ..railway.sale import cheapest, on_sale
from .loans import free_loans, needed_loans
from .wealth import purse


def pays(game, code, cost):
    """Refuse what a company cannot pay without loans."""
    if cost > game.till[code]:
        raise Refused("cash_short")


def borrows(game, code, cost):
    """Refuse what a company cannot pay with all the loans it may take."""
    if needed_loans(game, code, cost) > free_loans(game, code):
        raise Refused("no_more_loans")


def must_buy(game, code):
    """Return whether a company without a train can pay for the cheapest one, with all its loans."""
    return not game.trains_of(code) and 0 < cheapest(game) <= purse(game, code)


def check_room(game, code):
    """Refuse one more train than a company may have."""
    if len(game.trains_of(code)) >= game.train_limit(code):
        raise Refused("train_limit")


def affords_train(game, code, price):
    """Refuse a train that is too dear; loans are only for the first one."""
    if price > purse(game, code):
        raise Refused("cash_short" if game.trains_of(code) else "no_more_loans")


def check_any_train(game, code):
    """Refuse a company that can buy no train from the bank or the pool."""
    check_room(game, code)
    if not on_sale(game):
        raise Refused("not_on_sale")
    affords_train(game, code, cheapest(game))
