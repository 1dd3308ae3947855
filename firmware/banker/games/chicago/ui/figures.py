"""Companies, dials and flags as every screen writes them."""

from ....ui.glyphs import UNDERLINED
from ..data import NAMES

DIAL_NAMES = ("", "auction", "build", "develop")
_ZERO = 48


_SHORT = [name[:3].upper() for name in NAMES]


def short(company):
    """A company's name in three letters."""
    return _SHORT[company]


def dial_cells(texts, dial, uses, most):
    """A dial's letter, its uses and how many it has: underlined on red."""
    zero = UNDERLINED if uses >= most else _ZERO
    return texts["dials"][dial - 1].encode() + bytes((zero + uses, 47, zero + most))


def flags_text(texts, flags):
    """A letter for each end flag that is set, a line for each that is not."""
    letters = texts["flags"]
    return "".join([letters[at] if flags >> at & 1 else "-" for at in range(len(letters))])
