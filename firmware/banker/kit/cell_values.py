"""The cells of a game in memory: how they are read and copied, and their figures listed."""

from ..rules.transactions import FIXED, NO_SUCH_PAWN, PAWNS, Refused, field
from .layout import FORM, HIGH, KEPT, LOW, MARKS, OF, ROW, SHORT, SINGLE, TABLE

PAWN = field(1, PAWNS, 3, NO_SUCH_PAWN, "pawn", FIXED, "pawn", None, None, 1, False)


def bits_of(number):
    """Return how many bits a number takes."""
    return len(bin(number)) - 2 if number else 0


class Table:
    """Figures by two kinds: `table[pawn, company]`. A figure outside its range is refused."""

    def __init__(self, cells, data):
        self.cells = cells
        self.data = data

    def _at(self, where):
        first, second = self.cells[OF]
        return (where[0] - first[0]) * (second[1] - second[0] + 1) + where[1] - second[0]

    def __getitem__(self, where):
        return self.data[self._at(where)]

    def __setitem__(self, where, value):
        check(self.cells, value)
        self.data[self._at(where)] = value

    def __eq__(self, other):
        return self.data == other.data

    def row(self, value):
        """Return the figures of one value of the first kind."""
        first, second = self.cells[OF]
        width = second[1] - second[0] + 1
        at = (value - first[0]) * width
        return self.data[at : at + width]

    def column(self, value):
        """Return the figures of one value of the second kind."""
        second = self.cells[OF][1]
        width = second[1] - second[0] + 1
        data, at = self.data, value - second[0]
        return [data[place] for place in range(at, len(data), width)]


def check(cells, value):
    """Refuse a figure that is not in the range of its cells."""
    if value > cells[HIGH]:
        raise Refused("too_much")
    if value < cells[LOW]:
        raise Refused(cells[SHORT])


def size_of(cells):
    """Return how many figures the cells have."""
    size = 1
    for kind in cells[OF]:
        size *= kind[1] - kind[0] + 1
    return size


def copied(cells, held):
    """Return the same cells, to be changed; kept ones, which only a correction changes, as they
    are."""
    if cells[FORM] == ROW:
        return held if cells[MARKS] & KEPT else held[:]
    if cells[FORM] == TABLE:
        return Table(cells, held.data[:])
    return held


def figures(cells, held):
    """Return all figures of cells in a row."""
    form = cells[FORM]
    if form == SINGLE:
        return (held,)
    if form == TABLE:
        return held.data
    if form == ROW:
        return held[cells[OF][0][0] :]
    return held + bytes(size_of(cells) - len(held))
