"""Why the company in turn may not build, run, trade a train, use a power or take a concession.

Each function gives a reason, or None where it is allowed; 0 stands for what is not entered yet.
"""

from . import refusals
from .data import (
    FIRST_CONCESSION,
    FIRST_POWER,
    FIRST_PRIVATE,
    LAST_CONCESSION,
    LAST_POWER,
    MOST_TRAINS,
    OPERATE,
    PRIORITY,
    RUN_STEP,
    STATION_STEP,
    TRACK,
    TRAINS_STEP,
)
from .reasons import best, not_known
from .transactions import (
    AT_COST,
    BUILD,
    CONCESSION,
    FREE,
    KEEP,
    LAY_STATION,
    LAY_TRACK,
    OF_BANK,
    OF_COMPANY,
    PAY,
    POWER,
    RUN,
    TRAIN,
)


def not_built(game, t):
    """BUILD: track with its cost and bonus, or a station."""
    if len(t) < 2:
        return best([not_built(game, t + (what,)) for what in (LAY_STATION, LAY_TRACK)])
    if t[1] == LAY_STATION:
        if len(t) > 2 and t[2] not in (AT_COST, FREE):
            return refusals.BAD_NUMBER
        return _no_station(game, t[2] if len(t) > 2 else 0)
    if game.step != TRACK:
        return game.awaits()
    if len(t) > 2 and t[2] > game.treasuries[game.company]:
        return refusals.CASH_SHORT
    return refusals.NOTHING_BUILT if t[2:] == (0, 0) else None


def _no_station(game, how):
    if game.step > STATION_STEP:
        return game.awaits()
    cost = game.next_station(game.company)
    if not cost:
        return refusals.NO_STATION
    free = game.may_be_free(game.company)
    if how == FREE:
        return None if free else refusals.NO_POWER
    short = game.treasuries[game.company] < cost and not (free and not how)
    return refusals.CASH_SHORT if short else None


def not_run(game, t):
    """RUN: a company without a train earns nothing, and nothing is not paid out."""
    if game.step > RUN_STEP:
        return game.awaits()
    if len(t) > 1 and t[1] and not game.own_trains(game.company):
        return refusals.NO_TRAIN
    if len(t) > 2 and (t[2] not in (PAY, KEEP) or (t[2] == PAY and not t[1])):
        return refusals.BAD_NUMBER
    return None


# Trains.


def not_traded(game, t):
    """TRAIN: of the bank, to it, of another company."""
    if game.step != TRAINS_STEP:
        return game.awaits()
    if len(t) < 2:
        return best([not_traded(game, t + (trade,)) for trade in (1, 2, 3)])
    own = game.own_trains(game.company)
    if t[1] == OF_COMPANY:
        return _not_of_company(game, t, own)
    if t[1] == OF_BANK:
        return _not_of_bank(game, t[2] if len(t) > 2 else 0, own)
    if len(t) > 2:
        return None if t[2] in own else refusals.NO_TRAIN
    return None if own else refusals.NO_TRAIN


def _not_of_bank(game, train, own):
    if len(own) >= MOST_TRAINS:
        return refusals.TWO_TRAINS
    if game.bank_train:
        return refusals.ONE_ONLY
    for_sale = game.types_for_sale()
    if train and train not in for_sale:
        return refusals.NO_TRAIN
    money = game.treasuries[game.company]
    for each in (train,) if train else for_sale:
        if game.train_price(each) <= money:
            return None
    return refusals.CASH_SHORT if for_sale else refusals.NO_TRAIN


def _not_of_company(game, t, own):
    """Company, type, price, consent."""
    if len(own) >= MOST_TRAINS:
        return refusals.TWO_TRAINS
    if not game.treasuries[game.company]:
        return refusals.CASH_SHORT
    if len(t) < 3:
        return best([_not_of_company(game, t + (code,), own) for code in game.codes()])
    reason = not_known(game, t[2])
    if reason:
        return reason
    there = game.own_trains(t[2])
    if t[2] == game.company or not there or (len(t) > 3 and t[3] not in there):
        return refusals.NO_TRAIN
    if len(t) > 4:
        if not t[4]:
            return refusals.BAD_NUMBER
        if t[4] > game.treasuries[game.company]:
            return refusals.CASH_SHORT
    if len(t) > 5 and t[5] != consent_of(game, t[2]):
        return refusals.NO_CONSENT
    return None


def consent_of(game, seller):
    """The pawn that must agree to sell a company's train: 0 where the buyer leads both."""
    leader = game.leaders[seller]
    return 0 if leader == game.leaders[game.company] else leader


# Powers and concessions.


def not_used(game, t):
    """POWER: that of 22 to 24 for the company in turn, that of 26 as a stock round begins."""
    if game.stage != OPERATE:
        if len(t) > 1 and t[1] != PRIORITY:
            return refusals.NO_POWER
        return _no_priority(game)
    if game.step > RUN_STEP:
        return game.awaits()
    for code in t[1:] or range(FIRST_POWER, LAST_POWER + 1):
        if FIRST_POWER <= code <= LAST_POWER and game.can_use(code):
            return None
    return refusals.NO_POWER


def _no_priority(game):
    owner = game.owner(PRIORITY)
    if game.used >> (PRIORITY - FIRST_PRIVATE) & 1 or not game.in_play(owner):
        return refusals.NO_POWER
    if owner == game.priority:
        return refusals.NO_POWER
    return refusals.NO_POWER if game.touched else None


def not_given(game, t):
    """CONCESSION: one that the leader has goes to the company for good."""
    leader = game.leaders[game.company]
    for code in t[1:] or range(FIRST_CONCESSION, LAST_CONCESSION + 1):
        if code < FIRST_CONCESSION:
            return refusals.NOT_DRAWN
        if game.concessions[code - FIRST_CONCESSION] == leader:
            return None
    return refusals.NO_POWER


_REASONS = {
    POWER: not_used,
    BUILD: not_built,
    RUN: not_run,
    TRAIN: not_traded,
    CONCESSION: not_given,
}


def reason(game, t):
    """Why a transaction of one of these kinds is not allowed; None if it is."""
    return _REASONS[t[0]](game, t)
