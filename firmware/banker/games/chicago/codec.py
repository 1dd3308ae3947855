"""A game as bytes and back. Bytes that are not a valid game are refused, whatever they are.

Layout, little-endian: game and format version, stage, count 3, round, pawn in turn, seats 3 (three
bits each), pawns out, companies arrived in Chicago, houses; cash 6 x 2; shares 15 (a nibble each,
by company); for each company treasury 2, income 2, locomotives 1; for each dial, then each track,
then each presence 1; the editable numbers of this game 9 and of the next 9; last a CRC-32.
"""

from ...rules import saved
from ...rules.saved import NotAGame
from .data import CITIES, COMPANIES, DIALS, PAWNS, TABLES
from .game import Game

VERSION = 1
_FIRST = Game.number << 4 | VERSION
_CASH_AT = 13
_SHARES_AT = _CASH_AT + 2 * PAWNS
_COMPANIES_AT = _SHARES_AT + COMPANIES * PAWNS // 2
_DIALS_AT = _COMPANIES_AT + 5 * COMPANIES
_TRACKS_AT = _DIALS_AT + DIALS
_PRESENT_AT = _TRACKS_AT + CITIES
_TABLES_AT = _PRESENT_AT + CITIES
_NEXT_AT = _TABLES_AT + len(TABLES)
_END = _NEXT_AT + len(TABLES)
SIZE = _END + 4


def _two(value):
    return value.to_bytes(2, "little")


def to_bytes(game):
    """The game's whole state in SIZE bytes."""
    data = bytearray(SIZE)
    data[0] = _FIRST
    data[1] = game.stage
    data[2:5] = game.count.to_bytes(3, "little")
    data[5] = game.round
    data[6] = game.turn
    seats = 0
    for at in range(PAWNS):
        seats |= game.seats[at] << 3 * at
    data[7:10] = seats.to_bytes(3, "little")
    data[10] = game.out
    data[11] = game.arrived
    data[12] = game.houses
    for pawn in range(PAWNS):
        at = _CASH_AT + 2 * pawn
        data[at : at + 2] = _two(game.cash[pawn])
    for pair in range(COMPANIES * PAWNS // 2):
        at = PAWNS + 2 * pair
        data[_SHARES_AT + pair] = game.shares[at] | game.shares[at + 1] << 4
    for company in range(1, COMPANIES + 1):
        at = _COMPANIES_AT + 5 * (company - 1)
        data[at : at + 2] = _two(game.treasuries[company])
        data[at + 2 : at + 4] = _two(game.incomes[company])
        data[at + 4] = game.locomotives[company]
    data[_DIALS_AT:_TRACKS_AT] = game.dials[1:]
    data[_TRACKS_AT:_PRESENT_AT] = game.tracks[1:]
    data[_PRESENT_AT:_TABLES_AT] = game.present[1:]
    data[_TABLES_AT:_NEXT_AT] = game.tables
    data[_NEXT_AT:_END] = game.next_tables
    return saved.add_crc(data)


def from_bytes(data, like=None):
    """Return the game that these bytes hold. Raises NotAGame for anything that is none. Bytes that
    are proved to be a game need no check, only another game that theirs is made like."""
    saved.check(data, SIZE, _FIRST)
    game = Game()
    game.stage = data[1]
    game.count = int.from_bytes(data[2:5], "little")
    game.round = data[5]
    game.turn = data[6]
    seats = int.from_bytes(data[7:10], "little")
    game.seats = tuple([seats >> 3 * at & 7 for at in range(PAWNS)])
    game.out = data[10]
    game.arrived = data[11]
    game.houses = data[12]
    for pawn in range(PAWNS):
        at = _CASH_AT + 2 * pawn
        game.cash[pawn] = int.from_bytes(data[at : at + 2], "little")
    for pair in range(COMPANIES * PAWNS // 2):
        at = PAWNS + 2 * pair
        game.shares[at] = data[_SHARES_AT + pair] & 15
        game.shares[at + 1] = data[_SHARES_AT + pair] >> 4
    for company in range(1, COMPANIES + 1):
        at = _COMPANIES_AT + 5 * (company - 1)
        game.treasuries[company] = int.from_bytes(data[at : at + 2], "little")
        game.incomes[company] = int.from_bytes(data[at + 2 : at + 4], "little")
        game.locomotives[company] = data[at + 4]
    for key in range(1, DIALS + 1):
        game.dials[key] = data[_DIALS_AT + key - 1]
    for city in range(1, CITIES + 1):
        game.tracks[city] = data[_TRACKS_AT + city - 1]
        game.present[city] = data[_PRESENT_AT + city - 1]
    game.tables = bytes(data[_TABLES_AT:_NEXT_AT])
    game.next_tables = bytes(data[_NEXT_AT:_END])
    fault = None if like else (seats >> 3 * PAWNS and "seats") or flaw(game)
    if fault:
        raise NotAGame(fault)
    return game


def flaw(game):
    """What makes a state impossible, in a word; None if it is one that play can reach."""
    # Imported where it is needed, since a board can unload it once it has started.
    from . import state_check

    return state_check.flaw(game)
