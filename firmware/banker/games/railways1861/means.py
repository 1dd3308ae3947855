"""Which companies run, and what they can pay, with loans or without."""

from ...rules.forms import Refused
from .tables import LOAN_BRINGS, MINORS, PUBLICS


def running(game, code):
    """Refuse a company that is not on the market."""
    if MINORS < code <= PUBLICS:
        raise Refused("no_such_company")
    if not game.running(code):
        raise Refused("not_running")


def pays(game, code, cost):
    """Refuse what a company cannot pay without loans."""
    if cost > game.till[code]:
        raise Refused("cash_short")


def borrows(game, code, cost):
    """Refuse what a company cannot pay with all the loans it may take."""
    if game.needed_loans(code, cost) > game.free_loans(code):
        raise Refused("no_more_loans")


def cheapest_train(game):
    """Return the price of the cheapest train on sale; None where none is."""
    return min([game.face[train] for train in game.on_sale()] or [None])


def must_buy(game, code):
    """Return whether a company without a train can pay for the cheapest one, with all its loans."""
    cheapest = cheapest_train(game)
    means = game.till[code] + LOAN_BRINGS * game.free_loans(code)
    return not game.train_count(code) and cheapest is not None and means >= cheapest


def check_room(game, code):
    """Refuse one more train than a company may have."""
    if game.train_count(code) >= game.train_limit(code):
        raise Refused("train_limit")


def affords_train(game, code, price):
    """Refuse a train that is too dear; loans are only for the first one."""
    (pays if game.train_count(code) else borrows)(game, code, price)


def check_any_train(game, code):
    """Refuse a company that can buy no train of the bank or the pool."""
    check_room(game, code)
    price = cheapest_train(game)
    if price is None:
        raise Refused("not_on_sale")
    affords_train(game, code, price)
