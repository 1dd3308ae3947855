"""Reads the bytes of a described game, and tells which cannot be one. Imported when wanted."""

from ..rules import saved
from ..rules.forms import PAWNS
from ..rules.saved import NotAGame
from .cell_values import empty, size_of
from .describe import BITS, FORM, HIGH, KIND, LOW, NAME, OF, ORDER, ROW, SINGLE, STEP, TABLE


def read(game, data):
    """Give a game the state that these bytes hold, and return it; raises NotAGame for anything that
    is none."""
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
    fault = "bits" if rest else game.flaw()
    if fault:
        raise NotAGame(fault)
    return game


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


def flaw(game):
    """Return what makes a state impossible, in a word; None if it can be played on."""
    if not game.fewest <= len(game.seats) <= game.most:
        return "seats"
    for pawn in range(1, PAWNS + 1):
        if game.out >> (pawn - 1) & 1 and pawn not in game.seats:
            return "out"
    if len(game.pawns()) < min(2, game.fewest):
        return "out"
    there = game.players() if game.leavers_keep else game.pawns()
    gone = [pawn for pawn in range(1, PAWNS + 1) if pawn not in there]
    for one in game.cells:
        if one[OF] and one[OF][0][KIND] == "pawn" and one[FORM] != ORDER:
            held = getattr(game, one[NAME])
            for pawn in gone:
                for figure in held.row(pawn) if len(one[OF]) > 1 else (held[pawn],):
                    if figure != max(0, one[LOW]):
                        return one[NAME]
    return game.unsound()
