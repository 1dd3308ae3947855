"""Trains on sale: by the bank, and in the pool."""

from .rolling_stock import KEY


def row_of(game, train):
    """Return the row of a train in the table; the first where there is no such train."""
    for row in game.fleet:
        if row[KEY] == train:
            return row
    return game.fleet[0]


def next_train(game):
    """Return the lowest type that the bank has; 0 where it has none."""
    for row in game.fleet:
        if game.left[row[KEY]]:
            return row[KEY]
    return 0


def _new(game):
    """Return the types that the bank sells now, as far as it has them left."""
    early = game.early if game.phase >= game.early_from else b""
    return early + bytes((next_train(game),))


def bank_sells(game, train):
    """Return whether the bank sells a type now."""
    return train in _new(game) and game.left[train] > 0


def on_sale(game):
    """Return the types that can be bought, ascending."""
    new, left, pooled = _new(game), game.left, game.pooled
    keys = [row[KEY] for row in game.fleet]
    return [train for train in keys if (train in new and left[train]) or pooled[train]]


def cheapest(game):
    """Return what the cheapest train on sale costs; 0 where there is none."""
    return min([game.face[train] for train in on_sale(game)] or [0])
