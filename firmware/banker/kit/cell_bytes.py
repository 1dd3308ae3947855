"""The cells of a game as bytes.

The first byte is the game's number and the version of its format, then come the cells, in as few
bits as their ranges take; the last four bytes are a CRC-32.
"""

from ..rules import saved
from ..rules.saved import NotAGame
from .cell_values import Table, figures, size_of
from .layout import BITS, FORM, HIGH, LOW, NAME, OF, ORDER, ROW, SINGLE, STEP, TABLE


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
    """Set the state of a game from these bytes. Raises NotAGame if they are none."""
    saved.check(data, game.SIZE, game.number << 4 | game.VERSION)
    at = 1
    rest = held = 0  # bits that were read and not yet taken, and how many they are
    for cells in game.cells:
        low, step, bits = cells[LOW], cells[STEP], cells[BITS]
        most = (cells[HIGH] - low) // step
        found = _blank(cells)  # in full size, so that it does not grow
        mask = (1 << bits) - 1
        for place in range(len(found)):
            while held < bits:
                rest |= data[at] << held
                at += 1
                held += 8
            figure = rest & mask
            rest >>= bits
            held -= bits
            if figure > most:
                raise NotAGame(cells[NAME])
            found[place] = figure * step + low
        setattr(game, cells[NAME], _held(cells, found))
    if rest:
        raise NotAGame("bits")


def _blank(cells):
    """Return room for the figures of cells."""
    small = cells[FORM] == TABLE and cells[LOW] >= 0 and cells[HIGH] < 256
    return bytearray(size_of(cells)) if small else [0] * size_of(cells)


def _held(cells, found):
    """Return figures that were read as a game holds them."""
    form = cells[FORM]
    if form == SINGLE:
        return found[0]
    if form == ROW:
        return [0] * cells[OF][0][0] + found
    if form == TABLE:
        return Table(cells, found)
    order = bytes(found).rstrip(b"\x00")
    for value in order:
        if value < cells[OF][0][0] or order.count(bytes((value,))) > 1:
            raise NotAGame(cells[NAME])
    return order
