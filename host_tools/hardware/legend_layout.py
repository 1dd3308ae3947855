"""Where things are on the printed legend sheet, in mm from its upper left corner.

A key's cell is a square of the keys' pitch with a round hole for the cap in its middle. One line
of capitals fits above the hole and one below it; a digit and a pawn fit into the upper corners.
"""

from typing import NamedTuple

from host_tools.hardware import dimensions as size
from host_tools.hardware.lettering import CAPITAL, width

CLEAR = 0.2
"""Kept free between print and a cut."""
GAP = 0.15
"""Half the white line between two cells."""
SIDE = 0.5
"""Kept free beside words: cells have round corners."""
ACCENTED = 0.94
"""The height of a capital with its accent, of the size."""
HOLE = size.SHEET_KEY_HOLE / 2


class Cell(NamedTuple):
    """A key's part of the sheet: its name, the middle of its hole and its edges."""

    name: str
    x: float
    y: float
    left: float
    top: float
    right: float
    low: float


class Words(NamedTuple):
    """A line of words: where its middle stands and how large it is."""

    words: str
    x: float
    y: float
    size: float


def cells() -> tuple[Cell, ...]:
    """The keys in the order of the panel."""
    half = size.KEY_PITCH / 2
    found = []
    for key in size.KEYS:
        at = size.xy(key.place)
        x = at[0] - size.SHEET_MIDDLE[0] + size.SHEET_WIDTH / 2
        y = size.SHEET_MIDDLE[1] - at[1] + size.SHEET_LENGTH / 2
        left, right = max(0.0, x - half + GAP), min(size.SHEET_WIDTH, x + half - GAP)
        top, low = max(0.0, y - half + GAP), min(size.SHEET_LENGTH, y + half - GAP)
        found.append(Cell(key.name, x, y, left, top, right, low))
    return tuple(found)


def bars(cell: Cell) -> tuple[float, float]:
    """How high print may be above the hole, and below it."""
    return cell.y - HOLE - cell.top - 2 * CLEAR, cell.low - cell.y - HOLE - 2 * CLEAR


def word_size() -> float:
    """The size of words: as large as the lowest bar lets capitals be, but no larger than accented
    ones could just be, so that those, which are smaller, do not look lost."""
    lowest = min(bar for cell in cells() for bar in bars(cell))
    inside = max(bar for cell in cells() for bar in bars(cell)) + CLEAR
    return min(lowest / CAPITAL, inside / ACCENTED)


def tallest(words: str) -> float:
    """The height of a line of capitals, of the size."""
    return CAPITAL if words.isascii() else ACCENTED


def placed(legend: str, cell: Cell) -> list[Words]:
    """A legend in its cell: the first line above the hole, the second below it. A word that was
    only broken for want of room is put together again."""
    lines = legend.upper().replace("-\n", "").split("\n")
    room = cell.right - cell.left - 2 * SIDE
    found = []
    for at, words in enumerate(lines):
        high = (bars(cell)[min(at, 1)] + CLEAR / 2) / tallest(words)
        fitting = min(word_size(), room / width(words, 1, bold=True), high)
        above = cell.y - HOLE - CLEAR
        below = cell.y + HOLE + CLEAR + fitting * tallest(words)
        found.append(Words(words, cell.x, below if at else above, fitting))
    return found


def corner() -> float:
    """The side of the largest square between a cell's corner and its hole."""
    half = min(min(cell.x - cell.left, cell.y - cell.top) for cell in cells())
    return half - CLEAR - (HOLE + CLEAR) / 2**0.5
