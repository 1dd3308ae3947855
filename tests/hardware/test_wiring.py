"""The wiring follows the firmware's pins.py, and the drawings show it."""

import csv
import re
from hashlib import sha256

import pins
import pytest

from host_tools.hardware import nets, pico, wiring_table
from host_tools.hardware.generate import FOLDER, GUIDES

DRAWN = "5bdc035421b6a5b6bbb8959b0a01df6e210b2aeb204fd73788802b918aca75af"
"""The digest of the wiring that the drawings show."""
DRAWINGS = ("wiring", "matrix", "power", "board_above", "board_keys", "board_below")


def test_the_drawings_show_this_wiring():
    """They are drawn by hand: after a change of pins.py change them, the pages of `perfboard` and
    the PCB, then the digest."""
    assert sha256(wiring_table.as_csv()).hexdigest() == DRAWN
    assert all((FOLDER / f"pictures/{name}.svg").is_file() for name in DRAWINGS)


def test_the_perforated_boards_wires_end_on_their_nets():
    """Each end in the list of wires, as `column,row  part pin`; every net but the diodes' own leads
    has a wire."""
    text = (FOLDER / "perfboard/wires.csv").read_text(encoding="utf-8")
    wires = list(csv.DictReader(text.splitlines()))
    for wire in wires:
        for end in (wire["from"], wire["to"]):
            _, part, pin = end.split()
            assert (part, pin) in nets.nets()[wire["net"]], wire
    assert {wire["net"] for wire in wires} == {
        name for name in nets.nets() if not name.startswith("KEY")
    }


def test_every_pin_of_the_firmware_is_wired():
    """The battery's pin is not: it is measured on the Pico itself."""
    wired = {
        pico.PINS[int(pin) - 1]
        for net in nets.nets().values()
        for ref, pin in net
        if ref == nets.PICO
    }
    asked = {pins.SDA, pins.SCL, pins.POWER, pins.BUZZER, *pins.ROWS, *pins.COLUMNS}
    assert wired == asked | {"GND", "3V3", "VSYS", "RUN"}
    assert pins.BATTERY == "A3"


def test_diodes_point_from_column_to_row():
    """The anode is at the key, the cathode on the row; POWER has none."""
    for key in nets.KEYS:
        if key.diode:
            assert nets.net_of((key.diode, "K")) == f"ROW{key.row + 1}"
            assert nets.net_of((key.switch, "1")) == f"COL{key.column + 1}"
            assert nets.net_of((key.diode, "A")) == nets.net_of((key.switch, "2"))
        else:
            assert key.name == "POWER"
            assert nets.net_of((key.switch, "2")) == "GND"


def test_no_terminal_is_on_two_nets():
    """The wiring table has no contradictions."""
    terminals = [terminal for net in nets.nets().values() for terminal in net]
    assert len(terminals) == len(set(terminals))


@pytest.mark.parametrize("guide", GUIDES.values())
def test_the_guides_table_has_every_net_with_its_pins(guide):
    """The nets of single keys are one line."""
    text = (FOLDER / guide).read_text(encoding="utf-8")
    cells = [[cell.strip() for cell in line.split("|")] for line in text.splitlines()]
    rows = {row[1]: row for row in cells if len(row) == 7}
    for net, terminals in nets.nets().items():
        if net.startswith("KEY"):
            continue
        own = [pin for ref, pin in terminals if ref == nets.PICO]
        names = {pico.PINS[int(pin) - 1] for pin in own}
        assert rows[net][2:4] == [", ".join(own), "".join(names)]
        for key in nets.KEYS:
            for ref in {key.switch, key.diode} & {ref for ref, _ in terminals}:
                assert re.search(rf"{key.name} \(\w+ {ref}\)", rows[net][4]), (net, key.name)
