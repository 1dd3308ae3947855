"""The schematic's own symbols: boxes with named pins, and the usual signs of small parts."""

from typing import NamedTuple

from host_tools.hardware import pico
from host_tools.hardware.board_parts import FRAM_ORDER, OLED_ORDER
from host_tools.hardware.pcb.circuit import SCREEN7_PINS, Placed
from host_tools.hardware.pcb.sexpr import Text, Tree, write

STEP = 2.54
_PIN = 2.54
SYMBOL_VERSION = 20241209


class Pin(NamedTuple):
    """A pin: its pad, its name, what KiCad calls its kind, and where a wire meets it (y up);
    `right` says on which side of the body."""

    pad: str
    name: str
    kind: str
    x: float
    y: float
    right: bool


class Symbol(NamedTuple):
    """A kind of part on the schematic: its pins, half its width and height, and its lines."""

    name: str
    pins: tuple[Pin, ...]
    wide: float
    high: float
    lines: tuple[tuple[tuple[float, float], ...], ...] = ()
    box: bool = True


_KINDS = {"GND": "power_in", "VCC": "power_in", "AGND": "power_in", "VSYS": "power_in",
          "VBUS": "power_out", "3V3": "power_out"}  # fmt: skip


def _box(name: str, left: tuple[tuple[str, str], ...], right: tuple[tuple[str, str], ...] = (),
         wide: float = 5.08) -> Symbol:  # fmt: skip
    """A box with pins (pad, name) down its sides."""
    rows = max(len(left), len(right))
    top = round((rows - 1) / 2) * STEP
    pins = []
    for side, found in ((False, left), (True, right)):
        for at, (pad, words) in enumerate(found):
            x = wide + _PIN if side else -wide - _PIN
            pins.append(Pin(pad, words, _KINDS.get(words, "passive"), x, top - at * STEP, side))
    return Symbol(name, tuple(pins), wide, top + STEP)


def _two(name: str, first: tuple[str, str], second: tuple[str, str],
         lines: tuple[tuple[tuple[float, float], ...], ...]) -> Symbol:  # fmt: skip
    """A part with a pin on either side, drawn by lines within 2.54 mm."""
    pins = (
        Pin(*first, "passive", -5.08, 0, False),
        Pin(*second, "passive", 5.08, 0, True),
    )
    return Symbol(name, pins, 2.54, 2.54, lines, box=False)


def _numbered(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((str(at), name) for at, name in enumerate(names, 1))


_LEFT = tuple((str(n), pico.PINS[n - 1]) for n in range(1, 21))
_RIGHT = tuple((str(n), pico.PINS[n - 1]) for n in range(40, 20, -1))
_KEY = (((-2.54, 0), (-1.27, 0)), ((-1.27, 0), (1.27, 1.27)), ((1.27, 0), (2.54, 0)))
_DIODE = (
    ((-2.54, 0), (2.54, 0)), ((-1.27, 1.27), (-1.27, -1.27), (1.27, 0), (-1.27, 1.27)),
    ((1.27, 1.27), (1.27, -1.27)),
)  # fmt: skip
_RESISTOR = (((-2.54, 0.9), (2.54, 0.9), (2.54, -0.9), (-2.54, -0.9), (-2.54, 0.9)),)
_CAPACITOR = (
    ((-2.54, 0), (-0.5, 0)), ((-0.5, 1.6), (-0.5, -1.6)), ((0.5, 1.6), (0.5, -1.6)),
    ((0.5, 0), (2.54, 0)),
)  # fmt: skip

SYMBOLS = {
    found.name: found
    for found in (
        _box("Pico", _LEFT, _RIGHT, 12.7),
        _box("Screen4", _numbered(OLED_ORDER)),
        _box("Screen7", _numbered(SCREEN7_PINS)),
        _box("Fram", _numbered(FRAM_ORDER)),
        _box("Piezo", (("1", "1"), ("2", "2"))),
        _box("Slide", (("1", "on"), ("2", "middle"), ("3", "off")), wide=7.62),
        _box("Cells", (("1", "+"), ("2", "-"))),
        _two("Key", ("1", "1"), ("2", "2"), _KEY),
        _two("Diode", ("2", "A"), ("1", "K"), _DIODE),
        _two("Resistor", ("1", "1"), ("2", "2"), _RESISTOR),
        _two("Capacitor", ("1", "1"), ("2", "2"), _CAPACITOR),
        Symbol("Flag", (Pin("1", "pwr", "power_out", 0, 0, False),), 1.27, 1.27, (), box=False),
    )
}
_BY_FOOTPRINT = {"KeyMirrored": "Key", "Tact6": "Key", "Schottky": "Diode", "Disc": "Capacitor",
                 "DiscUpright": "Capacitor", "Can": "Capacitor",
                 "ResistorUpright": "Resistor"}  # fmt: skip


def of_part(part: Placed) -> Symbol:
    """A part's symbol."""
    name = part.footprint.name
    return SYMBOLS[_BY_FOOTPRINT.get(name, name)]


def _effects(hidden: bool = False) -> Tree:
    made: Tree = ["effects", ["font", ["size", 1.27, 1.27]]]
    return made + [["hide", "yes"]] if hidden else made


def definition(symbol: Symbol, prefix: str = "") -> Tree:
    """A symbol for the library and for the sheet that uses it."""
    flag = symbol.name == "Flag"
    made: Tree = ["symbol", Text(prefix + symbol.name)]
    if flag:
        made.append(["power"])
    made += [["pin_numbers", ["hide", "no" if symbol.box else "yes"]],
             ["pin_names", ["offset", 0.6], *([] if symbol.box else [["hide", "yes"]])],
             ["exclude_from_sim", "yes"], ["in_bom", "no" if flag else "yes"],
             ["on_board", "no" if flag else "yes"]]  # fmt: skip
    for key, words in (("Reference", "#FLG" if flag else "U"), ("Value", symbol.name),
                       ("Footprint", ""), ("Datasheet", ""), ("Description", "")):  # fmt: skip
        made.append(["property", Text(key), Text(words), ["at", 0, 0, 0], _effects(True)])
    drawn: Tree = ["symbol", Text(f"{symbol.name}_0_1")]
    if symbol.box:
        drawn.append(["rectangle", ["start", -symbol.wide, symbol.high],
                      ["end", symbol.wide, -symbol.high],
                      ["stroke", ["width", 0.2], ["type", "default"]],
                      ["fill", ["type", "background"]]])  # fmt: skip
    for line in symbol.lines:
        drawn.append(["polyline", ["pts", *(["xy", *point] for point in line)],
                      ["stroke", ["width", 0.2], ["type", "default"]],
                      ["fill", ["type", "none"]]])  # fmt: skip
    pins: Tree = ["symbol", Text(f"{symbol.name}_1_1")]
    for pin in symbol.pins:
        long = 0 if flag else _PIN
        pins.append(["pin", pin.kind, "line", ["at", pin.x, pin.y, 180 if pin.right else 0],
                     ["length", long], ["name", Text(pin.name), _effects()],
                     ["number", Text(pin.pad), _effects()]])  # fmt: skip
    return [*made, drawn, pins, ["embedded_fonts", "no"]]


def library() -> str:
    """The symbols as a library file."""
    made: Tree = ["kicad_symbol_lib", ["version", SYMBOL_VERSION], ["generator", Text("courtier")],
                  ["generator_version", Text("9.0")]]  # fmt: skip
    return write([*made, *(definition(symbol) for symbol in SYMBOLS.values())]) + "\n"


POWERED = ("GND", "VSYS", "CELLS")
"""Nets that are fed from outside what the schematic knows: they get a flag that says so."""
