"""A game's figures as bits, and back."""

from ...rules.bits import Bits
from .data import COMPANIES, FIRST_TRAIN, LAST_TRAIN, PAWNS, SEATS
from .position import TYPES
from .tables import SORTS, TABLES_SIZE, figure

# Figures that stand alone, and lists of them from a place to another: how many bits each has.
_ALONE = (
    (("count", 24), ("stage", 4), ("under", 4), ("round", 4), ("first", 3), ("turn", 3))
    + (("part", 2), ("card", 4), ("left", 2), ("company", 4), ("taken", 10), ("out", 6))
    + (("phase", 3), ("ran", 9))
)  # fmt: skip
_LISTS = (
    ("cash", 0, PAWNS, 16),
    ("characters", 0, PAWNS, 6),
    ("copies", 0, PAWNS, 2),
    ("pile", FIRST_TRAIN, LAST_TRAIN, 4),
    ("prices", 1, COMPANIES + 1, 10),
    ("places", 1, COMPANIES + 1, 6),
    ("directors", 1, COMPANIES + 1, 3),
    ("treasuries", 1, COMPANIES + 1, 16),
    ("stations", 1, COMPANIES + 1, 2),
    ("shares", PAWNS, (COMPANIES + 1) * PAWNS, 2),
    ("trains", FIRST_TRAIN, TYPES, 6),  # the pool
    ("trains", TYPES, (COMPANIES + 1) * TYPES, 3),
)
_TABLE_BITS = bytes((11, 4, 10, 10, 1))  # by sort
_TABLE_BYTES, _LAST_BITS = 72, 3  # of all their figures, and of the last byte
_known = [None, None]  # tables, which seldom change, and their bits


def write(game, data):
    """Put everything into a bytearray, from its second byte on."""
    bits = Bits(data, 1)
    put = bits.put
    for name, width in _ALONE:
        put(getattr(game, name), width)
    for pawn in game.seats:
        put(pawn, 3)
    for at in range(COMPANIES):
        put(game.arrivals[at] if at < len(game.arrivals) else 0, 4)
    for name, first, end, width in _LISTS:
        bits.put_row(getattr(game, name), range(first, end), width)
    if _known[0] is not game.tables:
        _known[:] = game.tables, _pack_tables(game.tables)
    bits.put_row(_known[1], range(_TABLE_BYTES - 1), 8)
    put(_known[1][-1], _LAST_BITS)
    bits.end()


def _pack_tables(tables):
    """Return the figures of some tables as bits."""
    data = bytearray(_TABLE_BYTES)
    bits = Bits(data)
    for at, sort in enumerate(SORTS):
        for number in range(sort[0], sort[1] + 1):
            bits.put(figure(tables, number), _TABLE_BITS[at])
    bits.end()
    return data


def _unpack_tables(data):
    """Return the tables whose figures these bits are."""
    from .table_edit import put_figure

    tables = bytearray(TABLES_SIZE)
    bits = Bits(data)
    for at, sort in enumerate(SORTS):
        for number in range(sort[0], sort[1] + 1):
            put_figure(tables, number, bits.take(_TABLE_BITS[at]))
    return bytes(tables)


def read(game, data):
    """Give a game what `write` has put there; what is wrong if a bit of it has no meaning."""
    bits = Bits(data, 1)
    take = bits.take
    for name, width in _ALONE:
        setattr(game, name, take(width))
    game.seats = tuple([take(3) for _ in range(SEATS)])
    arrivals = [take(4) for _ in range(COMPANIES)]
    game.arrivals = bytes([key for key in arrivals if key])
    for name, first, end, width in _LISTS:
        bits.take_row(getattr(game, name), range(first, end), width)
    packed = bytearray(_TABLE_BYTES)
    bits.take_row(packed, range(_TABLE_BYTES - 1), 8)
    packed[-1] = take(_LAST_BITS)
    if _known[1] != packed:
        _known[:] = _unpack_tables(packed), packed
    game.tables = _known[0]
    nameless = any(game.trains[at] for at in range(len(game.trains)) if at % TYPES < FIRST_TRAIN)
    nameless = nameless or any(characters & 1 for characters in game.characters)
    gaps = arrivals != list(game.arrivals) + [0] * arrivals.count(0)
    return "form" if nameless or gaps or bits.rest() else None
