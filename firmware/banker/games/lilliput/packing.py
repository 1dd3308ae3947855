"""A game's figures as bits, and back: seldom needed, so a board need not keep this in memory."""

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
        figures = getattr(game, name)
        for at in range(first, end):
            put(figures[at], width)
    for at, sort in enumerate(SORTS):
        for number in range(sort[0], sort[1] + 1):
            put(figure(game.tables, number), _TABLE_BITS[at])
    bits.end()


def read(game, data):
    """Give a game what `write` has put there; what is wrong if a bit of it has no meaning."""
    from .table_edit import put_figure

    bits = Bits(data, 1)
    take = bits.take
    for name, width in _ALONE:
        setattr(game, name, take(width))
    game.seats = tuple([take(3) for _ in range(SEATS)])
    arrivals = [take(4) for _ in range(COMPANIES)]
    game.arrivals = bytes([key for key in arrivals if key])
    for name, first, end, width in _LISTS:
        figures = getattr(game, name)
        for at in range(first, end):
            figures[at] = take(width)
    tables = bytearray(TABLES_SIZE)
    for at, sort in enumerate(SORTS):
        for number in range(sort[0], sort[1] + 1):
            put_figure(tables, number, take(_TABLE_BITS[at]))
    game.tables = bytes(tables)
    nameless = any(game.trains[at] for at in range(len(game.trains)) if at % TYPES < FIRST_TRAIN)
    nameless = nameless or any(characters & 1 for characters in game.characters)
    gaps = arrivals != list(game.arrivals) + [0] * arrivals.count(0)
    return "form" if nameless or gaps or bits.rest() else None
