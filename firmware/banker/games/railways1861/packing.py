"""The bits of a game: how its bytes are written and read.

Layout: the game's number and the version of the format in a byte, then numbers of a few bits, as
the tables below name them, one behind the other; last a CRC-32.
"""

from ...rules.bits import Bits
from .data import CODES, LAST_PRIVATE, LAST_PUBLIC, MINORS, NUMBERED, PAWNS, PRIVATES, PUBLICS, RSR
from .data import TYPES as _TYPES

_CODE_BITS = 5
_FIVES = 5  # figures that go by it

# One number each.
_SINGLE = (
    ("count", 24), ("line", 1), ("end_rule", 1), ("limit", 6), ("last_value", 7), ("out", 6),
    ("round", 2), ("set", 8), ("run", 2), ("runs", 2), ("step", 4), ("turn", 6), ("acting", 6),
    ("phase", 4), ("priority", 3), ("passes", 3), ("last_active", 3), ("has_sold", 1),
    ("moved", 8), ("owed", 8), ("asked", 8), ("minimum", 7), ("broken", 1), ("last_set", 8),
    ("last_or", 1),
)  # fmt: skip
_PUBLIC_PLACES = range(1, LAST_PUBLIC - PUBLICS + 1)
_SMALL, _LARGE = range(1, MINORS + 1), range(PUBLICS + 1, LAST_PUBLIC + 1)
# A number for each of these places.
_MANY = (
    ("cash", range(PAWNS), 16), ("sold", range(PAWNS), 8),
    ("money_of", CODES, 16), ("money_of", (RSR,), 16),
    ("states", CODES, 2), ("owners", CODES, 3), ("spaces", CODES, 7),
    ("loans", _SMALL, 5), ("loans", _LARGE, 8), ("loans", (RSR,), 16),
    ("shares", range(PAWNS, (LAST_PUBLIC - PUBLICS + 1) * PAWNS), 3),
    ("pool", _PUBLIC_PLACES, 3), ("stations", _PUBLIC_PLACES, 2),
    ("trains", range((PUBLICS + 1) * _TYPES, (LAST_PUBLIC + 1) * _TYPES), 4),
    ("trains", range(RSR * _TYPES, (RSR + 1) * _TYPES), 8),
    ("left", range(_TYPES), 4), ("pooled", range(_TYPES), 4),
    ("privates", range(1, LAST_PRIVATE - PRIVATES + 1), 6),
)  # fmt: skip
_ORDERS = (("arrivals", len(CODES)), ("started", MINORS))


def _bits():
    """How many all of it takes."""
    bits = 13 + 9 * _TYPES + 3 * PAWNS + len(CODES) + 2 * MINORS * NUMBERED
    for _, width in _SINGLE:
        bits += width
    for _, places, width in _MANY:
        bits += width * len(places)
    for _, most in _ORDERS:
        bits += _CODE_BITS * most
    return bits


SIZE = 1 + (_bits() + 7) // 8 + 4
"""What the codec says; a test compares them."""


def write(game, data):
    """The game's whole state, behind the first byte."""
    bits = Bits(data, 1)
    put = bits.put
    for name, width in _SINGLE:
        put(getattr(game, name), width)
    put(game.money // _FIVES, 13)
    for price in game.prices:
        put(price // _FIVES, 9)
    for pawn in game.seats:
        put(pawn, 3)
    acted = 0
    for at in range(len(CODES)):
        acted |= (game.acted >> CODES[at] & 1) << at
    put(acted, len(CODES))
    for name, places, width in _MANY:
        bits.put_row(getattr(game, name), places, width)
    for code in _SMALL:  # a minor never has those that come last
        bits.put_row(game.trains, range(code * _TYPES, code * _TYPES + NUMBERED), 2)
    for name, most in _ORDERS:
        order = getattr(game, name)
        bits.put_row(order, range(len(order)), _CODE_BITS)
        put(0, _CODE_BITS * (most - len(order)))
    bits.end()


def read(game, data):
    """Give a game the state that these bytes hold; what is wrong if they have something else."""
    bits = Bits(data, 1)
    take = bits.take
    for name, width in _SINGLE:
        setattr(game, name, take(width))
    game.money = take(13) * _FIVES
    game.prices = [take(9) * _FIVES for _ in range(_TYPES)]
    game.seats = tuple([take(3) for _ in range(PAWNS)])
    acted = take(len(CODES))
    for at in range(len(CODES)):
        game.acted |= (acted >> at & 1) << CODES[at]
    for name, places, width in _MANY:
        bits.take_row(getattr(game, name), places, width)
    for code in _SMALL:
        bits.take_row(game.trains, range(code * _TYPES, code * _TYPES + NUMBERED), 2)
    for name, most in _ORDERS:
        # Zeros stand behind the last; one between others is no company, which `flaw` says.
        order = bytes([take(_CODE_BITS) for _ in range(most)]).rstrip(b"\x00")
        setattr(game, name, order if name == "arrivals" else list(order))
    return "bits" if bits.rest() else None
