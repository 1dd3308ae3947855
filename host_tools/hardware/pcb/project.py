"""Reads the KiCad project: the parts of the schematic and their places on the board.

KiCad is the source; this module never writes its files.
"""

from collections.abc import Iterator
from functools import cache
from math import cos, hypot, radians, sin
from typing import NamedTuple

from host_tools import FIRMWARE
from host_tools.hardware.pcb.sexpr import Tree, numbers, parts, read, value

FOLDER = FIRMWARE.parent / "hardware" / "pcb"
NAME = "courtier"
BOARD, SHEET = FOLDER / f"{NAME}.kicad_pcb", FOLDER / f"{NAME}.kicad_sch"
MIDDLE = (105.0, 110.0)
"""Where the middle of the perforated board's grid, the case's datum, lies on KiCad's sheet."""
FIELDS = ("Manufacturer", "MPN", "Second source", "Height", "Height from", "Step")
"""What every part that is bought has beside value, footprint and data sheet."""


class Symbol(NamedTuple):
    """A part of the schematic. `left_out` is KiCad's DNP: it need not be fitted."""

    ref: str
    value: str
    footprint: str
    datasheet: str
    left_out: bool
    bought: bool
    fields: dict[str, str]

    @property
    def step(self) -> int:
        """Return the step at which it is soldered, 0 for not at all."""
        return int(self.fields.get("Step", "0"))

    @property
    def height(self) -> float:
        """Return its greatest height above the board, in mm."""
        return float(self.fields["Height"])


class Footprint(NamedTuple):
    """A part of the board in the case's millimetres: the origin of its footprint, the middle of its
    pins, the corners of its courtyard, and the net of each pad."""

    ref: str
    origin: tuple[float, float]
    middle: tuple[float, float]
    turned: float
    low: tuple[float, float]
    high: tuple[float, float]
    nets: dict[str, str]


class Track(NamedTuple):
    """A straight piece of a track."""

    net: str
    width: float
    length: float


def _properties(tree: Tree) -> dict[str, str]:
    return {str(found[1]): str(found[2]) for found in parts(tree, "property")}


@cache
def symbols() -> dict[str, Symbol]:
    """Return the schematic's parts by reference, without power symbols."""
    found = {}
    for tree in parts(read(SHEET), "symbol"):
        about = _properties(tree)
        ref = about.pop("Reference")
        if not ref.startswith("#"):
            found[ref] = Symbol(
                ref,
                about.pop("Value"),
                about.pop("Footprint"),
                about.pop("Datasheet").replace("~", ""),
                value(tree, "dnp") == "yes",
                value(tree, "in_bom") == "yes",
                about,
            )
    return dict(sorted(found.items(), key=lambda entry: in_order(entry[0])))


def in_order(ref: str) -> tuple[str, int]:
    """Return a sort key that puts S2 before S10."""
    letters = ref.rstrip("0123456789")
    return letters, int(ref[len(letters) :])


@cache
def footprints() -> dict[str, Footprint]:
    """Return the board's parts by reference."""
    found = [_footprint(tree) for tree in parts(read(BOARD), "footprint")]
    return {part.ref: part for part in found}


def _footprint(tree: Tree) -> Footprint:
    x, y, *turn = numbers(tree, "at")
    angle = radians(turn[0]) if turn else 0.0

    def placed(dx: float, dy: float) -> tuple[float, float]:
        """Return a point of the footprint as the case counts: y away from the player."""
        right, down = dx * cos(angle) + dy * sin(angle), dy * cos(angle) - dx * sin(angle)
        return x + right - MIDDLE[0], MIDDLE[1] - (y + down)

    corners = [placed(*point) for point in _courtyard(tree)]
    holes = [pad for pad in parts(tree, "pad") if pad[1]] or parts(tree, "pad")
    middles = [placed(*numbers(pad, "at")[:2]) for pad in holes]
    nets = {str(pad[1]): str(parts(pad, "net")[0][2]) for pad in holes if parts(pad, "net")}
    axes, pins = list(zip(*corners, strict=True)), list(zip(*middles, strict=True))
    return Footprint(
        _properties(tree)["Reference"],
        placed(0.0, 0.0),
        ((min(pins[0]) + max(pins[0])) / 2, (min(pins[1]) + max(pins[1])) / 2),
        turn[0] if turn else 0.0,
        (min(axes[0]), min(axes[1])),
        (max(axes[0]), max(axes[1])),
        nets,
    )


def _courtyard(tree: Tree) -> Iterator[tuple[float, float]]:
    """Yield the corners of a footprint's courtyard."""
    for kind in ("fp_line", "fp_rect", "fp_circle", "fp_poly", "fp_arc"):
        for shape in parts(tree, kind):
            if value(shape, "layer") != "F.CrtYd":
                continue
            if kind == "fp_poly":
                points = [numbers(["", point], "xy") for point in parts(shape, "pts")[0][1:]]
                yield from ((point[0], point[1]) for point in points)
            elif kind == "fp_circle":
                (x, y), end = numbers(shape, "center"), numbers(shape, "end")
                reach = hypot(end[0] - x, end[1] - y)
                yield from ((x - reach, y - reach), (x + reach, y + reach))
            else:
                (x0, y0), (x1, y1) = numbers(shape, "start"), numbers(shape, "end")
                yield from ((x0, y0), (x1, y1), (x0, y1), (x1, y0))


def tracks() -> list[Track]:
    """Return every piece of track."""
    board = read(BOARD)
    names = {str(net[1]): str(net[2]) for net in parts(board, "net")}
    found = []
    for tree in parts(board, "segment"):
        start, end = numbers(tree, "start"), numbers(tree, "end")
        long = hypot(end[0] - start[0], end[1] - start[1])
        found.append(Track(names[value(tree, "net")], float(value(tree, "width")), long))
    return found


def outline() -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the near left and the far right corner of the board, in the case's millimetres."""
    ends = [
        numbers(tree, end)
        for tree in parts(read(BOARD), "gr_line")
        if value(tree, "layer") == "Edge.Cuts"
        for end in ("start", "end")
    ]
    xs, ys = [x - MIDDLE[0] for x, _ in ends], [MIDDLE[1] - y for _, y in ends]
    return (min(xs), min(ys)), (max(xs), max(ys))
