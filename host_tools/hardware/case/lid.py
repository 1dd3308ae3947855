"""The lid: one flat plate with a rim round the screen; it prints with its underside on the bed."""

from math import cos, pi, sin

from build123d import Part

from host_tools.hardware import dimensions as size
from host_tools.hardware.case import openings
from host_tools.hardware.case.plan import block, chamfered, rod, screw_hole, shell, snap, wedge
from host_tools.hardware.case.title import title

OVER = 1.0
"""How far a cutter stands out of what it cuts."""
NICK, NICK_PLACE = 14.0, 36.5
TITLE_DEPTH, TITLE_PLACE = 0.6, (-5.0, -78.1)
VENT, VENT_RING = 2.0, 4.0
GROOVE_DEPTH = openings.TONGUE_HEIGHT + 0.3


def lid() -> Part:
    """Return the lid where it sits in the unit."""
    plate = chamfered(shell((size.LID_BOTTOM, size.LID_TOP), 0, size.CORNER), size.LID_TOP, 1.0)
    plate -= _recess()
    for key in size.KEYS:
        plate -= _through(size.xy(key.place), size.KEY_HOLE)
    for place in size.SCREWS:
        hidden = place in size.SCREWS_UNDER_SHEET
        top = size.SHEET_TOP_OF_PLATE if hidden else size.LID_TOP
        plate -= screw_hole(size.xy(place), top, size.LID_BOTTOM)
    x, y = openings.RESET_MIDDLE
    plate -= _through((x + openings.RESET_SHIFT, y), openings.RESET_HOLE)
    plate -= _slot()
    for x, y in _vents():
        plate -= _through((x, y), VENT)
    plate = _pocket(plate)
    plate -= _groove()
    plate -= block(
        openings.USB_X,
        (openings.USB_INWARDS, size.OUTER_FAR + OVER),
        (size.LID_BOTTOM - OVER, openings.USB_HEIGHTS[1]),
    )
    return plate - title(TITLE_PLACE, (size.LID_TOP - TITLE_DEPTH, size.LID_TOP + OVER))


def _through(place: tuple[float, float], diameter: float) -> Part:
    """Return a cutter for a hole right through."""
    return rod(place, diameter, (size.LID_BOTTOM - OVER, size.LID_TOP + OVER))


def _recess() -> Part:
    """Return the recess for the legend sheet, with a nick for the fingernail that lifts it out."""
    x, y = size.SHEET_MIDDLE
    half_x, half_y = size.RECESS_WIDTH / 2, size.RECESS_LENGTH / 2
    z = (size.SHEET_TOP_OF_PLATE, size.LID_TOP + OVER)
    recess = block((x - half_x, x + half_x), (y - half_y, y + half_y), z, size.SHEET_CORNER)
    return recess + rod((x + NICK_PLACE, y - half_y + NICK / 4), NICK, z)


def _around(width: float, length: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return spans round the pocket's middle."""
    x, y = size.POCKET_MIDDLE
    return (x - width / 2, x + width / 2), (y - length / 2, y + length / 2)


def _pocket(plate: Part) -> Part:
    """Add the rim round the screen, with steps inside that get wider upwards: shelves for the
    module's corners, the module, the pane. So it prints without support, and nothing is higher
    than the pane."""
    wide, long = size.POCKET
    pane = size.PANE[0] + 2 * size.PANE_ROUND, size.PANE[1] + 2 * size.PANE_ROUND
    outer = _around(pane[0] + 2 * size.RIM, pane[1] + 2 * size.RIM)
    plate += block(*outer, (size.LID_BOTTOM, size.RIM_TOP), size.SHEET_CORNER)
    shelf = size.LID_BOTTOM + size.SHELF_HEIGHT
    plate -= block(*_around(wide - 2 * size.SHELF, long), (size.LID_BOTTOM - OVER, shelf + OVER))
    between = long - 2 * size.SHELF_LENGTH
    plate -= block(*_around(wide, between), (size.LID_BOTTOM - OVER, shelf + OVER))
    plate -= block(*_around(wide, long), (shelf, size.RIM_TOP + OVER))
    return plate - block(*_around(*pane), (size.PANE_BOTTOM, size.RIM_TOP + OVER), 1.0)


def _slot() -> Part:
    """Return the cutter for the slide switch: a slot for the lever in a hollow for the finger."""
    x, y = openings.SLIDE_MIDDLE
    half_x, half_y = openings.SLIDE_SLOT[0] / 2, openings.SLIDE_SLOT[1] / 2
    slot = block(
        (x - half_x, x + half_x),
        (y - half_y, y + half_y),
        (size.LID_BOTTOM - OVER, size.LID_TOP + OVER),
    )
    (left, right), (near, far) = openings.SLIDE_DISH
    deep = openings.SLIDE_DISH_DEPTH
    lean = deep + OVER
    return slot + wedge(
        (x + left + deep, x + right - deep / 2),
        (y + near + deep, y + far - deep),
        (size.LID_TOP - deep, size.LID_TOP + OVER),
        (lean, lean / 2, lean, lean),
    )


def _groove() -> Part:
    """Return the groove that the floor's tongue fits into."""
    z = (size.LID_BOTTOM - OVER, size.LID_BOTTOM + GROOVE_DEPTH)
    outside, inside = size.WALL - openings.TONGUE - size.FIT, size.WALL + size.FIT
    outer_corner = size.INNER_CORNER + openings.TONGUE + size.FIT
    groove = shell(z, outside, outer_corner) - shell(z, inside, size.INNER_CORNER - size.FIT)
    return groove + snap(grown=0.1)


def _vents() -> list[tuple[float, float]]:
    """Return seven holes beside the screen, above the piezo."""
    x, y = openings.GRILLE
    ring = [(cos(turn * pi / 3) * VENT_RING, sin(turn * pi / 3) * VENT_RING) for turn in range(6)]
    return [(x, y)] + [(x + dx, y + dy) for dx, dy in ring]
