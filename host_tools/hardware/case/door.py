"""The battery door, with the cells' holder stuck to its inside: one screw, and cells come out.

Three of its edges lean so that it cannot fall in; the far one leans the other way and hooks behind
the floor. All lean by 45 degrees, which prints without support on both parts.
"""

from math import sqrt

from build123d import Part

from host_tools.hardware import dimensions as size
from host_tools.hardware.case.openings import DOOR_SCREW, DOOR_TAB, HOLDER_MIDDLE, HOLDER_ROUND
from host_tools.hardware.case.plan import block, screw_hole, wedge


def door() -> Part:
    """Return the door where it sits in the unit."""
    return door_space(size.FIT) - screw_hole(DOOR_SCREW, 0.0, size.FLOOR, up=-1.0)


def door_space(fit: float = 0.0) -> Part:
    """Return the door's outline, smaller by `fit` all round; without `fit`, the hole it closes."""
    slant = fit * sqrt(2)
    half_x = size.HOLDER_WIDTH / 2 + HOLDER_ROUND
    half_y = size.HOLDER_LENGTH / 2 + HOLDER_ROUND
    x, y = HOLDER_MIDDLE
    lean = size.FLOOR
    plate = wedge(
        (x - half_x - lean + slant, x + half_x + lean - slant),
        (y - half_y - lean + slant, y + half_y - slant),
        (0.0, size.FLOOR),
        (-lean, -lean, -lean, lean),
    )
    tab_end = y - half_y - lean - DOOR_TAB[1]
    return plate + block(
        (x - DOOR_TAB[0] / 2 + fit, x + DOOR_TAB[0] / 2 - fit),
        (tab_end + fit, y - half_y + 1),
        (0.0, size.FLOOR),
    )
