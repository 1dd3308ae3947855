"""Where each part sits on the perforated board, in holes: its body and the holes of its pins.

The keys' places, the Pico's and the modules' are the case's too and come from `dimensions`. What
is placed here is low and fits anywhere: the diodes stand in the gaps between the switches, the
last column's to the left of it, since the board ends on its right.
"""

from typing import NamedTuple

from host_tools.hardware import dimensions as size
from host_tools.hardware import nets

Hole = tuple[int, int]


class Part(NamedTuple):
    """A part: its corners in holes (left, far, right, near) as seen from above, and each pin's
    holes; several holes of one pin are joined inside the part."""

    ref: str
    body: tuple[float, float, float, float]
    pins: dict[str, tuple[Hole, ...]]


_DIODE_RADIUS, _DIODE_LENGTH = 0.95, 4.2
_RECTIFIER_RADIUS, _RECTIFIER_LENGTH = 1.35, 5.2
_RESISTOR_RADIUS, _RESISTOR_LENGTH = 1.2, 6.5
OLED_ORDER = ("GND", "VCC", "SCL", "SDA")
FRAM_ORDER = ("VCC", "GND", "WP", "SCL", "SDA", "A2", "A1", "A0")
LAST = nets.SIDE - 1


def parts() -> dict[str, Part]:
    """Every part by its reference."""
    found = [_pico(), _oled(), _fram(), _piezo(), _reset(), _slide(), _cells()]
    found += [_resistor(), _schottky()]
    for key in nets.KEYS:
        found.append(_switch(key))
        if key.diode:
            found.append(_diode(key))
    return {part.ref: part for part in found}


def _whole(place: size.Place) -> Hole:
    """A place that is a hole."""
    if place[0] % 1 or place[1] % 1:
        raise ValueError(f"{place} is between the holes")
    return int(place[0]), int(place[1])


def _around(middle: size.Place, width: float, length: float) -> tuple[float, float, float, float]:
    """A body so many mm wide and long."""
    x, y = width / 2 / size.PITCH, length / 2 / size.PITCH
    return middle[0] - x, middle[1] - y, middle[0] + x, middle[1] + y


