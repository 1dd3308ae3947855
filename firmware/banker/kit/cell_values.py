"""The cells of a game: how they are read and compared, and as bytes.

The first byte is the game's number and the version of its format, then come the cells, in as few
bits as their ranges take; the last four bytes are a CRC-32.
"""

from ..rules import saved
from ..rules.saved import NotAGame
from .describe import BITS, FORM, HIGH, LOW, NAME, OF, ORDER, ROW, SHORT, SINGLE, STEP, TABLE


class Table:
    """Figures by two kinds: `table[pawn, company]`. What is not in their range is refused."""

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
    from ..rules.forms import Refused

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


def empty(cells, value):
    """Return cells as a game holds them, all with one value. A row has a place for each value of
    its kind; those below the lowest stay 0."""
    form = cells[FORM]
    if form == SINGLE:
        return value
    if form == ORDER:
        return b""
    if form == ROW:
        return [0] * cells[OF][0][0] + [value] * size_of(cells)
    small = cells[LOW] >= 0 and cells[HIGH] < 256
    size = size_of(cells)
    return Table(cells, bytearray([value] * size) if small else [value] * size)


def copied(cells, held):
    """Return the same cells, to be changed."""
    if cells[FORM] == ROW:
        return held[:]
    if cells[FORM] == TABLE:
        return Table(cells, held.data[:])
    return held


def figures(cells, held):
    """Return the figures of cells, one behind the other."""
    form = cells[FORM]
    if form == SINGLE:
        return (held,)
    if form == TABLE:
        return held.data
    if form == ROW:
        return held[cells[OF][0][0] :]
    return held + bytes(size_of(cells) - len(held))


def difference(cells, before, after):
    """Return (cells, where, before, after) of every figure that differs. Refuse what is not in its
    range."""
    if cells[FORM] in (SINGLE, ORDER):
        if before == after:
            return ()
        if cells[FORM] == SINGLE:
            check(cells, after)
        return ((cells, 0, before, after),)
    was, now = figures(cells, before), figures(cells, after)
    if was == now:
        return ()
    changes = []
    for at in range(len(was)):
        if was[at] != now[at]:
            check(cells, now[at])
            changes.append((cells, place(cells, at), was[at], now[at]))
    return tuple(changes)


def place(cells, at):
    """Return where a figure is: a value of the kind, or two of them."""
    kinds = cells[OF]
    if len(kinds) == 1:
        return kinds[0][0] + at
    width = kinds[1][1] - kinds[1][0] + 1
    return kinds[0][0] + at // width, kinds[1][0] + at % width


# Bytes.


def size_in_bytes(every):
    """Return how many bytes all these cells take."""
    bits = 0
    for cells in every:
        bits += cells[BITS] * size_of(cells)
    return 1 + (bits + 7) // 8 + 4


def to_bytes(game):
    """Return the game's whole state."""
    data = bytearray(game.SIZE)
    data[0] = game.number << 4 | game.VERSION
    at = 1
    rest = held = 0  # bits that are not yet in a byte, and how many they are
    for cells in game.cells:
        low, step, bits = cells[LOW], cells[STEP], cells[BITS]
        for figure in figures(cells, getattr(game, cells[NAME])):
            rest |= (figure - low) // step << held
            held += bits
            while held >= 8:
                data[at] = rest & 255
                at += 1
                rest >>= 8
                held -= 8
    if held:
        data[at] = rest
    return saved.add_crc(data)


def read(game, data):
    """Give a game the state that these bytes hold; raises NotAGame for anything that is none."""
    saved.check(data, game.SIZE, game.number << 4 | game.VERSION)
    at = 1
    rest = held = 0  # bits that were read and not yet taken, and how many they are
    for cells in game.cells:
        low, step, bits = cells[LOW], cells[STEP], cells[BITS]
        most = (cells[HIGH] - low) // step
        found = []
        for _ in range(size_of(cells)):
            while held < bits:
                rest |= data[at] << held
                at += 1
                held += 8
            figure = rest & (1 << bits) - 1
            rest >>= bits
            held -= bits
            if figure > most:
                raise NotAGame(cells[NAME])
            found.append(figure * step + low)
        setattr(game, cells[NAME], _held(cells, found))
    if rest:
        raise NotAGame("bits")


def _held(cells, found):
    """Return figures that were read as a game holds them."""
    form = cells[FORM]
    if form == SINGLE:
        return found[0]
    if form == ROW:
        return [0] * cells[OF][0][0] + found
    if form == TABLE:
        held = empty(cells, cells[LOW])
        held.data = bytearray(found) if type(held.data) is bytearray else found
        return held
    order = bytes(found).rstrip(b"\x00")
    for value in order:
        if value < cells[OF][0][0] or order.count(bytes((value,))) > 1:
            raise NotAGame(cells[NAME])
    return order
