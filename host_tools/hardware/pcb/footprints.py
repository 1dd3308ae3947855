"""The board's own footprints: pads, outline and print of each kind of part, in mm round its middle.

x goes to the right and y to the player, as KiCad counts. A part stands here as it stands on the
board: nothing is turned later. Sizes are the makers', see `dimensions`.
"""

from typing import NamedTuple

from host_tools.hardware import dimensions as size


class Pad(NamedTuple):
    """A hole with copper round it; `shift` moves the copper beside the hole. Without a number it
    is a hole alone."""

    number: str
    x: float
    y: float
    wide: float
    high: float
    drill: float
    shift: float = 0.0
    square: bool = False


class Footprint(NamedTuple):
    """A kind of part. `body` is left, far, right, near; `lines` and `words` are printed beside
    it, words as (text, x, y, size)."""

    name: str
    about: str
    pads: tuple[Pad, ...]
    body: tuple[float, float, float, float]
    lines: tuple[tuple[float, float, float, float], ...] = ()
    words: tuple[tuple[str, float, float, float], ...] = ()
    round: bool = False
    outlined: bool = True


P = size.PITCH
_THIN, _LEAD, _PIN = 0.8, 1.0, 1.2
SCREW_FREE = size.POST_DIAMETER / 2 + 0.3
"""Round a screw's middle: a post stands below, a spacer above."""


def _round(
    number: str, x: float, y: float, drill: float, copper: float, first: bool = False
) -> Pad:
    return Pad(number, x, y, copper, copper, drill, square=first)


def _key(name: str, mirrored: bool) -> Footprint:
    """12 x 12 mm; pins 12.5 x 5 mm apart, two pegs that some makers have."""
    side = -1 if mirrored else 1
    pads = tuple(
        _round(number, side * x, y, _PIN, 2.0)
        for number, x in (("1", -2.5), ("2", 2.5))
        for y in (-6.25, 6.25)
    )
    pegs = tuple(Pad("", x, 0, 1.8, 1.8, 1.8) for x in (-4.5, 4.5))
    half = size.SWITCH_SIDE / 2
    about = "Tactile switch 12 x 12 mm, Omron B3F-4050 and its like"
    body = (-half, -half, half, half)
    edge = half + 0.12
    lines = [(x, -edge, x, edge) for x in (-edge, edge)]
    lines += [
        (x, y, to, y) for y in (-edge, edge) for x, to in ((-edge, -3.8), (-1.2, 1.2), (3.8, edge))
    ]
    return Footprint(name, about, pads + pegs, body, tuple(lines), outlined=False)


def _upright(
    name: str, about: str, length: float, body: tuple[float, float], ring: bool
) -> Footprint:
    """An axial part that lies along y; a diode's cathode, pad 1, is towards the player."""
    half = length / 2
    wide, long = body[0] / 2, body[1] / 2
    pads = (
        _round("1", 0, half, _THIN, 1.7, first=True),
        _round("2", 0, -half, _THIN, 1.7),
    )
    lines = ((-wide, long - 0.6, wide, long - 0.6), (-wide, long - 0.4, wide, long - 0.4))
    leads = ((0, -half + 1.1, 0, -long), (0, half - 1.1, 0, long)) if half - 1.1 > long else ()
    return Footprint(name, about, pads, (-wide, -long, wide, long), (lines if ring else ()) + leads)


def _lying(
    name: str,
    about: str,
    length: float,
    body: tuple[float, float],
    ring: bool,
    drill: float = _THIN,
) -> Footprint:
    """An axial part that lies along x; a diode's cathode, pad 1, is on the right."""
    half = length / 2
    long, wide = body[1] / 2, body[0] / 2
    copper = 1.7 if drill < 1 else 2.0
    pads = (
        _round("1", half if ring else -half, 0, drill, copper, first=True),
        _round("2", -half if ring else half, 0, drill, copper),
    )
    lines = ((long - 0.6, -wide, long - 0.6, wide), (long - 0.4, -wide, long - 0.4, wide))
    leads = ((-half + 1.1, 0, -long, 0), (half - 1.1, 0, long, 0)) if half - 1.1 > long else ()
    return Footprint(name, about, pads, (-long, -wide, long, wide), (lines if ring else ()) + leads)


