"""Printed and bought parts fit, with the gaps they need."""

import pytest

from host_tools.hardware import dimensions as size
from host_tools.hardware.case import clashes, openings
from host_tools.hardware.case.envelopes import WAYS, envelopes
from host_tools.hardware.case.placing import PLACINGS
from host_tools.hardware.case.solids import box, cuboid, cylinder, nearer, overlap
from host_tools.hardware.pcb import project
from tests.hardware.case_meshes import in_the_unit, unit

pytestmark = pytest.mark.slow


def _inside(solid, point):
    """Return whether a small cube round a point is entirely solid."""
    spans = [(at - 0.05, at + 0.05) for at in point]
    return overlap(solid, cuboid(*spans)) == pytest.approx(0.001)


@pytest.mark.parametrize("inches", size.SCREENS)
@pytest.mark.parametrize("way", WAYS)
def test_no_two_solids_of_the_assembly_overlap(way, inches):
    """Every part at its largest, for each board and each screen; bought parts keep their distance
    from printed ones."""
    printed, bought = clashes.assembly(unit(), inches), envelopes(way, inches)
    assert clashes.printed_clashes(printed, bought) == []
    assert clashes.bought_clashes(bought) == []
    assert clashes.overlaps(printed) == []


def test_every_part_has_its_room():
    names = list(envelopes())
    assert sum(name.startswith("switch ") for name in names) == 25
    assert sum(name.startswith("cap ") for name in names) == 25
    assert {"board", "pico", "usb plug", "screen", "screen glass", "pane", "holder"} <= set(names)
    assert sum(name.startswith("cell ") for name in names) == 2


def test_every_part_of_the_bill_has_its_room():
    """Each has its own name or its own body; of the screen's headers one is used at a time."""
    known = {"U1": "pico", "U3": "fram", "BZ1": "piezo", "S26": "reset button"}
    known["S27"] = "slide switch"
    found = set(envelopes(inches="2.42")) | set(envelopes(inches="1.3"))
    for ref, part in project.symbols().items():
        if part.bought and "Key" not in part.fields:
            assert known.get(ref, ref) in found


def test_a_can_of_eleven_millimetres_under_the_screen_is_noticed(monkeypatch):
    """C4 once was such a can."""
    found = dict(project.symbols())
    fields = found["C4"].fields | {"Height": "11.0"}
    found["C4"] = found["C4"]._replace(fields=fields)
    monkeypatch.setattr(project, "symbols", lambda: found)
    assert any("C4" in pair for pair in clashes.bought_clashes(envelopes()))


def test_a_higher_connector_is_noticed(monkeypatch):
    monkeypatch.setattr(size, "CONNECTOR", (18.0, 9.0, 7.0))
    assert any("screen connector" in pair for pair in clashes.bought_clashes(envelopes()))


def test_a_finger_reaches_the_slide_switch():
    """The lever ends less than two millimetres below the surface, in a hollow."""
    top = box(envelopes()["slide switch lever"])[1][2]
    assert size.LID_TOP - 2.0 < top < size.LID_TOP
    (lid,) = in_the_unit("lid")
    x, y = openings.SLIDE_MIDDLE
    fingertip = cuboid((x - 5, x + 2), (y - 6, y + 6), (size.LID_TOP - 1.5, size.LID_TOP))
    assert not overlap(lid, fingertip)


def test_the_lids_near_edge_snaps():
    """A lid lifted a little meets the ridge; in place it does not."""
    (lid,), (floor,) = in_the_unit("lid"), in_the_unit("floor")
    assert not overlap(lid, floor)
    assert overlap(lid.translate((0, 0, 0.5)), floor) > 0


def test_solder_joints_of_a_small_screen_are_free():
    """The frame's opening includes them; otherwise they would be inside the plate."""
    for inches in ("1.3", "0.96"):
        printed = clashes.assembly(unit(), inches)
        (frame,) = [copies[0] for name, copies in printed.items() if name.startswith("frame")]
        joints = envelopes(inches=inches)["screen joints"]
        assert not overlap(frame, joints)
        assert overlap(frame, joints.translate((0, 4.0, 0))) > 0


def test_caps_travel_freely_and_stand_out_of_the_lid():
    for key in size.KEYS:
        low, high = box(envelopes()[f"cap {key.name}"])
        body_high = box(envelopes()[f"switch {key.name}"])[1]
        assert low[2] > body_high[2], "pressed down, the cap must not meet the switch's body"
        assert high[2] - size.KEY_TRAVEL > size.LID_TOP, "pressed down, a finger must reach it"


def test_screws_go_through_empty_holes_of_the_board():
    assert clashes.holes_line_up()


@pytest.mark.parametrize("place", size.SCREWS)
def test_a_screws_holes_line_up_and_it_bites(place):
    x, y = size.xy(place)
    hidden = place in size.SCREWS_UNDER_SHEET
    top = size.SHEET_TOP_OF_PLATE if hidden else size.LID_TOP
    tip = top - size.SCREW_LENGTH
    (floor,) = in_the_unit("floor")
    (lid,) = in_the_unit("lid")
    assert size.BOARD_BOTTOM - tip >= 2.5 * size.SCREW_DIAMETER, "too little thread"
    # Down the axis there is air as far as the tip, and beside it the post.
    assert not overlap(lid, cylinder((x, y), 1.0, (size.LID_BOTTOM, top)))
    assert not overlap(floor, cylinder((x, y), 1.0, (tip, size.BOARD_BOTTOM)))
    assert _inside(floor, (x + size.SCREW_PILOT / 2 + 0.3, y, tip))
    assert _inside(floor, (x, y, size.FLOOR + 0.5))


def test_the_cells_come_out_through_the_floor():
    (floor,) = in_the_unit("floor")
    low, high = box(envelopes()["holder"])
    way_out = cuboid((low[0], high[0]), (low[1], high[1]), (-5.0, high[2]))
    assert not nearer(floor, way_out, clashes.CLEARANCE)


def test_a_lid_that_sits_too_low_is_noticed():
    low_lid = unit() | {"lid": [in_the_unit("lid")[0].translate((0, 0, -0.2))]}
    found = clashes.printed_clashes(low_lid, envelopes())
    assert "usb plug and lid" in found


def test_a_shifted_board_of_keys_is_noticed():
    moved = unit() | {"lid": [in_the_unit("lid")[0].translate((0.5, 0, 0))]}
    assert sum("cap " in pair for pair in clashes.printed_clashes(moved, envelopes())) == 25


def test_bodies_that_meet_are_noticed_and_neighbours_are_not():
    one, two = cuboid((0, 2), (0, 2), (0, 2)), cuboid((2.5, 4), (0, 2), (0, 2))
    assert not nearer(one, two, 0.4)
    assert nearer(one, two, 0.6)
    assert not nearer(one, cuboid((2, 4), (0, 2), (0, 2)), 0.0), "they only touch"
    assert overlap(one, cuboid((0.5, 1), (0.5, 1), (0.5, 1))) == pytest.approx(0.125)


def test_a_body_swallowed_by_a_part_is_noticed():
    (floor,) = in_the_unit("floor")
    z = (0.8, 1.6)
    assert overlap(floor, cuboid((-30, -29), (30, 31), z)), "in the middle of the floor"
    assert not overlap(floor, cuboid((-30, -29), (30, 31), (5, 6))), "above it"


def test_every_printed_part_is_in_the_unit():
    assert sum(len(placing.copies) for placing in PLACINGS.values()) == 3 + len(size.SCREWS)
