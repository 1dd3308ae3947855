"""What the rules allow in a company's turn, as far as it has been entered."""

from ...rules.forms import Refused
from . import refusals
from .data import (
    LAST_PUBLIC,
    LOAN_BRINGS,
    MINORS,
    MOST_STATIONS,
    PAWN,
    PRIVATES_GONE,
    PRIVATES_PHASE,
    PUBLICS,
    RSR,
    TRAINS_STEP,
    train_of,
)
from .operating import station_cost, track_cost
from .requirements import running
from .transactions import (
    BANK,
    COMPANY_TRAIN,
    GO,
    OWN_SHARES,
    PRIVATE,
    RUN,
    STATION,
    TRACK,
    TRAIN,
)

_TEN = 10


def check(game, t):
    """Refuse what the company in turn may not do."""
    _CHECKS[t[0]](game, t, game.acting)


def _pays(game, code, cost):
    """Refuse what a company cannot pay without loans."""
    if cost > game.money_of[code]:
        raise Refused(refusals.CASH_SHORT)


def _borrows(game, code, cost):
    """The same with all the loans it may take."""
    if game.needed_loans(code, cost) > game.free_loans(code):
        raise Refused(refusals.NO_MORE_LOANS)


def _own_shares(game, t, code):
    number = t[1] if len(t) > 1 else 1
    if number > game.in_pool(code):
        raise Refused(refusals.NONE_THERE)
    _pays(game, code, number * game.price(code))


def _track(game, t, code):
    if len(t) > 2 and t[2] % _TEN:
        raise Refused(refusals.BY_TEN)
    if len(t) > 1:
        _borrows(game, code, track_cost(t[1], t[2] if len(t) > 2 else 0))


def _station(game, t, code):
    if code <= MINORS:
        raise Refused(refusals.MINOR_NO_STATION)
    if game.stations[code - PUBLICS] >= MOST_STATIONS:
        raise Refused(refusals.NO_MORE_STATIONS)
    if len(t) > 1:
        _pays(game, code, station_cost(game, code, t[1]))


def asks_revenue(game):
    """Whether the company in turn, or RSR, has a train to run."""
    return game.train_count(game.acting) > 0


def asks_payout(game, revenue):
    """Whether there is a choice of what to do with the revenue."""
    return PUBLICS < game.acting <= LAST_PUBLIC and revenue > 0


def _run(game, t, code):
    if len(t) > 1:
        if t[1] % _TEN:
            raise Refused(refusals.BY_TEN)
        if t[1] and not asks_revenue(game):
            raise Refused(refusals.NO_SUCH_TRAIN)
    if len(t) > 2 and (t[2] > 0) != asks_payout(game, t[1]):
        raise Refused(refusals.BAD_NUMBER)


def must_buy(game, code):
    """Whether a company without a train can pay for the cheapest one, with all its loans."""
    cheapest = game.cheapest()
    means = game.money_of[code] + LOAN_BRINGS * game.free_loans(code)
    return cheapest is not None and means >= cheapest[0]


def _go(game, t, code):
    if game.step == TRAINS_STEP and not game.train_count(code) and must_buy(game, code):
        raise Refused(refusals.MUST_BUY)


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
        price = game.cheapest()[0]
    if game.train_count(code):
        _pays(game, code, price)
    else:
        _borrows(game, code, price)


def _company_train(game, t, code):
    _room(game, code)
    _pays(game, code, 1)
    if len(t) > 1:
        if t[1] == code:
            raise Refused(refusals.SAME_COMPANY)
        running(game, t[1])
        if not game.train_count(t[1]):
            raise Refused(refusals.NO_SUCH_TRAIN)
    if len(t) > 2 and (t[2] == 1 or not game.has(t[1], train_of(t[2]))):
        raise Refused(refusals.NO_SUCH_TRAIN)
    if len(t) > 3:
        _pays(game, code, t[3])


def _private(game, t, code):
    if code == RSR or not PRIVATES_PHASE <= game.phase < PRIVATES_GONE:
        raise Refused(refusals.NOT_NOW)
    if len(t) > 1 and game.owner(t[1]) <= PAWN:
        raise Refused(refusals.NOT_OWNED)
    if len(t) > 2:
        if t[2] > game.value(t[1]):
            raise Refused(refusals.PRICE_HIGH)
        _pays(game, code, t[2])


_CHECKS = {
    OWN_SHARES: _own_shares,
    TRACK: _track,
    STATION: _station,
    RUN: _run,
    GO: _go,
    TRAIN: _train,
    COMPANY_TRAIN: _company_train,
    PRIVATE: _private,
}
