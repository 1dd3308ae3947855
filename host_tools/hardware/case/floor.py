"""The floor: a tub with all the walls, the posts the board stands on and the battery bay."""

from build123d import Part

from host_tools.hardware import dimensions as size
from host_tools.hardware.case import openings
from host_tools.hardware.case.door import door_space
from host_tools.hardware.case.plan import block, chamfered, rod, shell, snap

PILOT_BOTTOM = 11.5
"""Screws from the lid end 1.5 mm above this at the lowest."""
RIB, RIB_HEIGHT, RIB_BACK = 1.6, 6.0, 0.4
"""The ribs stand back a little from the edge, which slopes."""
BOSS_HEIGHT = 9.0
BOSS_SIDE = 3.0
"""The walls beside the door's tab that carry the boss over it."""


def floor() -> Part:
    """Return the floor where it stands on the table."""
    tub = chamfered(shell((0.0, size.LID_BOTTOM), 0, size.CORNER), 0.0, size.EDGE)
    inside = size.INNER_CORNER
    tub -= shell((size.FLOOR, size.LID_BOTTOM + 1), size.WALL, inside)
    rim = (size.LID_BOTTOM - 1, size.LID_BOTTOM + openings.TONGUE_HEIGHT)
    tub += shell(rim, size.WALL - openings.TONGUE, inside + openings.TONGUE) - shell(
        (rim[0] - 1, rim[1] + 1), size.WALL, inside
    )
    tub += snap()
    for place in size.SCREWS:
        tub += rod(size.xy(place), size.POST_DIAMETER, (size.FLOOR - 1, size.BOARD_BOTTOM))
        tub -= rod(size.xy(place), size.SCREW_PILOT, (PILOT_BOTTOM, size.BOARD_BOTTOM + 1))
    tub += _boss()
    tub -= door_space()
    tub -= rod(openings.DOOR_SCREW, size.DOOR_PILOT, (0.0, size.FLOOR + BOSS_HEIGHT - 1.2))
    for side in (-1, 1):
        tub += _rib(side)
    for place in openings.FEET_PLACES:
        tub -= rod(place, size.FEET[0], (-1.0, size.FEET[1]))
    return tub - block(
        openings.USB_X,
        (size.INNER_FAR - 1, size.OUTER_FAR + 1),
        (openings.USB_HEIGHTS[0], size.LID_BOTTOM + 2),
    )


def _boss() -> Part:
    """Return the block over the door's tab that takes the screw. The tab's hole is cut later, which
    leaves a short bridge above it."""
    x, y = openings.HOLDER_MIDDLE
    near = y - size.HOLDER_LENGTH / 2 - openings.HOLDER_ROUND - size.FLOOR
    half = openings.DOOR_TAB[0] / 2 + BOSS_SIDE
    return block(
        (x - half, x + half),
        (near - openings.DOOR_TAB[1] - BOSS_SIDE, near),
        (size.FLOOR + size.FIT, size.FLOOR + BOSS_HEIGHT),
    ) + _boss_feet(x, near, half)


def _boss_feet(x: float, near: float, half: float) -> Part:
    """Return the walls that join the boss to the floor on three sides of the tab."""
    y = (near - openings.DOOR_TAB[1] - BOSS_SIDE, near)
    feet = block((x - half, x + half), y, (size.FLOOR - 1, size.FLOOR + 1))
    gap = (x - openings.DOOR_TAB[0] / 2, x + openings.DOOR_TAB[0] / 2)
    return feet - block(gap, (near - openings.DOOR_TAB[1], near + 1), (0, size.FLOOR + size.FIT))


def _rib(side: int) -> Part:
    """Return a rib along the bay, which stiffens the floor beside the hole and guides the holder
    in."""
    x, y = openings.HOLDER_MIDDLE
    inner = size.HOLDER_WIDTH / 2 + openings.HOLDER_ROUND + RIB_BACK
    near, far = sorted((x + side * inner, x + side * (inner + RIB)))
    half = size.HOLDER_LENGTH / 2
    return block(
        (near, far), (y - half, y + half), (size.FLOOR - RIB_BACK / 2, size.FLOOR + RIB_HEIGHT)
    )
