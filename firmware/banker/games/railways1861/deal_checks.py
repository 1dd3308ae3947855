"""What a company may buy in its turn, as far as it has been entered."""

from ...rules.forms import Refused
from . import refusals
from .data import (
    LOAN_BRINGS,
    MINORS,
    MOST_STATIONS,
    PAWN,
    PRIVATES_GONE,
    PRIVATES_PHASE,
    PUBLICS,
    RSR,
    train_of,
)
from .requirements import running
from .transactions import (
    BANK,
    COMPANY_TRAIN,
    OWN_SHARES,
    PRIVATE,
    STATION,
    TRAIN,
)


def check(game, t):
    """Refuse what the company in turn may not buy."""
    _CHECKS[t[0]](game, t, game.acting)


def pays(game, code, cost):
    """Refuse what a company cannot pay without loans."""
    if cost > game.money_of[code]:
        raise Refused(refusals.CASH_SHORT)


def cheapest_train(game):
    """(price, type) of the cheapest train on sale; None where none is."""
    return min([(game.prices[train], train) for train in game.on_sale()] or [None])


def borrows(game, code, cost):
    """Refuse what a company cannot pay with all the loans it may take."""
    if game.needed_loans(code, cost) > game.free_loans(code):
        raise Refused(refusals.NO_MORE_LOANS)


def must_buy(game, code):
    """Whether a company without a train can pay for the cheapest one, with all its loans."""
    cheapest = cheapest_train(game)
    means = game.money_of[code] + LOAN_BRINGS * game.free_loans(code)
    return cheapest is not None and means >= cheapest[0]


def _own_shares(game, t, code):
    number = t[1] if len(t) > 1 else 1
    if number > game.in_pool(code):
        raise Refused(refusals.NONE_THERE)
    pays(game, code, number * game.price(code))


def _station(game, t, code):
    if code <= MINORS:
        raise Refused(refusals.NO_MORE_STATIONS)
    if game.stations[code - PUBLICS] >= MOST_STATIONS:
        raise Refused(refusals.NO_MORE_STATIONS)
    if len(t) > 1:
        pays(game, code, game.station_cost(code, t[1]))


def _room(game, code):
    """Refuse one more train than a company may have."""
    if game.train_count(code) >= game.train_limit(code):
        raise Refused(refusals.TRAIN_LIMIT)


def _train(game, t, code):
    _room(game, code)
    on_sale = game.on_sale()
    if not on_sale:
        raise Refused(refusals.NOT_ON_SALE)
    if len(t) > 1:
        train = train_of(t[1])
        if train not in on_sale:
            raise Refused(refusals.NOT_ON_SALE)
        if len(t) > 2 and not (game.in_bank(train) if t[2] == BANK else game.pooled[train]):
            raise Refused(refusals.NOT_ON_SALE)
        price = game.prices[train]
    else:
        price = cheapest_train(game)[0]
    if game.train_count(code):
        pays(game, code, price)
    else:
        borrows(game, code, price)


def _company_train(game, t, code):
    _room(game, code)
    pays(game, code, 1)
    if len(t) > 1:
        if t[1] == code:
            raise Refused(refusals.SAME_COMPANY)
        running(game, t[1])
        if not game.train_count(t[1]):
            raise Refused(refusals.NO_SUCH_TRAIN)
    if len(t) > 2 and (t[2] == 1 or not game.has(t[1], train_of(t[2]))):
        raise Refused(refusals.NO_SUCH_TRAIN)
    if len(t) > 3:
        pays(game, code, t[3])


def _private(game, t, code):
    if code == RSR or not PRIVATES_PHASE <= game.phase < PRIVATES_GONE:
        raise Refused(refusals.NOT_NOW)
    if len(t) > 1 and game.owner(t[1]) <= PAWN:
        raise Refused(refusals.NOT_ON_SALE)
    if len(t) > 2:
        if t[2] > game.value(t[1]):
            raise Refused(refusals.BAD_NUMBER)
        pays(game, code, t[2])


_CHECKS = {
    OWN_SHARES: _own_shares,
    STATION: _station,
    TRAIN: _train,
    COMPANY_TRAIN: _company_train,
    PRIVATE: _private,
}
