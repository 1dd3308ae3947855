"""The committed PCB: made by this code from the firmware's pins, joined, clear, and where the case
has it. Needs no KiCad."""

import json

import pins
import pytest

from host_tools.hardware import nets as wiring
from host_tools.hardware import pico
from host_tools.hardware.pcb import build, checks, circuit, kicad, reading
from host_tools.hardware.pcb.copper import Track
from host_tools.hardware.pcb.sexpr import read, write

BOARD = reading.load(build.FOLDER / build.BOARD)
SHEET = reading.load(build.FOLDER / build.SHEET)


def test_project_and_lists_are_what_is_made_now():
    """Byte for byte: schematic, libraries, rules, bill of materials, placement."""
    stale = [
        path
        for path, content in build.written().items()
        if not (build.FOLDER / path).is_file() or (build.FOLDER / path).read_bytes() != content
    ]
    assert stale == [], "run make hardware"


def test_the_board_is_what_is_made_now_with_its_own_tracks():
    """Everything but tracks and planes comes from the code; those are proved below."""
    text = (build.FOLDER / build.BOARD).read_text(encoding="utf-8")
    assert build.again(build.FOLDER / build.BOARD) == text, "run make hardware"


def test_the_board_holds():
    """Nets, places, widths, edges, every pad reached, clearances, the bus, capacitors."""
    assert checks.faults(BOARD) == []


def test_the_boards_nets_are_the_firmwares_pins():
    """Found from the file alone, pad by pad."""
    made = reading.pad_nets(BOARD)
    for net, pin in [
        ("SDA", pins.SDA),
        ("SCL", pins.SCL),
        ("POWER", pins.POWER),
        ("BUZZER", pins.BUZZER),
        *((f"ROW{at}", pin) for at, pin in enumerate(pins.ROWS, 1)),
        *((f"COL{at}", pin) for at, pin in enumerate(pins.COLUMNS, 1)),
    ]:
        on_pico = {pad for ref, pad in made[net] if ref == wiring.PICO}
        assert on_pico == {str(pico.number(pin))}, net


def test_schematic_and_board_are_the_same_circuit():
    """The schematic's nets, found by what meets on the sheet, and the board's."""
    joined = {
        net: pads
        for net, pads in reading.pad_nets(BOARD).items()
        if not net.startswith("unconnected")
    }
    assert reading.schematic_nets(SHEET) == joined


def test_another_pin_in_the_firmware_is_noticed(monkeypatch):
    """A change of pins.py that is not carried through: two pins exchanged."""
    monkeypatch.setattr(pins, "SDA", pins.SCL)
    monkeypatch.setattr(pins, "SCL", "GP4")
    circuit.nets.cache_clear()
    try:
        found = checks._wrong_nets(BOARD)
    finally:
        monkeypatch.undo()
        circuit.nets.cache_clear()
    assert any(fault.startswith("SDA") for fault in found)


def test_a_short_and_a_missing_track_are_noticed():
    tracks, vias = reading.tracks(BOARD), reading.vias(BOARD)
    moved = [
        track._replace(net="SCL") if at == 0 and track.net != "SCL" else track
        for at, track in enumerate(tracks)
    ]
    assert checks.too_near(moved, vias)
    without = [track for track in tracks if track.net != "RUN"]
    assert "RUN is in" in "".join(checks._not_joined(BOARD, without, vias))


def test_a_thin_track_and_one_below_the_usb_socket_are_noticed():
    x, y = circuit.parts()[wiring.PICO].xy
    thin = Track("SDA", "F.Cu", (x, y), (x, y - 24), 0.2)
    assert checks._thin([thin])
    assert checks._outside([thin], [])


def test_gerbers_and_pictures_were_made_from_this_board():
    listed = build.manifest()
    assert listed["board"] == build.digest(build.FOLDER / build.BOARD), "run make hardware"
    assert listed["files"] == {path.name: build.digest(path) for path in build.products()}


def test_the_archive_has_what_a_board_house_wants():
    """Copper, mask and print of both sides, the outline, both kinds of holes; no dates."""
    files = kicad.unzipped(build.FOLDER / build.GERBERS)
    endings = {name.rsplit("-", 1)[-1].rsplit(".", 1)[0] for name in files}
    assert {"F_Cu", "B_Cu", "F_Mask", "B_Mask", "F_Silkscreen", "B_Silkscreen"} <= endings
    assert {"Edge_Cuts", "PTH", "NPTH"} <= endings
    for name, content in files.items():
        assert b"CreationDate" not in content, name


def test_the_list_of_parts_and_their_places_agree():
    bill = (build.FOLDER / "bom.csv").read_text(encoding="utf-8")
    placed = (build.FOLDER / "placement.csv").read_text(encoding="utf-8").splitlines()[1:]
    soldered = {part.ref for part in circuit.parts().values() if part.step}
    assert {line.split(",")[0] for line in placed} == soldered
    assert all(ref in bill for ref in soldered)


def test_files_are_small():
    sizes = [path.stat().st_size for path in build.products()]
    assert sum(sizes) < 1_500_000


def test_trees_are_read_as_they_were_written():
    text = (build.FOLDER / build.SHEET).read_text(encoding="utf-8")
    assert read(write(read(text))) == read(text)
    rules = json.loads((build.FOLDER / "courtier.kicad_pro").read_text(encoding="utf-8"))
    assert rules["board"]["design_settings"]["rule_severities"] == {}, "nothing is excluded"


@pytest.mark.parametrize("step", range(1, len(circuit.STEPS) + 1))
def test_every_step_has_parts(step):
    assert any(part.step == step for part in circuit.parts().values())
