"""Simple bodies of the parts for the pictures of the board: boxes and cylinders, as VRML."""

from math import cos, pi, sin
from typing import NamedTuple

from host_tools.hardware import dimensions as size
from host_tools.hardware.pcb.footprints import FOOTPRINTS
from host_tools.hardware.pcb.sexpr import Text, Tree, number

FOLDER = "courtier.3dshapes"
_UNIT = 2.54
"""VRML's unit in KiCad is a tenth of an inch."""
_DARK, _BLACK, _STEEL = (0.13, 0.13, 0.14), (0.05, 0.05, 0.06), (0.75, 0.76, 0.78)
_GREEN, _GOLD, _GLASS = (0.03, 0.3, 0.18), (0.85, 0.66, 0.3), (0.75, 0.3, 0.2)
_BEIGE, _BLUE, _WHITE, _RED = (
    (0.82, 0.72, 0.55),
    (0.1, 0.22, 0.55),
    (0.9, 0.9, 0.88),
    (0.7, 0.15, 0.1),
)
Colour = tuple[float, float, float]


class Box(NamedTuple):
    """Spans in mm: x to the right, y to the player, z up from the board."""

    x: tuple[float, float]
    y: tuple[float, float]
    z: tuple[float, float]
    colour: Colour


class Rod(NamedTuple):
    """A cylinder along an axis, from a point on, so long and so thick."""

    axis: str
    start: tuple[float, float, float]
    length: float
    radius: float
    colour: Colour


def _axial(wide: float, long: float, upright: bool, colour: Colour, ring: bool) -> list[Box | Rod]:
    axis = "y" if upright else "x"
    z = wide / 2 + 0.1

    def along(start: float, length: float, radius: float, paint: Colour) -> Rod:
        place = (0.0, start, z) if upright else (start, 0.0, z)
        return Rod(axis, place, length, radius, paint)

    lead = 3.8 if long < 5 else 5.08
    made: list[Box | Rod] = [along(-long / 2, long, wide / 2, colour),
                             along(-lead, 2 * lead, 0.28, _STEEL)]  # fmt: skip
    if ring:
        made.append(
            along(long / 2 - 0.9, 0.5, wide / 2 + 0.04, _DARK if colour != _DARK else _WHITE)
        )
    return made


def _key() -> list[Box | Rod]:
    half = size.SWITCH_SIDE / 2
    return [
        Box((-half, half), (-half, half), (0.1, 3.5), _DARK),
        Box((-half + 0.4, half - 0.4), (-half + 0.4, half - 0.4), (3.5, 3.9), _STEEL),
        Box((-1.9, 1.9), (-1.9, 1.9), (3.9, 7.3), _WHITE),
    ]


def _pico() -> list[Box | Rod]:
    wide, long = size.PICO_WIDTH / 2, size.PICO_LENGTH / 2
    low, side = size.HEADER, size.PICO_ROW_HOLES * size.PITCH / 2
    top = low + size.PICO_THICKNESS
    made: list[Box | Rod] = [
        Box((-wide, wide), (-long, long), (low, top), _GREEN),
        Box((-4, 4), (-long - 1.3, -long + 4.3), (top, top + 2.8), _STEEL),
        Box((-3.5, 3.5), (-1, 6), (top, top + 0.9), _BLACK),
        Box((-5.0, -1.6), (-long + 10.2, -long + 14.5), (top, top + 2.0), _WHITE),
    ]
    for x in (-side, side):
        made.append(Box((x - 1.27, x + 1.27), (-25.4, 25.4), (0, low), _BLACK))
        for pin in range(size.PICO_PINS):
            y = (pin - 9.5) * size.PITCH
            made.append(Rod("z", (x, y, top), 0.5, 0.5, _STEEL))
    return made


def _angled(count: int, far: bool) -> list[Box | Rod]:
    half, way = count * size.PITCH / 2, -1 if far else 1
    made: list[Box | Rod] = [
        Box(
            (-half, half),
            (min(way * 1.4, way * 3.9), max(way * 1.4, way * 3.9)),
            (0.1, 2.6),
            _BLACK,
        )
    ]
    for pin in range(count):
        x = -half + (pin + 0.5) * size.PITCH
        made.append(Rod("z", (x, 0, -2), 3.6, 0.32, _GOLD))
        y = (0.0, way * 9.9)
        made.append(Box((x - 0.32, x + 0.32), (min(y), max(y)), (1.0, 1.64), _GOLD))
    return made


def _fram() -> list[Box | Rod]:
    wide, edge = size.FRAM_WIDTH / 2, size.FRAM_PIN_EDGE
    low = size.HEADER
    return [
        Box((-10.2, 10.2), (-1.27, 1.27), (0, low), _BLACK),
        Box((-wide, wide), (-edge, size.FRAM_LENGTH - edge), (low, low + 1.6), _BLUE),
        Box((-2.5, 2.5), (5, 9), (low + 1.6, low + 3.2), _BLACK),
        *(Rod("z", ((n - 3.5) * size.PITCH, 0, low + 1.6), 0.6, 0.5, _STEEL) for n in range(8)),
    ]


