"""A game as bytes and back. Bytes that are not a valid game are refused, whatever they are.

After the byte for game and format version every figure has as many bits as it needs; last comes a
CRC-32.
"""

from ...rules import saved
from ...rules.bits import Bits
from ...rules.saved import NotAGame
from .data import COMPANIES, FIRST_TRAIN, LAST_TRAIN, PAWNS, SEATS
from .game import Game
from .position import TYPES
from .tables import (
    BOTTOM,
    CHART,
    COLUMNS,
    COSTS,
    PILES,
    TABLES_SIZE,
    TOP,
    TWO_CHARACTERS,
    figure,
    put_figure,
)

VERSION = 1
_FIRST = Game.number << 4 | VERSION
SIZE = 184
# Figures that are the game's own, and how many bits each has.
_PLAIN = ("stage", "under", "round", "first", "turn", "part", "card", "left", "company")
_PLAIN += ("taken", "out", "phase", "ran")
_PLAIN_BITS = bytes((4, 4, 4, 3, 3, 2, 4, 2, 4, 10, 6, 3, 9))
_TYPES = range(FIRST_TRAIN, LAST_TRAIN + 1)


def _sorts():
    """(numbers, bits each) of the tables' figures."""
    return (
        (range(COSTS, COSTS + len(_TYPES)), 11),
        (range(PILES, PILES + len(_TYPES) - 1), 4),
        (range(TOP, TOP + COLUMNS), 10),
        (range(BOTTOM, BOTTOM + COLUMNS), 10),
        (range(CHART, TWO_CHARACTERS + 1), 1),
    )


def to_bytes(game):
    """The game's whole state in SIZE bytes."""
    data = bytearray(SIZE)
    data[0] = _FIRST
    bits = Bits(data, 1)
    put = bits.put
    put(game.count, 24)
    for at, name in enumerate(_PLAIN):
        put(getattr(game, name), _PLAIN_BITS[at])
    for pawn in game.seats:
        put(pawn, 3)
    for at in range(COMPANIES):
        put(game.arrivals[at] if at < len(game.arrivals) else 0, 4)
    for train in range(FIRST_TRAIN, LAST_TRAIN):
        put(game.pile[train], 4)
    for train in _TYPES:
        put(game.trains[train], 6)
    for pawn in range(PAWNS):
        put(game.cash[pawn], 16)
        put(game.characters[pawn] >> 1, 5)
        put(game.copies[pawn], 2)
    for key in range(1, COMPANIES + 1):
        put(game.prices[key], 10)
        put(game.places[key], 6)
        put(game.directors[key], 3)
        put(game.treasuries[key], 16)
        put(game.stations[key], 2)
        for pawn in range(PAWNS):
            put(game.shares[key * PAWNS + pawn], 2)
        for train in _TYPES:
            put(game.trains[key * TYPES + train], 3)
    for numbers, width in _sorts():
        for number in numbers:
            put(figure(game.tables, number), width)
    bits.end()
    return saved.seal(data)


def from_bytes(data):
    """The game that these bytes hold; raises NotAGame for anything that is none."""
    saved.check(data, SIZE, _FIRST)
    game = Game()
    bits = Bits(data, 1)
    take = bits.take
    game.count = take(24)
    for at, name in enumerate(_PLAIN):
        setattr(game, name, take(_PLAIN_BITS[at]))
    game.seats = tuple([take(3) for _ in range(SEATS)])
    arrivals = [take(4) for _ in range(COMPANIES)]
    game.arrivals = tuple([key for key in arrivals if key])
    for train in range(FIRST_TRAIN, LAST_TRAIN):
        game.pile[train] = take(4)
    for train in _TYPES:
        game.trains[train] = take(6)
    for pawn in range(PAWNS):
        game.cash[pawn] = take(16)
        game.characters[pawn] = take(5) << 1
        game.copies[pawn] = take(2)
    for key in range(1, COMPANIES + 1):
        game.prices[key] = take(10)
        game.places[key] = take(6)
        game.directors[key] = take(3)
        game.treasuries[key] = take(16)
        game.stations[key] = take(2)
        for pawn in range(PAWNS):
            game.shares[key * PAWNS + pawn] = take(2)
        for train in _TYPES:
            game.trains[key * TYPES + train] = take(3)
    tables = bytearray(TABLES_SIZE)
    for numbers, width in _sorts():
        for number in numbers:
            put_figure(tables, number, take(width))
    game.tables = bytes(tables)
    fault = (bits.rest() or arrivals != list(game.arrivals) + [0] * arrivals.count(0)) and "form"
    fault = fault or flaw(game)
    if fault:
        raise NotAGame(fault)
    return game


def flaw(game):
    """What makes a state impossible, in a word; None if it is one that play can reach."""
    # Imported where it is needed, since a board can unload it once it has started.
    from . import state_check

    return state_check.flaw(game)
