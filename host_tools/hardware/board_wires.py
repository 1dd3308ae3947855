"""How the holes are joined on the board's solder side.

Bare wires go straight from hole to hole and touch every hole on their way; insulated ones touch
only the two holes they end in, and cross everything.
"""

from itertools import pairwise
from typing import NamedTuple

from host_tools.hardware import dimensions as size
from host_tools.hardware import nets
from host_tools.hardware.board_parts import LAST, PICO_HOLES, Hole, parts


class Wire(NamedTuple):
    """A wire through holes, on the solder side. A diode's own lead, bent over, is a bare wire
    too."""

    net: str
    holes: tuple[Hole, ...]
    bare: bool
    lead: bool = False


def wires() -> list[Wire]:
    """Every wire, in the order in which they are soldered."""
    return [*_columns(), *_leads(), *_rows(), *_supply(), *_bus(), *_small()]


def hole(ref: str, pin: str) -> Hole:
    """The first hole of a part's pin."""
    return parts()[ref].pins[pin][0]


def _columns() -> list[Wire]:
    """A bare wire down each column touches all its switches; one wire from each to the Pico."""
    found = []
    for column in range(nets.SIDE):
        switches = [key.switch for key in nets.KEYS if key.column == column and key.diode]
        ends = [place for ref in switches for place in parts()[ref].pins["1"]]
        net = f"COL{column + 1}"
        found.append(Wire(net, (min(ends), max(ends)), True))
    for column in range(nets.SIDE):
        net = f"COL{column + 1}"
        found.append(Wire(net, (PICO_HOLES[net], found[column].holes[0]), False))
    return found


def _leads() -> list[Wire]:
    """Each diode's anode lead reaches over to its switch."""
    return [
        Wire(f"KEY {key.name}", (hole(key.diode, "A"), hole(key.switch, "2")), True, lead=True)
        for key in nets.KEYS
        if key.diode
    ]


def _rows() -> list[Wire]:
    """From cathode to cathode, over the columns; the last two diodes are neighbours."""
    found = []
    for row in range(nets.SIDE):
        net = f"ROW{row + 1}"
        keys = [key for key in nets.KEYS if key.row == row and key.diode]
        for left, right in pairwise(keys):
            ends = hole(left.diode, "K"), hole(right.diode, "K")
            found.append(Wire(net, ends, right.column == LAST))
        middle = hole(keys[nets.SIDE // 2].diode, "K")
        found.append(Wire(net, (PICO_HOLES[net], middle), False))
    return found


def _supply() -> list[Wire]:
    plus, minus = hole(nets.CELLS, "+"), hole(nets.CELLS, "-")
    anode, cathode = hole(nets.SCHOTTKY, "A"), hole(nets.SCHOTTKY, "K")
    to_cells = _ground(nets.CELLS)
    return [
        Wire("CELLS", (plus, hole(nets.SLIDE, "2")), False),
        Wire("SWITCHED", (hole(nets.SLIDE, "1"), anode), False),
        Wire("VSYS", (cathode, PICO_HOLES["VSYS"]), False),
        Wire("GND", (minus, (minus[0], to_cells[1]), to_cells), True),
        Wire("3V3", (PICO_HOLES["3V3"], hole(nets.OLED, "VCC")), False),
        Wire("GND", (_ground(nets.OLED), hole(nets.OLED, "GND")), False),
    ]


def _bus() -> list[Wire]:
    """From the Pico to the OLED, and on to the FRAM if there is one."""
    found = [Wire(net, (PICO_HOLES[net], hole(nets.OLED, net)), False) for net in ("SDA", "SCL")]
    for net, pin in (("GND", "GND"), ("3V3", "VCC"), ("SCL", "SCL"), ("SDA", "SDA")):
        found.append(Wire(net, (hole(nets.OLED, pin), hole(nets.FRAM, pin)), False))
    return found


def _small() -> list[Wire]:
    """Piezo, reset and POWER."""
    power = next(key.switch for key in nets.KEYS if not key.diode)
    first, second = hole(nets.RESISTOR, "1"), hole(nets.RESISTOR, "2")
    reset = hole(nets.RESET, "2")
    to_reset = _ground(nets.RESET)
    return [
        Wire("BUZZER", (PICO_HOLES["BUZZER"], first), True),
        Wire("PIEZO", (second, hole(nets.PIEZO, "1")), False),
        Wire("GND", (hole(nets.PIEZO, "2"), _ground(nets.PIEZO)), True),
        Wire("RUN", (PICO_HOLES["RUN"], hole(nets.RESET, "1")), False),
        Wire("GND", (reset, to_reset), True),
        Wire("POWER", (PICO_HOLES["POWER"], hole(power, "1")), False),
        Wire("GND", (_ground("POWER"), hole(power, "2")), False),
    ]


def _ground(whose: str) -> Hole:
    return PICO_HOLES[str(nets.GROUNDS[whose])]


def touched(wire: Wire) -> list[Hole]:
    """The holes a wire touches: its two ends, or all on its way if it is bare. A lead bent over
    goes straight to its end and lies on no hole between."""
    if not wire.bare or wire.lead:
        return [wire.holes[0], wire.holes[-1]]
    found = [wire.holes[0]]
    for x, y in wire.holes[1:]:
        while found[-1] != (x, y):
            at_x, at_y = found[-1]
            found.append((at_x + (x > at_x) - (x < at_x), at_y + (y > at_y) - (y < at_y)))
    return found


def length_mm(wire: Wire) -> float:
    """How much wire it takes, along the grid."""
    pairs = pairwise(wire.holes)
    return sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in pairs) * size.PITCH
