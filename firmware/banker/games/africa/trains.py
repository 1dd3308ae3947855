"""Trains that change hands."""

from .data import TRAIN


def asked_type(trains):
    """Return the field and the value of a train's type: one is asked for only where there are
    several types, in stock or not; else the other is known."""
    types = []
    for train in trains:
        if train not in types:
            types.append(train)
    return ((TRAIN,), ()) if len(types) > 1 else ((), tuple(types))


def receive(game, company, train):
    """Give a company a train."""
    _set_trains(game, company, game.own_trains(company) + [train])


def give_up(game, company, train):
    """Take a train from a company."""
    trains = game.own_trains(company)
    trains.remove(train)
    _set_trains(game, company, trains)


def _set_trains(game, company, trains):
    trains = sorted([0, 0] + trains)
    game.trains[company] = 10 * trains[-2] + trains[-1]
