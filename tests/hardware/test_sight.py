"""What somebody who sits at the table sees of the screen: every dot, from 30 degrees upwards."""

from math import cos, radians, sin

import pytest

from host_tools.hardware import dimensions as size
from host_tools.hardware.case.envelopes import envelopes
from host_tools.hardware.case.mesh import cross, dot, minus
from tests.hardware.case_meshes import in_the_unit

pytestmark = pytest.mark.slow
LOWEST = 30.0
"""Degrees above the table, from a chair."""


def _hit(mesh, start, way):
    """Whether a ray from a point meets a mesh."""
    for triangle in mesh.triangles:
        a, b, c = mesh.corners(triangle)
        edge, other = minus(b, a), minus(c, a)
        turned = cross(way, other)
        area = dot(edge, turned)
        if abs(area) < 1e-9:
            continue
        away = minus(start, a)
        u = dot(away, turned) / area
        if not 0 <= u <= 1:
            continue
        lifted = cross(away, edge)
        v = dot(way, lifted) / area
        if v >= 0 and u + v <= 1 and dot(other, lifted) / area > 1e-6:
            return True
    return False


def _lowest_dots(inches, height):
    """The ends and the middle of the lowest row of dots, wherever the lit area may lie."""
    screen = size.SCREENS[inches]
    x, y = size.POCKET_MIDDLE
    low = y - screen.lit[1] / 2 - screen.shift
    return [(x + share * screen.lit[0], low, height) for share in (-0.5, 0.0, 0.5)]


def _towards(degrees):
    """From a dot to the eye of who sits before the unit."""
    return (0.0, -cos(radians(degrees)), sin(radians(degrees)))


@pytest.mark.parametrize("inches", size.SCREENS)
@pytest.mark.parametrize("degrees", [LOWEST, 45.0, 60.0])
def test_the_lowest_dots_are_seen(inches, degrees):
    """No lip of the lid is in the way. A smaller screen's glass is as high as its frame."""
    (lid,) = in_the_unit("lid")
    deep = size.SCREEN.glass[2] - size.GLASS_TO_DOTS if inches == "2.42" else 0.0
    front = size.LID_BOTTOM + size.SHELF_HEIGHT + size.SCREEN.thickness
    height = front + deep if inches == "2.42" else size.PANE_BOTTOM - 0.2 - size.GLASS_TO_DOTS
    for place in _lowest_dots(inches, height):
        assert not _hit(lid, place, _towards(degrees))


def test_caps_do_not_reach_into_the_view():
    """The nearest caps stay below the line of sight from the lowest dots."""
    front = size.LID_BOTTOM + size.SHELF_HEIGHT + size.SCREEN.thickness
    _, low, height = _lowest_dots("2.42", front)[0]
    slope = sin(radians(LOWEST)) / cos(radians(LOWEST))
    for name, body in envelopes().items():
        if name.startswith("cap "):
            nearest, top = body.box[1][1], body.box[1][2]
            assert height + (low - nearest) * slope > top, name


def test_a_lip_would_be_noticed():
    """The lid raised by three millimetres hides the lowest dots of the same screen."""
    (lid,) = in_the_unit("lid")
    raised = lid.moved((0, 0, 3.0))
    front = size.LID_BOTTOM + size.SHELF_HEIGHT + size.SCREEN.thickness
    dots = _lowest_dots("2.42", front)
    assert any(_hit(raised, place, _towards(LOWEST)) for place in dots)
