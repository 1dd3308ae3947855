"""The perforated board joins exactly what the wiring table asks for, and it can be built."""

import pins
import pytest

from host_tools.hardware import board_check, nets, pico, wiring_table
from host_tools.hardware.board_parts import PICO_HOLES, parts
from host_tools.hardware.board_wires import Wire, length_mm, touched, wires


def test_the_board_can_be_built():
    """Nets, holes, bodies, edges, screws."""
    assert board_check.faults() == []


@pytest.mark.parametrize("at", range(len(wires())))
def test_each_wire_is_needed(at):
    """Without it the nets are not the table's any more."""
    some = wires()
    del some[at]
    assert board_check.extracted(parts(), some) != board_check.wanted()


def test_a_wire_in_the_wrong_hole_is_found():
    """A bare one that reaches a hole too far, and a row that ends on its neighbour's pin."""
    some = wires()
    some[0] = some[0]._replace(holes=(some[0].holes[0], (7, 20)))
    assert board_check.extracted(parts(), some) != board_check.wanted()


def test_a_wire_drawn_over_a_strange_pad_is_found():
    """One straight from pin 1 to pin 4 lies over the two pins between them."""
    wire = Wire("SDA", (PICO_HOLES["1"], PICO_HOLES["4"]), False)
    assert board_check.over_pads(parts(), [wire]) == [
        f"a wire of SDA is drawn over U1 {pin}" for pin in (1, 2, 3, 4)
    ]


def test_every_pin_of_the_firmware_is_wired():
    """And the battery's, which is measured on the Pico itself, is not."""
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
    """Anode at the key, cathode on the row; POWER has none."""
    for key in nets.KEYS:
        if key.diode:
            assert nets.net_of((key.diode, "K")) == f"ROW{key.row + 1}"
            assert nets.net_of((key.switch, "1")) == f"COL{key.column + 1}"
            assert nets.net_of((key.diode, "A")) == nets.net_of((key.switch, "2"))
        else:
            assert key.name == "POWER"
            assert nets.net_of((key.switch, "2")) == "GND"


def test_no_terminal_is_on_two_nets():
    """The wiring table contradicts itself nowhere."""
    terminals = [terminal for net in nets.nets().values() for terminal in net]
    assert len(terminals) == len(set(terminals))


def test_the_table_has_every_net():
    """The keys' own nets are one line."""
    listed = {row.net for row in wiring_table.rows()}
    assert listed == {name for name in nets.nets() if not name.startswith("KEY")}


def test_a_bare_wire_touches_what_it_passes():
    """Corner by corner, and an insulated one only its ends."""
    bare = next(wire for wire in wires() if wire.bare and len(wire.holes) == 3)
    assert len(touched(bare)) == 1 + round(length_mm(bare) / 2.54)
    assert len(touched(next(wire for wire in wires() if not wire.bare))) == 2