MODELS: dict[str, list[Box | Rod]] = {
    "Key": _key(),
    "KeyMirrored": _key(),
    "Diode": _axial(1.9, 4.2, True, _GLASS, True),
    "Schottky": _axial(2.7, 5.2, False, _DARK, True),
    "Resistor": _axial(2.3, 6.3, False, _BEIGE, False),
    "ResistorUpright": _axial(2.3, 6.3, True, _BEIGE, False),
    "Disc": [Box((-2.5, 2.5), (-1.2, 1.2), (0.8, 5.0), _GOLD)],
    "DiscUpright": [Box((-1.2, 1.2), (-2.5, 2.5), (0.8, 5.0), _GOLD)],
    "Can": [Rod("z", (0, 0, 0.2), 6.3, 2.5, _BLACK), Rod("z", (0, 0, 6.5), 0.05, 2.2, _STEEL)],
    "Screen4": _angled(4, far=False),
    "Screen7": _angled(7, far=True),
    "Fram": _fram(),
    "Pico": _pico(),
    "Piezo": [Rod("z", (0, 0, 0.2), 6.7, 6.3, _BLACK), Rod("z", (0, 0, 6.9), 0.03, 1.2, _WHITE)],
    "Tact6": [Box((-3, 3), (-3, 3), (0.1, 3.5), _DARK), Rod("z", (0, 0, 3.5), 1.5, 1.75, _WHITE)],
    "Slide": [Box((-1.9, 1.9), (-4.3, 4.3), (0.1, 3.6), _STEEL),
              Box((-0.8, 0.8), (-2.2, -0.2), (3.6, 6.6), _BLACK)],
    "Cells": [Rod("z", (-2.54, 0, -6), 7.5, 0.7, _RED), Rod("z", (2.54, 0, -6), 7.5, 0.7, _BLACK)],
}  # fmt: skip
"""The bodies of each footprint."""


def reference(name: str) -> Tree:
    """How a footprint names its body."""
    return ["model", Text(f"${{KIPRJMOD}}/{FOLDER}/{name}.wrl"), ["offset", ["xyz", 0, 0, 0]],
            ["scale", ["xyz", 1, 1, 1]], ["rotate", ["xyz", 0, 0, 0]]]  # fmt: skip


def files() -> dict[str, str]:
    """The bodies as VRML, by file name."""
    assert set(MODELS) <= set(FOOTPRINTS)
    return {f"{FOLDER}/{name}.wrl": _vrml(shapes) for name, shapes in MODELS.items()}


def _vrml(shapes: list[Box | Rod]) -> str:
    made = ["#VRML V2.0 utf8"]
    for shape in shapes:
        points, faces = _box(shape) if isinstance(shape, Box) else _rod(shape)
        red, green, blue = (number(part) for part in shape.colour)
        spots = ", ".join(" ".join(number(v / _UNIT) for v in (x, -y, z)) for x, y, z in points)
        turns = ", ".join(" ".join(map(str, face)) + " -1" for face in faces)
        made.append(
            "Shape { appearance Appearance { material Material { diffuseColor "
            f"{red} {green} {blue} specularColor 0.2 0.2 0.2 shininess 0.3 }} }}\n"
            f" geometry IndexedFaceSet {{ solid FALSE creaseAngle 0.6\n"
            f"  coord Coordinate {{ point [ {spots} ] }}\n  coordIndex [ {turns} ] }} }}"
        )
    return "\n".join(made) + "\n"


def _box(box: Box) -> tuple[list[tuple[float, float, float]], list[tuple[int, ...]]]:
    points = [(x, y, z) for z in box.z for y in box.y for x in box.x]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return points, list(faces)


def _rod(
    rod: Rod, sides: int = 20
) -> tuple[list[tuple[float, float, float]], list[tuple[int, ...]]]:
    points = []
    for end in (0.0, rod.length):
        for at in range(sides):
            a, b = (rod.radius * f(2 * pi * at / sides) for f in (cos, sin))
            spot = {"x": (end, a, b), "y": (a, end, b), "z": (a, b, end)}[rod.axis]
            points.append(tuple(s + d for s, d in zip(rod.start, spot, strict=True)))
    low = [(0, n + 1, n) for n in range(1, sides - 1)]
    high = [(sides, sides + n, sides + n + 1) for n in range(1, sides - 1)]
    round_ = [(n, (n + 1) % sides, sides + (n + 1) % sides, sides + n) for n in range(sides)]
    faces: list[tuple[int, ...]] = [*low, *high, *round_]
    # Seen from outside they go round to the left; y is turned over when it is written.
    if rod.axis != "y":
        faces = [face[::-1] for face in faces]
    return points, faces  # type: ignore[return-value]
