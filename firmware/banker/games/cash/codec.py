"""A game as bytes and back. Bytes that are not a valid game are refused, whatever they are.

Layout, little-endian: game and format version, count 3, pawns that play, pawns out, tables 8; cash
6 x 3, raised by MOST so as never to be negative; what the bank has paid 6 and received 6; a CRC-32.
"""

from ...rules import saved
from ...rules.forms import Refused
from ...rules.saved import NotAGame
from .data import FEWEST, MOST, PAWNS, TABLES
from .game import Game

VERSION = 1
_FIRST = Game.number << 4 | VERSION
_TABLES_AT = 6
_CASH_AT = _TABLES_AT + len(TABLES)
_PAID_AT = _CASH_AT + 3 * PAWNS
_RECEIVED_AT = _PAID_AT + 6
_END = _RECEIVED_AT + 6
SIZE = _END + 4


def to_bytes(game):
    """The game's whole state in SIZE bytes."""
    data = bytearray(SIZE)
    data[0] = _FIRST
    data[1:4] = game.count.to_bytes(3, "little")
    data[4] = game.players
    data[5] = game.out
    data[_TABLES_AT:_CASH_AT] = game.tables
    for pawn in range(PAWNS):
        at = _CASH_AT + 3 * pawn
        data[at : at + 3] = (game.cash[pawn] + MOST).to_bytes(3, "little")
    data[_PAID_AT:_RECEIVED_AT] = game.paid.to_bytes(6, "little")
    data[_RECEIVED_AT:_END] = game.received.to_bytes(6, "little")
    return saved.add_crc(data)


def from_bytes(data, like=None):
    """Return the game that these bytes hold. Raises NotAGame for anything that is none. Bytes that
    are proved to be a game need no check, only another game that theirs is made like."""
    saved.check(data, SIZE, _FIRST)
    game = Game()
    game.count = int.from_bytes(data[1:4], "little")
    game.players = data[4]
    game.out = data[5]
    game.tables = bytes(data[_TABLES_AT:_CASH_AT])
    for pawn in range(PAWNS):
        at = _CASH_AT + 3 * pawn
        game.cash[pawn] = int.from_bytes(data[at : at + 3], "little") - MOST
    game.paid = int.from_bytes(data[_PAID_AT:_RECEIVED_AT], "little")
    game.received = int.from_bytes(data[_RECEIVED_AT:_END], "little")
    fault = None if like else flaw(game)
    if fault:
        raise NotAGame(fault)
    return game


def flaw(game):
    """What makes a state impossible, in a word; None if it is one that play can reach."""
    try:
        fresh = Game(game.players, game.tables)
    except Refused:
        return "start"
    if not game.count:
        parts = game.changing + game.parts
        untouched = all(getattr(fresh, name) == getattr(game, name) for name in parts)
        return None if untouched else "count"
    if game.out & ~game.players or len(game.pawns()) < FEWEST:
        return "pawns"
    for pawn in range(1, PAWNS + 1):
        cash = game.cash[pawn - 1]
        if not (game.lowest() <= cash <= MOST if game.in_play(pawn) else cash == 0):
            return "cash"
    return None if sum(game.cash) == game.paid - game.received else "bank"
