"""A table that is laid as a test wants it: companies on their spaces, with what they have."""

from banker.games.railways1861 import codec, market
from banker.games.railways1861.data import (
    MINORS,
    OPERATED,
    OR,
    PAWN,
    PUBLICS,
    STOCK,
    TRACK_STEP,
    TYPES,
)
from banker.games.railways1861.game import Game


def stock(pawns=3, phase=5):
    """A game in a stock round, privates and the first minor sold long ago."""
    game = Game(range(1, pawns + 1))
    game.count = 50
    game.phase = phase
    game.step = STOCK
    game.states[1] = 3  # gone
    for train in range(phase - 2):
        game.left[train] = 0
    for private in range(1, 6):
        game.privates[private] = PAWN + 1 + private % pawns
    return game


def place(game, code, row, column, owner, cash=0, trains=(), loans=0):
    """A company that has operated, on a space of the market."""
    game.states[code] = OPERATED
    game.spaces[code] = market.at(game.market(), row, column)
    game.arrive(code)
    game.owners[code] = owner
    game.money_of[code] = cash
    game.loans[code] = loans
    for train in trains:
        game.trains[code * TYPES + train - 2] += 1
    if code <= MINORS:
        game.started.append(code)
    else:
        game.stations[code - PUBLICS] = 1


def shares(game, code, *held, pool=0):
    """The shares of a public that pawns 1, 2, ... hold, and those in the pool."""
    for pawn, number in enumerate(held):
        game.shares[(code - PUBLICS) * 6 + pawn] = number
    game.pool[code - PUBLICS] = pool


def operate(game, code, step=TRACK_STEP, run=1):
    """The turn of a company in an operating round."""
    game.round, game.run, game.step = OR, run, step
    game.turn = game.acting = code
    game.owed = game.loans[code]


def trains_of(game, code):
    """The trains of a company as the numbers on them."""
    return [train + 2 for train in game.types_of(code) for _ in range(game.has(code, train))]


def at(game, code):
    """(price, row, column) of a token."""
    return (game.price(code), *market.place(game.market(), game.spaces[code]))


def sound(game):
    """The same game, after a look at whether it can be."""
    assert codec.flaw(game) is None, codec.flaw(game)
    return game
