"""A game as bytes and back. Bytes that are not a valid game are refused, whatever they are.

Layout, little-endian: format version, flags (bit 0: lively), generator 4, count 3, pawns out 1,
dividends 6 x 3; then for each company three bytes of shares (a nibble a pawn), one of offices and
president, one of drift and trend; last a CRC-32 over all of it. The version's upper half is the
game's number, 0.
"""

from ...rules import saved
from ...rules.saved import NotAGame
from .data import (
    COMPANIES,
    GROUPS,
    HEAD_OFFICE,
    HEAD_OFFICE_STOCK,
    MOST_DIVIDENDS,
    MOST_DRIFT,
    OFFICE_STOCK,
    PAWNS,
    SHARES,
)
from .drift import STATES
from .game import DOWN, Game
from .presidents import successor

VERSION = 1
_HEADER = 10
_COMPANIES_AT = _HEADER + 3 * PAWNS
_PER_COMPANY = 5
SIZE = _COMPANIES_AT + _PER_COMPANY * COMPANIES + 4


def to_bytes(game):
    """The game's whole state in SIZE bytes."""
    data = bytearray(SIZE)
    data[0] = VERSION
    data[1] = 1 if game.lively else 0
    data[2:6] = game.random.to_bytes(4, "little")
    data[6:9] = game.count.to_bytes(3, "little")
    data[9] = game.out
    for pawn in range(PAWNS):
        at = _HEADER + 3 * pawn
        data[at : at + 3] = game.dividends[pawn].to_bytes(3, "little")
    at = _COMPANIES_AT
    shares = PAWNS
    for code in range(1, COMPANIES + 1):
        for pair in range(3):
            data[at + pair] = game.shares[shares] | game.shares[shares + 1] << 4
            shares += 2
        data[at + 3] = game.offices[code] | game.presidents[code] << 4
        data[at + 4] = game.drifts[code] | game.trends[code] << 4
        at += _PER_COMPANY
    return saved.add_crc(data)


def from_bytes(data, like=None):
    """Return the game that these bytes hold. Raises NotAGame for anything that is none. Bytes that
    are proved to be a game need no check, only another game that theirs is made like."""
    saved.check(data, SIZE, VERSION)
    game = Game()
    game.lively = data[1] == 1
    game.random = int.from_bytes(data[2:6], "little")
    game.count = int.from_bytes(data[6:9], "little")
    game.out = data[9]
    for pawn in range(PAWNS):
        at = _HEADER + 3 * pawn
        game.dividends[pawn] = int.from_bytes(data[at : at + 3], "little")
    at = _COMPANIES_AT
    shares = PAWNS
    for code in range(1, COMPANIES + 1):
        for pair in range(3):
            game.shares[shares] = data[at + pair] & 15
            game.shares[shares + 1] = data[at + pair] >> 4
            shares += 2
        game.offices[code] = data[at + 3] & 15
        game.presidents[code] = data[at + 3] >> 4
        game.drifts[code] = data[at + 4] & 15
        game.trends[code] = data[at + 4] >> 4
        at += _PER_COMPANY
    fault = None if like else (data[1] > 1 and "flags") or flaw(game)
    if fault:
        raise NotAGame(fault)
    return game


def flaw(game):
    """What makes a state impossible, in a word; None if it is one that play can reach."""
    if not 0 < game.random < STATES or game.out >> PAWNS:
        return "header"
    if not game.count and (game.out or any(game.dividends) or any(game.shares)):
        return "count"
    for pawn in range(1, PAWNS + 1):
        if not 0 <= game.dividends[pawn - 1] <= (MOST_DIVIDENDS if game.in_play(pawn) else 0):
            return "dividends"
    for code in range(1, COMPANIES + 1):
        if _company_flaw(game, code):
            return "company"
    for group in range(len(GROUPS) - 1):
        offices = game.offices[GROUPS[group] : GROUPS[group + 1]]
        if (max(offices) and not game.monopolist(group)) or max(offices) - min(offices) > 1:
            return "offices"
    offices, heads = game.offices_out()
    if offices > OFFICE_STOCK or heads > HEAD_OFFICE_STOCK:
        return "stock"
    return None


def _company_flaw(game, code):
    """Whether one company's shares, president, offices, drift or trend cannot be."""
    holdings = game.holdings(code)
    president = game.presidents[code]
    if sum(holdings) > SHARES or president > PAWNS or game.offices[code] > HEAD_OFFICE:
        return True
    for pawn in range(1, PAWNS + 1):
        if holdings[pawn - 1] and not game.in_play(pawn):
            return True
    if successor(president, holdings) != president:
        return True
    drift, trend = game.drifts[code], game.trends[code]
    if not president:
        return trend != 0 or drift != MOST_DRIFT
    return trend > DOWN or drift > 2 * MOST_DRIFT or (not game.lively and drift != MOST_DRIFT)
