"""How a game of 18Lilliput begins, and with which tables."""

from ...kit.define import set_up as begin_afresh
from ...rules.transactions import BAD_NUMBER, Refused
from .acts.tables import are_tables, numbers
from .board import FIRST_TRAIN, GULLIVER, LAST_TRAIN, PILES, SEATS, TWO_CHARACTERS

COPIES = bytes((0, 0, 2, 1, 1))  # copy cards, by the number of players
NUMBERS = (  # in the pile, 2 to 3D, the same way
    b"",
    bytes((2, 2, 2, 2, 2)),
    bytes((2, 3, 3, 2, 2)),
    bytes((2, 5, 4, 3, 2)),
    bytes((2, 6, 5, 4, 3)),
)


def set_up(game, seats, tables=b""):
    """Begin afresh; but for tables that are given, what depends on the number of players is as it
    is printed."""
    if seats == bytes((GULLIVER,)):
        raise Refused("too_few_seats")
    begin_afresh(game, seats, b"")
    if tables:
        _read(game, tables)
    else:
        _number_piles(game, len(seats))
    game.first = seats[0]
    for pawn in seats:
        game.copies[pawn] = COPIES[len(seats)]
    for train in range(FIRST_TRAIN, LAST_TRAIN):
        game.pile[train] = game.tables[PILES + train - FIRST_TRAIN]


def _number_piles(game, players):
    """Give the tables the numbers of trains for so many players."""
    game.tables = game.tables[:]
    game.tables[PILES : PILES + 5] = list(NUMBERS[players])
    game.tables[TWO_CHARACTERS] = 0


def _read(game, tables):
    """Take tables from bytes, two for each figure. Refused."""
    every = numbers()
    if len(tables) != 2 * len(every):
        raise Refused(BAD_NUMBER)
    for at, number in enumerate(every):
        game.tables[number] = tables[2 * at] | tables[2 * at + 1] << 8
    if not are_tables(game):
        raise Refused(BAD_NUMBER)


def kept_tables(game):
    """Return what the next game begins with: not the numbers that this one had for its players."""
    kept = game.copy()
    if bytes(game.tables[PILES : PILES + 5]) == NUMBERS[len(game.seats)]:
        _number_piles(kept, SEATS)
    data = b""
    for number in numbers():
        figure = kept.tables[number] if number != TWO_CHARACTERS else 0
        data += figure.to_bytes(2, "little")
    return data
