"""The committed KiCad project: its nets are the firmware's pins, its parts are where the case has
them, and what was made from it is made from it as it is. Needs no KiCad."""

import json

import pins
import pytest

from host_tools.hardware import nets as wiring
from host_tools.hardware import pico
from host_tools.hardware.pcb import build, checks, circuit, kicad, project

KICADS_OWN = {
    "footprint_filters_mismatch",
    "footprint_type_mismatch",
    "missing_courtyard",
    "npth_inside_courtyard",
    "pth_inside_courtyard",
}
"""What KiCad ignores in every new project."""


def _moved(monkeypatch, ref, by):
    """Return the board with a part elsewhere."""
    found = dict(project.footprints())
    x, y = found[ref].middle
    found[ref] = found[ref]._replace(middle=(x + by, y))
    monkeypatch.setattr(project, "footprints", lambda: found)


def test_the_board_has_no_faults():
    """Check nets, places, edges, widths, the bus, capacitors."""
    assert checks.faults() == []


def test_the_boards_nets_are_the_firmwares_pins():
    """The nets are read from the file alone, pad by pad."""
    on_pico = project.footprints()[wiring.PICO].nets
    for net, pin in [
        ("SDA", pins.SDA),
        ("SCL", pins.SCL),
        ("POWER", pins.POWER),
        ("BUZZER", pins.BUZZER),
        *((f"ROW{at}", pin) for at, pin in enumerate(pins.ROWS, 1)),
        *((f"COL{at}", pin) for at, pin in enumerate(pins.COLUMNS, 1)),
    ]:
        assert on_pico[str(pico.number(pin))] == f"/{net}"


def test_another_pin_in_the_firmware_is_noticed(monkeypatch):
    """Two pins are swapped in pins.py only."""
    monkeypatch.setattr(pins, "SDA", pins.SCL)
    monkeypatch.setattr(pins, "SCL", "GP4")
    assert any("('U1', '6')" in fault for fault in checks.wrong_nets())


@pytest.mark.parametrize("ref", ["S7", "H3", "U1", "S27"])
def test_a_part_moved_in_kicad_is_noticed_where_the_case_must_follow(ref, monkeypatch):
    _moved(monkeypatch, ref, 0.5)
    assert checks.wrong_places() == [f"{ref} is not where the case has it"]


def test_a_resistor_may_be_moved(monkeypatch):
    _moved(monkeypatch, "R3", 0.5)
    assert checks.faults() == []


def test_a_capacitor_far_from_its_module_is_noticed(monkeypatch):
    _moved(monkeypatch, "C5", 40.0)
    assert checks.faults() == ["C5 is too far from J1"]


def test_a_thin_track_and_a_long_bus_are_noticed(monkeypatch):
    thin = [*project.tracks(), project.Track("/SDA", 0.2, 500.0)]
    monkeypatch.setattr(project, "tracks", lambda: thin)
    assert [fault.split(" is ")[0] for fault in checks.faults()] == ["a track of /SDA", "/SDA"]


def test_every_bought_part_says_what_it_is():
    """Number, second source, height and where that is from, and a step or that it is left out."""
    for part in project.symbols().values():
        if part.bought:
            assert all(part.fields.get(name) for name in project.FIELDS), part.ref
            assert part.step in range(1, build.STEPS + 1) or part.left_out, part.ref


def test_every_key_of_the_schematic_is_the_firmwares():
    found = {ref: part.fields.get("Key") for ref, part in project.symbols().items()}
    assert {key.switch: key.name for key in wiring.KEYS}.items() <= found.items()


def test_schematic_and_board_have_the_same_parts():
    assert set(project.symbols()) == set(project.footprints())


def test_unused_pins_are_broken_out():
    """Every GPIO that the firmware does not use is on J2."""
    used = {pins.SDA, pins.SCL, pins.POWER, pins.BUZZER, *pins.ROWS, *pins.COLUMNS}
    spare = {name for name in pico.PINS if name.startswith("GP")} - used
    assert spare == set(circuit.SPARE_ORDER) - {"3V3", "GND"}


def test_the_lists_are_what_follows_from_the_project():
    stale = [
        path
        for path, content in build.written().items()
        if (build.FOLDER / path).read_bytes() != content
    ]
    assert stale == [], "run make hardware"


def test_gerbers_and_pictures_were_made_from_this_project():
    listed = build.manifest()
    assert listed["sources"] == build.sources(), "run make hardware"
    assert listed["files"] == {path.name: build.digest(path) for path in build.products()}


def test_the_archive_has_what_a_board_house_wants():
    """It has copper, mask and print of both sides, the outline, both kinds of holes, and no
    dates."""
    files = kicad.unzipped(build.GERBERS)
    endings = {name.rsplit("-", 1)[-1].rsplit(".", 1)[0] for name in files}
    assert {"F_Cu", "B_Cu", "F_Mask", "B_Mask", "F_Paste", "F_Silkscreen"} <= endings
    assert {"B_Silkscreen", "Edge_Cuts", "PTH", "NPTH"} <= endings
    for name, content in files.items():
        assert b"CreationDate" not in content, name


def test_nothing_is_excluded_from_the_rules():
    rules = json.loads((build.FOLDER / "courtier.kicad_pro").read_text(encoding="utf-8"))
    design = rules["board"]["design_settings"]
    ignored = {name for name, level in design["rule_severities"].items() if level == "ignore"}
    assert ignored == KICADS_OWN
    assert not design["drc_exclusions"]
    assert "erc" not in rules


def test_pictures_are_small_and_show_nothing_that_is_left_out():
    assert sum(path.stat().st_size for path in build.products()) < 3_000_000
    for name in build.PICTURE_NAMES:
        assert not {"U3", "Q1", "J2"} & set(build.shown(name))
    assert "R3" in build.shown("pcb_step1")


@pytest.mark.parametrize("step", range(1, build.STEPS + 1))
def test_every_step_has_parts(step):
    assert any(part.step == step for part in project.symbols().values())
