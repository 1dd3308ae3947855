"""The lid: one flat plate, so that it prints with its underside on the bed and its face upwards."""

from math import cos, pi, sin

from build123d import Part

from host_tools.hardware import dimensions as size
from host_tools.hardware.case import openings
from host_tools.hardware.case.plan import block, chamfered, rod, screw_hole, shell, wedge
from host_tools.hardware.case.title import title

OVER = 1.0
"""How far a cutter stands out of what it cuts."""
WINDOW_LIP = 1.2
"""The window's upright edge; above it the lid slopes away."""
NICK = 14.0
TITLE_DEPTH, TITLE_ROW = 0.6, 1.7
VENT, VENT_RING = 2.0, 4.0
GROOVE_DEPTH = openings.TONGUE_HEIGHT + 0.3


def lid() -> Part:
    """The lid, where it sits in the unit."""
    plate = chamfered(shell((size.LID_BOTTOM, size.LID_TOP), 0, size.CORNER), size.LID_TOP, 1.0)
    plate -= _recess()
    for key in size.KEYS:
        plate -= _through(size.xy(key.place), size.KEY_HOLE)
    for place in size.SCREWS:
        hidden = place in size.SCREWS_UNDER_SHEET
        top = size.SHEET_TOP_OF_PLATE if hidden else size.LID_TOP
        plate -= screw_hole(size.xy(place), top, size.LID_BOTTOM)
    plate -= _through(openings.RESET_MIDDLE, openings.RESET_HOLE)
    for x, y in _vents():
        plate -= _through((x, y), VENT)
    plate -= _window()
    plate -= _groove()
    plate -= block(
        openings.USB_X,
        (openings.USB_INWARDS, size.OUTER_FAR + OVER),
        (size.LID_BOTTOM - OVER, openings.USB_HEIGHTS[1]),
    )
    name_middle = (0.0, size.xy((0, TITLE_ROW))[1])
    return plate - title(name_middle, (size.LID_TOP - TITLE_DEPTH, size.LID_TOP + OVER))


def _through(place: tuple[float, float], diameter: float) -> Part:
    """A hole right through."""
    return rod(place, diameter, (size.LID_BOTTOM - OVER, size.LID_TOP + OVER))


def _recess() -> Part:
    """Where the legend sheet lies, with a nick for the nail that lifts it out."""
    x, y = size.SHEET_MIDDLE
    half_x, half_y = size.RECESS_WIDTH / 2, size.RECESS_LENGTH / 2
    z = (size.SHEET_TOP_OF_PLATE, size.LID_TOP + OVER)
    recess = block((x - half_x, x + half_x), (y - half_y, y + half_y), z, size.SHEET_CORNER)
    return recess + rod((x, y - half_y + NICK / 4), NICK, z)


def _window() -> Part:
    """The opening over the OLED: upright below, sloping away above so that it reads from the
    side."""
    x, y = openings.WINDOW_MIDDLE
    half_x, half_y = size.WINDOW[0] / 2, size.WINDOW[1] / 2
    spans = (x - half_x, x + half_x), (y - half_y, y + half_y)
    slope = size.LID_TOP - size.LID_BOTTOM - WINDOW_LIP + OVER
    lip = size.LID_BOTTOM + WINDOW_LIP
    return block(*spans, (size.LID_BOTTOM - OVER, lip)) + wedge(
        *spans, (lip, lip + slope), (slope,) * 4
    )


def _groove() -> Part:
    """What the floor's tongue goes up into."""
    z = (size.LID_BOTTOM - OVER, size.LID_BOTTOM + GROOVE_DEPTH)
    outside, inside = size.WALL - openings.TONGUE - size.FIT, size.WALL + size.FIT
    outer_corner = size.INNER_CORNER + openings.TONGUE + size.FIT
    return shell(z, outside, outer_corner) - shell(z, inside, size.INNER_CORNER - size.FIT)


def _vents() -> list[tuple[float, float]]:
    """A hole over the piezo's middle and six round it."""
    x, y = openings.PIEZO_MIDDLE
    ring = [(cos(turn * pi / 3) * VENT_RING, sin(turn * pi / 3) * VENT_RING) for turn in range(6)]
    return [(x, y)] + [(x + dx, y + dy) for dx, dy in ring]
