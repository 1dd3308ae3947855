"""The layout of the printed legend sheet, in mm from its upper left corner.

A key's name stands on its near side, between its own hole and that of the key below it, where no
cap hides it from somebody at the table. Capitals are large enough to read and keep clear of every
cut; a name too long for its key is set narrower, not smaller.
"""

from typing import NamedTuple

from host_tools.hardware import dimensions as size
from host_tools.hardware.lettering import CAPITAL, width

CLEAR = 1.0
"""Clearance between print and a cut."""
GAP = 0.15
"""Half the white line between two cells."""
SIDE = 0.5
"""Clearance beside words: cells have round corners."""
CAPITALS = 2.25
"""The height of capitals."""
SIZE = CAPITALS / CAPITAL
ACCENTED = 0.94
"""The height of a capital with its accent, of the size."""
HOLE = size.SHEET_KEY_HOLE / 2
TILE_FAR = 7.0
"""From a key's middle to the far edge of its colour; the rest of the pitch is on the near side,
round its name."""
NARROWEST = 0.5
"""How much narrower than usual a name may be set."""


class Cell(NamedTuple):
    """A key's part of the sheet: its name, the middle of its hole, and its edges."""

    name: str
    x: float
    y: float
    left: float
    top: float
    right: float
    low: float


class Words(NamedTuple):
    """A line of words: its middle on its baseline, and how narrow it is set."""

    words: str
    x: float
    y: float
    narrow: float


def cells() -> tuple[Cell, ...]:
    """Return the keys in the order of the panel."""
    half = size.KEY_PITCH / 2
    found = []
    for key in size.KEYS:
        at = size.xy(key.place)
        x = at[0] - size.SHEET_MIDDLE[0] + size.SHEET_WIDTH / 2
        y = size.SHEET_MIDDLE[1] - at[1] + size.SHEET_LENGTH / 2
        left, right = max(0.0, x - half + GAP), min(size.SHEET_WIDTH, x + half - GAP)
        first, last = y < size.KEY_PITCH, y > size.SHEET_LENGTH - size.KEY_PITCH
        top = 0.0 if first else y - TILE_FAR + GAP
        low = size.SHEET_LENGTH if last else y + size.KEY_PITCH - TILE_FAR - GAP
        found.append(Cell(key.name, x, y, left, top, right, low))
    return tuple(found)


def baseline(cell: Cell) -> float:
    """Return the baseline of the words below a key: halfway between two holes, a little higher to
    keep the last row clear of the sheet's near edge."""
    return cell.y + size.KEY_PITCH / 2 + CAPITALS / 2 - 0.12


def placed(legend: str, cell: Cell) -> Words:
    """Return a legend in its cell, in one line; a word hyphenated only for a line break is joined
    again."""
    words = legend.upper().replace("-\n", "").replace("\n", " ")
    room = cell.right - cell.left - 2 * SIDE
    narrow = min(1.0, room / width(words, SIZE, bold=True))
    if narrow < NARROWEST:
        raise ValueError(f"{words!r} is too long for a key: set at {narrow:.0%}")
    return Words(words, (cell.left + cell.right) / 2, baseline(cell), narrow)
