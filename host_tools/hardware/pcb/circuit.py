"""The board's parts and nets: those of the wiring table, and what only a printed board has.

What it adds: capacitors at the screen and the FRAM, a second header for screens with seven wires
and the pulse that resets them, and places for pull-ups where a module has none.
"""

from functools import cache
from typing import NamedTuple

from host_tools.hardware import dimensions as size
from host_tools.hardware import nets as wiring
from host_tools.hardware import pico
from host_tools.hardware.nets import Terminal
from host_tools.hardware.pcb.footprints import FOOTPRINTS, Footprint

VERSION = "1.0"
SCREEN7 = "J1"
SCREEN7_PINS = ("VCC", "GND", "DIN", "CLK", "CS", "DC", "RES")
"""In the order of Waveshare's cable."""
ADDED: dict[str, tuple[Terminal, ...]] = {
    "GND": (
        (SCREEN7, "GND"), (SCREEN7, "DC"), ("C1", "2"), ("C2", "2"), ("C3", "2"), ("C4", "2"),
        (wiring.FRAM, "WP"), (wiring.FRAM, "A0"), (wiring.FRAM, "A1"), (wiring.FRAM, "A2"),
    ),
    "3V3": (
        (SCREEN7, "VCC"), ("C1", "1"), ("C2", "1"), ("C4", "1"), ("R2", "1"), ("R3", "1"),
        ("R4", "1"),
    ),
    "SDA": ((SCREEN7, "DIN"), ("R3", "2")),
    "SCL": ((SCREEN7, "CLK"), ("R4", "2")),
    "SCREEN_RES": ((SCREEN7, "RES"), ("R2", "2"), ("C3", "1")),
}  # fmt: skip
"""What the board joins beside the wiring table."""


class Placed(NamedTuple):
    """A part on the board: where its middle is, in holes of the perforated board's grid, what is
    printed for it, at which step it is soldered (0: not at all), and the names of its pads."""

    ref: str
    value: str
    footprint: Footprint
    place: size.Place
    step: int
    pads: dict[str, str]

    @property
    def xy(self) -> tuple[float, float]:
        """Its middle in mm, as KiCad counts."""
        return on_sheet(size.xy(self.place))


MIDDLE = (105.0, 110.0)
"""Where the grid's middle lies on KiCad's sheet."""


def on_sheet(xy: tuple[float, float]) -> tuple[float, float]:
    """Millimetres as the case counts them, on KiCad's sheet."""
    return MIDDLE[0] + xy[0], MIDDLE[1] - xy[1]


FAR, NEAR, SIDE = 69.3, -74.7, 44.5
"""The board's edges in the case's millimetres: 89 x 144 mm, the USB socket just over the edge."""
CORNER = 2.0

STEPS = ("diodes and resistors", "capacitors and FRAM header", "keys and RESET", "piezo and switch",
         "Pico and screen header", "wires of the cells")  # fmt: skip
"""The order in which parts are soldered: the lowest first."""


@cache
def nets() -> dict[str, tuple[Terminal, ...]]:
    """Every net of the board by its name."""
    found = {name: (*terminals, *ADDED.get(name, ())) for name, terminals in wiring.nets().items()}
    grounds = tuple((wiring.PICO, str(pin)) for pin in pico.grounds())
    rest = [terminal for terminal in found["GND"] if terminal[0] != wiring.PICO]
    agnd = (wiring.PICO, str(pico.number("AGND")))
    found["GND"] = (*grounds, agnd, *rest)
    return found | {name: ADDED[name] for name in ADDED if name not in found}


def _middle(*places: size.Place) -> size.Place:
    xs, ys = [place[0] for place in places], [place[1] for place in places]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _axial(
    ref: str,
    value: str,
    kind: str,
    first: size.Place,
    second: size.Place,
    step: int,
    pads: dict[str, str] | None = None,
) -> Placed:
    return Placed(ref, value, FOOTPRINTS[kind], _middle(first, second), step,
                  pads or {"1": "1", "2": "2"})  # fmt: skip


def _keys() -> list[Placed]:
    found = []
    for key, placed in zip(wiring.KEYS, size.KEYS, strict=True):
        last = key.column == wiring.SIDE - 1
        kind = FOOTPRINTS["KeyMirrored" if last else "Key"]
        found.append(Placed(key.switch, key.name, kind, placed.place, 3, {"1": "1", "2": "2"}))
        if key.diode:
            column, row = placed.place
            place = (column - 3 if last else column + 3, row)
            names = {"1": "K", "2": "A"}
            found.append(Placed(key.diode, "1N4148", FOOTPRINTS["Diode"], place, 1, names))
    return found


