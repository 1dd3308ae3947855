"""The game's figures, and those numbers that a family can change.

The editable numbers are known by their key, 1 to 4, and kept as bytes: these are the game's tables.
"""

from ...rules.forms import PAWNS

ALL = (1 << PAWNS) - 1  # every pawn: a set has bit 0 for pawn 1
MOST = 99999  # no amount, cash or debt goes beyond it: screens have five digits
FEWEST = 2  # pawns at the table

START, SALARY, LOANS, INTEREST = 1, 2, 3, 4
HIGHEST = (0, MOST, MOST, 1, 99)  # loans are on or off; interest is per cent
_PLACES = (0, 0, 3, 6, 7, 8)  # where each begins; the last is the end
TABLES = (1500).to_bytes(3, "little") + (200).to_bytes(3, "little") + bytes((0, 10))


def figure(tables, number):
    """One of the editable numbers."""
    return int.from_bytes(tables[_PLACES[number] : _PLACES[number + 1]], "little")


def changed(tables, number, value):
    """The tables with another number in one place."""
    first, end = _PLACES[number], _PLACES[number + 1]
    return tables[:first] + value.to_bytes(end - first, "little") + tables[end:]


def members(pawns):
    """The pawns in a set."""
    return [pawn for pawn in range(1, PAWNS + 1) if pawns >> (pawn - 1) & 1]
