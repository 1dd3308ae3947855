"""What is on the two copper layers: tracks, vias, and where other copper keeps off."""

from functools import cache
from math import hypot
from typing import NamedTuple

from host_tools.hardware.case import openings
from host_tools.hardware.pcb import circuit
from host_tools.hardware.pcb.footprints import SCREW_FREE, Pad

Point = tuple[float, float]
LAYERS = ("F.Cu", "B.Cu")
CLEARANCE = 0.25
"""Between copper of two nets; board houses do 0.15."""
WIDTH, WIDE = 0.3, 0.6
"""Of a track, and of one that feeds the unit."""
FEEDS = ("CELLS", "SWITCHED", "VSYS", "3V3")
EDGE = 0.6
"""Copper's distance from the board's edge."""
VIA, VIA_DRILL = 0.8, 0.4


class Track(NamedTuple):
    """A straight piece of a track."""

    net: str
    layer: str
    start: Point
    end: Point
    width: float


class Via(NamedTuple):
    """A track's way through the board."""

    net: str
    at: Point


class Land(NamedTuple):
    """A pad where it lies on the sheet: copper as a line with a thickness, and its hole."""

    ref: str
    net: str
    pad: Pad
    at: Point

    def distance(self, point: Point) -> float:
        """From a point to its copper, or to its hole if it has none."""
        thick = min(self.pad.wide, self.pad.high)
        reach = (self.pad.wide - thick) / 2, (self.pad.high - thick) / 2
        middle = self.at[0] + self.pad.shift, self.at[1]
        start = middle[0] - reach[0], middle[1] - reach[1]
        end = middle[0] + reach[0], middle[1] + reach[1]
        corner = (2**0.5 - 1) * thick / 2 if self.pad.square else 0
        return from_line(point, start, end) - thick / 2 - corner


@cache
def lands() -> tuple[Land, ...]:
    """Every pad and hole of the board."""
    found = []
    for part in circuit.parts().values():
        x, y = part.xy
        nets = circuit.pad_nets(part.ref)
        for pad in part.footprint.pads:
            net = nets[pad.number] if pad.number else ""
            found.append(Land(part.ref, net, pad, (x + pad.x, y + pad.y)))
    return tuple(found)


def from_line(point: Point, start: Point, end: Point) -> float:
    """From a point to the nearest of a straight line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = dx * dx + dy * dy
    along = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / long if long else 0.0
    share = min(1.0, max(0.0, along))
    return hypot(start[0] + share * dx - point[0], start[1] + share * dy - point[1])


def forbidden(layer: str) -> list[tuple[float, float, float, float]]:
    """Rectangles (left, top, right, low) where no track goes: below the USB socket's shell, and on
    the upper layer below the test points that a Pico soldered flat has there."""
    x = circuit.MIDDLE[0] + openings.PICO_X
    far = circuit.MIDDLE[1] - openings.PICO_FAR_EDGE
    shell = (x - 4.6, far - 3, x + 4.6, far + 5.6)
    points = (x - 6.5, far, x + 6.5, far + 14.0)
    return [shell, points] if layer == LAYERS[0] else [shell]


def posts() -> list[tuple[Point, float]]:
    """Screws' middles, and how far tracks keep off: plastic stands there on both sides."""
    return [(part.xy, SCREW_FREE) for part in circuit.parts().values() if part.ref.startswith("H")]