def _axial(ref: str, first: Hole, second: Hole, radius: float, length: float, names: str) -> Part:
    """A part with a lead at either end, lying between two holes."""
    middle = (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
    upright = first[0] == second[0]
    body = _around(middle, 2 * radius, length) if upright else _around(middle, length, 2 * radius)
    return Part(ref, body, {names[0]: (first,), names[1]: (second,)})


def _switch(key: nets.Key) -> Part:
    """Its left pins are the column's; the last column is the other way round."""
    placed = size.KEYS[key.row * nets.SIDE + key.column]
    left, right = (tuple(map(_whole, pair)) for pair in placed.pins)
    column, contact = (right, left) if key.column == LAST else (left, right)
    body = _around(placed.place, size.SWITCH_SIDE, size.SWITCH_SIDE)
    return Part(key.switch, body, {"1": column, "2": contact})


def _diode(key: nets.Key) -> Part:
    column, row = size.KEYS[key.row * nets.SIDE + key.column].place
    x = int(column) - 3 if key.column == LAST else int(column) + 3
    anode, cathode = (x, int(row - 1.5)), (x, int(row + 1.5))
    return _axial(key.diode, anode, cathode, _DIODE_RADIUS, _DIODE_LENGTH, "AK")


def _resistor() -> Part:
    """Right of the Pico, level with its buzzer pin."""
    x = int(size.FREE_ZONES[1][0][0]) + 1
    row = PICO_HOLES[nets.net_of((nets.RESISTOR, "1"))][1]
    return _axial(nets.RESISTOR, (x, row), (x, row - 4), _RESISTOR_RADIUS, _RESISTOR_LENGTH, "12")


def _schottky() -> Part:
    """Beside where the cells' wires arrive."""
    (left, far), (right, _) = size.FREE_ZONES[0]
    first, second = (int(left), int(far) + 1), (int(right), int(far) + 1)
    return _axial(nets.SCHOTTKY, first, second, _RECTIFIER_RADIUS, _RECTIFIER_LENGTH, "AK")


def _pico_holes() -> dict[str, Hole]:
    """The hole of each of the Pico's pins, by number."""
    column, row = _whole(size.PICO_PIN_1)
    found = {}
    for number in range(1, 2 * size.PICO_PINS + 1):
        if number <= size.PICO_PINS:
            found[str(number)] = (column, row + number - 1)
        else:
            found[str(number)] = (column + size.PICO_ROW_HOLES, row + 2 * size.PICO_PINS - number)
    return found


PICO_HOLES = _pico_holes() | {
    name: _pico_holes()[pin]
    for name, terminals in nets.nets().items()
    for ref, pin in terminals
    if ref == nets.PICO and name != "GND"
}
"""The holes of the Pico's pins, by number and, where there is only one on a net, by the net."""


def _pico() -> Part:
    column, row = size.PICO_PIN_1
    middle = column + size.PICO_ROW_HOLES / 2, row + (size.PICO_PINS - 1) / 2
    body = _around(middle, size.PICO_WIDTH, size.PICO_LENGTH)
    return Part(nets.PICO, body, {pin: (hole,) for pin, hole in _pico_holes().items()})


def _module(
    ref: str, first: size.Place, names: tuple[str, ...], width: float, length: float, edge: float
) -> Part:
    """A module with a row of pins along its far edge."""
    column, row = _whole(first)
    middle = column + (len(names) - 1) / 2
    far = row - edge / size.PITCH
    half = width / 2 / size.PITCH
    body = (middle - half, far, middle + half, far + length / size.PITCH)
    return Part(ref, body, {name: ((column + at, row),) for at, name in enumerate(names)})


def _oled() -> Part:
    """The header that the screen's cable is plugged onto: the screen itself lies in the lid."""
    sides = len(OLED_ORDER) * size.PITCH, size.CABLE_LENGTH, size.OLED_PIN_EDGE
    return _module(nets.OLED, size.OLED_PIN_1, OLED_ORDER, *sides)


def _fram() -> Part:
    sides = size.FRAM_WIDTH, size.FRAM_LENGTH, size.FRAM_PIN_EDGE
    return _module(nets.FRAM, size.FRAM_PIN_1, FRAM_ORDER, *sides)


def _piezo() -> Part:
    left, right = map(_whole, size.PIEZO_PINS)
    middle = (left[0] + right[0]) / 2, left[1]
    body = _around(middle, size.PIEZO_DIAMETER, size.PIEZO_DIAMETER)
    return Part(nets.PIEZO, body, {"1": (left,), "2": (right,)})


def _reset() -> Part:
    far_right, near_right, far_left, near_left = map(_whole, size.RESET_PINS)
    middle = (far_left[0] + far_right[0]) / 2, (far_left[1] + near_left[1]) / 2
    body = _around(middle, size.RESET_SIDE, size.RESET_SIDE)
    return Part(nets.RESET, body, {"1": (far_right, near_right), "2": (near_left, far_left)})


def _slide() -> Part:
    on, middle, off = map(_whole, size.SLIDE_PINS)
    body = _around(middle, size.SLIDE_WIDTH, size.SLIDE_LENGTH)
    return Part(nets.SLIDE, body, {"1": (on,), "2": (middle,), "3": (off,)})


def _cells() -> Part:
    """Only the two holes of the holder's wires: the holder itself is in the floor."""
    plus, minus = map(_whole, size.BATTERY_PINS)
    body = (plus[0] - 0.4, plus[1] - 0.4, minus[0] + 0.4, minus[1] + 0.4)
    return Part(nets.CELLS, body, {"+": (plus,), "-": (minus,)})