def _disc(name: str, upright: bool) -> Footprint:
    """A ceramic capacitor; only its two long sides are printed, pads are at the others."""
    about = "Ceramic capacitor, pins 5 mm apart"
    if upright:
        found = _upright(name, about, 2 * P, (2.6, 5.2), False)
        lines = ((-1.4, -2.6, -1.4, 2.6), (1.4, -2.6, 1.4, 2.6))
    else:
        found = _lying(name, about, 2 * P, (2.6, 5.2), False)
        lines = ((-2.6, -1.4, 2.6, -1.4), (-2.6, 1.4, 2.6, 1.4))
    return found._replace(lines=lines, outlined=False)


def _header(
    name: str, about: str, count: int, body: tuple[float, float, float, float]
) -> Footprint:
    """Pins in a row to the right of the first."""
    first = -(count - 1) / 2 * P
    pads = tuple(_round(str(n + 1), first + n * P, 0, _LEAD, 1.7, n == 0) for n in range(count))
    mark = ((first - 1.1, -1.1, first - 1.1, 1.1),)
    return Footprint(name, about, pads, body, mark)


def _angled(name: str, about: str, count: int, far: bool) -> Footprint:
    """A right-angle header: where its plastic, its pins and the plugs on them lie."""
    half = count * P / 2
    body = (-half, -10.0, half, 1.3) if far else (-half, -1.3, half, 10.0)
    y = -2.9 if far else 2.9
    found = _header(name, about, count, body)
    return found._replace(lines=found.lines + ((-half, y, half, y),))


def _pico() -> Footprint:
    """Holes for pin headers, with copper that reaches out from under the Pico, so that it can be
    soldered flat too."""
    side, first = size.PICO_ROW_HOLES * P / 2, (size.PICO_PINS - 1) * P / 2
    pads = [
        Pad(str(n + 1), -side, n * P - first, 3.0, 1.7, 1.02, -0.65, n == 0)
        for n in range(size.PICO_PINS)
    ]
    pads += [
        Pad(str(n + 21), side, first - n * P, 3.0, 1.7, 1.02, 0.65) for n in range(size.PICO_PINS)
    ]
    wide, long = size.PICO_WIDTH / 2, size.PICO_LENGTH / 2
    usb: tuple[tuple[float, float, float, float], ...] = (
        (-4, -long, -4, -long + 4.3),
        (-4, -long + 4.3, 4, -long + 4.3),
        (4, -long + 4.3, 4, -long),
    )
    usb += ((-wide, -long, wide, -long), (-wide, long, wide, long))
    words: tuple[tuple[str, float, float, float], ...]
    words = (("USB", 0, -long + 2.2, 1.2), ("1", -6.7, -first, 1.2), ("40", 6.2, -first, 1.2))
    words += (("20", -6.4, first, 1.2), ("21", 6.2, first, 1.2))
    return Footprint(
        "Pico", "Raspberry Pi Pico, on headers or flat", tuple(pads), (-wide, -long, wide, long),
        usb, words, outlined=False,
    )  # fmt: skip


def _piezo() -> Footprint:
    half = size.PIEZO_DIAMETER / 2
    pads = (_round("1", -P, 0, _LEAD, 1.9, first=True), _round("2", P, 0, _LEAD, 1.9))
    about = "Passive piezo, 12.6 mm, pins 5 mm apart"
    return Footprint("Piezo", about, pads, (-half, -half, half, half), round=True)


