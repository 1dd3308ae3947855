"""A person at the table sees every dot of the screen, from 30 degrees upwards."""

from math import cos, radians, sin

import pytest
from manifold3d import Manifold

from host_tools.hardware import dimensions as size
from host_tools.hardware.case.envelopes import envelopes
from host_tools.hardware.case.solids import box, overlap
from tests.hardware.case_meshes import in_the_unit

LOWEST = 30.0
"""Degrees above the table, from a chair."""


def _hides(solid, places, way):
    """Return whether a solid is between any of these dots and the eye."""
    far = [tuple(a + 200 * b for a, b in zip(place, way, strict=True)) for place in places]
    aside = [(x, y, z + 0.02) for x, y, z in places + far]
    return overlap(solid, Manifold.hull_points([*places, *far, *aside])) > 0


def _lowest_dots(inches, height):
    """Return the ends and the middle of the lowest row of dots, for any position of the lit
    area."""
    screen = size.SCREENS[inches]
    x, y = size.POCKET_MIDDLE
    low = y - screen.lit[1] / 2 - screen.shift
    return [(x + share * screen.lit[0], low, height) for share in (-0.5, 0.0, 0.5)]


def _towards(degrees):
    """Return the direction from a dot to the eye of a person in front of the unit."""
    return (0.0, -cos(radians(degrees)), sin(radians(degrees)))


@pytest.mark.parametrize("inches", size.SCREENS)
@pytest.mark.parametrize("degrees", [LOWEST, 45.0, 60.0])
def test_the_lowest_dots_are_seen(inches, degrees):
    """No lip of the lid hides them. A smaller screen's glass is level with its frame."""
    (lid,) = in_the_unit("lid")
    deep = size.SCREEN.glass[2] - size.GLASS_TO_DOTS if inches == "2.42" else 0.0
    front = size.LID_BOTTOM + size.SHELF_HEIGHT + size.SCREEN.thickness
    height = front + deep if inches == "2.42" else size.PANE_BOTTOM - 0.2 - size.GLASS_TO_DOTS
    assert not _hides(lid, _lowest_dots(inches, height), _towards(degrees))


def test_caps_do_not_reach_into_the_view():
    """The nearest caps stay below the line of sight from the lowest dots."""
    front = size.LID_BOTTOM + size.SHELF_HEIGHT + size.SCREEN.thickness
    _, low, height = _lowest_dots("2.42", front)[0]
    slope = sin(radians(LOWEST)) / cos(radians(LOWEST))
    for name, body in envelopes().items():
        if name.startswith("cap "):
            _, nearest, top = box(body)[1]
            assert height + (low - nearest) * slope > top, name


def test_a_lip_would_be_noticed():
    """A lid raised by three millimetres hides the lowest dots of the same screen."""
    (lid,) = in_the_unit("lid")
    raised = lid.translate((0, 0, 3.0))
    front = size.LID_BOTTOM + size.SHELF_HEIGHT + size.SCREEN.thickness
    dots = _lowest_dots("2.42", front)
    assert _hides(raised, dots, _towards(LOWEST))