def _row(first: size.Place, count: int) -> size.Place:
    return first[0] + (count - 1) / 2, first[1]


def _modules() -> list[Placed]:
    column, row = size.PICO_PIN_1
    middle = column + size.PICO_ROW_HOLES / 2, row + (size.PICO_PINS - 1) / 2
    own = {str(n): str(n) for n in range(1, 41)}
    from host_tools.hardware.board_parts import FRAM_ORDER, OLED_ORDER

    def numbered(names: tuple[str, ...]) -> dict[str, str]:
        return {str(at): name for at, name in enumerate(names, 1)}

    return [
        Placed(wiring.PICO, "Raspberry Pi Pico", FOOTPRINTS["Pico"], middle, 5, own),
        Placed(wiring.OLED, "SCREEN", FOOTPRINTS["Screen4"], _row(size.OLED_PIN_1, 4), 5,
               numbered(OLED_ORDER)),
        Placed(wiring.FRAM, "FRAM", FOOTPRINTS["Fram"], _row(size.FRAM_PIN_1, 8), 2,
               numbered(FRAM_ORDER)),
        Placed(SCREEN7, "SCREEN 7", FOOTPRINTS["Screen7"], (6, 17), 5, numbered(SCREEN7_PINS)),
    ]  # fmt: skip


@cache
def parts() -> dict[str, Placed]:
    """Every part on the board by its reference."""
    both = {"1": "1", "2": "2"}
    small = [
        _axial("D25", "1N5817", "Schottky", (14, 16), (18, 16), 1, {"1": "K", "2": "A"}),
        _axial("R1", "330", "ResistorUpright", (29, 18), (29, 14), 1),
        _axial("R2", "10k", "Resistor", (10, 12.6), (13, 12.6), 1),
        _axial("R3", "4k7", "Resistor", (10, 14), (13, 14), 1),
        _axial("R4", "4k7", "Resistor", (10, 15.4), (13, 15.4), 1),
        _axial("C1", "100n", "Disc", (11, 8), (13, 8), 2),
        _axial("C2", "100n", "DiscUpright", (14, 2), (14, 0), 2),
        _axial("C3", "100n", "Disc", (10, 17), (12, 17), 2),
        Placed("C4", "10u", FOOTPRINTS["Can"], (11.5, 10.3), 2, both),
        Placed(wiring.PIEZO, "PIEZO", FOOTPRINTS["Piezo"], _middle(*size.PIEZO_PINS), 4, both),
        # A little to the right of its holes in the grid: copper for a flat Pico comes near.
        Placed(wiring.RESET, "RESET", FOOTPRINTS["Tact6"],
               (_middle(*size.RESET_PINS)[0] + 0.3, _middle(*size.RESET_PINS)[1]), 3, both),
        Placed(wiring.SLIDE, "CELLS", FOOTPRINTS["Slide"], _middle(*size.SLIDE_PINS), 4,
               both | {"3": "3"}),
        Placed(wiring.CELLS, "2 x AA", FOOTPRINTS["Cells"], _middle(*size.BATTERY_PINS), 6,
               {"1": "+", "2": "-"}),
    ]  # fmt: skip
    screws = [
        Placed(f"H{at}", "M3", FOOTPRINTS["Screw"], place, 0, {})
        for at, place in enumerate(size.SCREWS, 1)
    ]
    return {part.ref: part for part in [*_keys(), *_modules(), *small, *screws]}


def pin_name(ref: str, name: str) -> str:
    """What a pin is called on the schematic."""
    if ref == wiring.SLIDE:
        return {"1": "on", "2": "middle", "3": "off"}[name]
    return pico.PINS[int(name) - 1] if ref == wiring.PICO else name


def on_board(net: str) -> str:
    """A net's name in KiCad's files: a key's own is known on its sheet only, which KiCad marks."""
    return f"/{net.replace(' ', '_')}" if net.startswith("KEY ") else net


def pad_nets(ref: str) -> dict[str, str]:
    """The net of each of a part's pads; one that is joined to nothing has a net of its own, called
    as KiCad calls it."""
    joined = {terminal: on_board(name) for name, found in nets().items() for terminal in found}
    part = parts()[ref]
    return {
        pad: joined.get((ref, name)) or f"unconnected-({ref}-{pin_name(ref, name)}-Pad{pad})"
        for pad, name in part.pads.items()
    }