def _reset() -> Footprint:
    """6 x 6 mm; its pins are 4.5 x 6.5 mm apart."""
    pads = tuple(
        _round(number, x, y, 1.1, 1.9)
        for number, x in (("1", 2.25), ("2", -2.25))
        for y in (-3.25, 3.25)
    )
    lines = (
        (-3.1, -1.9, -3.1, 1.9),
        (3.1, -1.9, 3.1, 1.9),
        (-0.9, -3.1, 0.9, -3.1),
        (-0.9, 3.1, 0.9, 3.1),
    )
    return Footprint(
        "Tact6", "Tactile switch 6 x 6 mm", pads, (-3, -3, 3, 3), lines, outlined=False
    )


def _slide() -> Footprint:
    pads = tuple(_round(str(n + 1), 0, (n - 1) * P, 0.9, 1.7, n == 0) for n in range(3))
    wide, long = size.SLIDE_WIDTH / 2, size.SLIDE_LENGTH / 2
    return Footprint("Slide", "Slide switch, three pins 2.54 mm apart", pads,
                     (-wide, -long, wide, long))  # fmt: skip


def _cells() -> Footprint:
    """The holder's two wires; each goes down through its own hole beside the pad, which holds it
    when it is pulled."""
    pads = (
        _round("1", -P, 0, _PIN, 2.3, first=True),
        _round("2", P, 0, _PIN, 2.3),
        Pad("", -P, 3.4, 1.8, 1.8, 1.8),
        Pad("", P, 3.4, 1.8, 1.8, 1.8),
    )
    words = (("+", -P - 2.2, 0, 1.8), ("-", P + 2.2, 0, 1.8))
    return Footprint("Cells", "Wires of the battery holder", pads, (-4, -1.5, 4, 4.6), (), words,
                     outlined=False)  # fmt: skip


def _can() -> Footprint:
    """A small electrolytic capacitor; plus is pad 1, on the left."""
    pads = (_round("1", -1.27, 0, _THIN, 1.6, first=True), _round("2", 1.27, 0, _THIN, 1.6))
    return Footprint("Can", "Electrolytic capacitor, 5 mm, pins 2 to 2.5 mm apart", pads,
                     (-2.5, -2.5, 2.5, 2.5), (), (("+", -3.3, -1.4, 1.4),), True)  # fmt: skip


def _screw() -> Footprint:
    wide = size.SCREW_CLEARANCE
    half = size.SPACER_DIAMETER / 2
    pads = (Pad("", 0, 0, wide, wide, wide),)
    return Footprint("Screw", "Hole for an M3 screw, and the spacer on it", pads,
                     (-half, -half, half, half), round=True)  # fmt: skip


_FRAM = (
    -size.FRAM_WIDTH / 2, -size.FRAM_PIN_EDGE, size.FRAM_WIDTH / 2,
    size.FRAM_LENGTH - size.FRAM_PIN_EDGE,
)  # fmt: skip

FOOTPRINTS = {
    found.name: found
    for found in (
        _key("Key", False),
        _key("KeyMirrored", True),
        _upright("Diode", "1N4148, DO-35, cathode towards the player", 3 * P, (2.0, 4.2), True),
        _lying("Schottky", "1N5817, DO-41, cathode on the right", 4 * P, (2.7, 5.2), True, 1.0),
        _lying("Resistor", "Resistor 0.25 W", 3 * P, (2.4, 5.3), False),
        _upright("ResistorUpright", "Resistor 0.25 W", 4 * P, (2.4, 6.3), False),
        _disc("Disc", upright=False),
        _disc("DiscUpright", upright=True),
        _angled("Screen4", "Screen with 4 wires, right-angle header", 4, far=False),
        _angled("Screen7", "Screen with 7 wires, right-angle header", 7, far=True),
        _header("Fram", "FRAM breakout, 8 pins", 8, _FRAM),
        _pico(),
        _piezo(),
        _reset(),
        _slide(),
        _cells(),
        _can(),
        _screw(),
    )
}
"""Every footprint by its name."""
