"""Triangle meshes: binary STL in and out, and what can be told from a mesh in plain Python."""

import struct
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

Point = tuple[float, float, float]
Triangle = tuple[int, int, int]

GRAIN = 5
"""Decimals kept of a coordinate; corners that agree so far are one corner."""
HEADER = b"Courtier case part, millimetres".ljust(80)


def minus(a: Point, b: Point) -> Point:
    """The arrow from b to a."""
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def cross(a: Point, b: Point) -> Point:
    """The vector product."""
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def dot(a: Point, b: Point) -> float:
    """The scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


class Mesh:
    """Corners, and triangles that name three of them, anticlockwise seen from outside."""

    def __init__(self, points: list[Point], triangles: list[Triangle]) -> None:
        self.points, self.triangles = points, triangles

    @classmethod
    def of(cls, corners: Iterable[tuple[Point, Point, Point]]) -> "Mesh":
        """From loose triangles: equal corners become one, triangles without area go."""
        numbers: dict[Point, int] = {}
        triangles = []
        for triangle in corners:
            a, b, c = (numbers.setdefault(_rounded(corner), len(numbers)) for corner in triangle)
            if a != b and b != c and c != a:
                triangles.append((a, b, c))
        return cls(list(numbers), triangles)

    def corners(self, triangle: Triangle) -> tuple[Point, Point, Point]:
        """Where a triangle's corners are."""
        a, b, c = triangle
        return self.points[a], self.points[b], self.points[c]

    def moved(self, by: Point) -> "Mesh":
        """The same, elsewhere."""
        return Mesh([(x + by[0], y + by[1], z + by[2]) for x, y, z in self.points], self.triangles)

    @cached_property
    def box(self) -> tuple[Point, Point]:
        """The lowest and the highest of each coordinate."""
        axes = list(zip(*self.points, strict=True))
        low, high = [min(axis) for axis in axes], [max(axis) for axis in axes]
        return (low[0], low[1], low[2]), (high[0], high[1], high[2])

    @cached_property
    def boxes(self) -> list[tuple[float, ...]]:
        """For each triangle the lowest x, y and z and the highest."""
        return [
            (*map(min, zip(a, b, c, strict=True)), *map(max, zip(a, b, c, strict=True)))
            for a, b, c in map(self.corners, self.triangles)
        ]

    def near(self, low: Point, high: Point) -> list[tuple[Point, Point, Point]]:
        """The triangles whose boxes meet another box."""
        x0, y0, z0 = low
        x1, y1, z1 = high
        return [
            self.corners(triangle)
            for triangle, box in zip(self.triangles, self.boxes, strict=True)
            if box[3] >= x0
            and box[0] <= x1
            and box[4] >= y0
            and box[1] <= y1
            and box[5] >= z0
            and box[2] <= z1
        ]

    @cached_property
    def volume(self) -> float:
        """What it encloses, in cubic millimetres; negative if it is inside out."""
        return sum(dot(a, cross(b, c)) for a, b, c in map(self.corners, self.triangles)) / 6

    @cached_property
    def edges(self) -> dict[tuple[int, int], list[int]]:
        """Which triangles run along each edge in its direction; a closed surface has one each
        way."""
        found: dict[tuple[int, int], list[int]] = {}
        for number, (a, b, c) in enumerate(self.triangles):
            for edge in ((a, b), (b, c), (c, a)):
                found.setdefault(edge, []).append(number)
        return found

    @property
    def open_edges(self) -> int:
        """Edges that are not shared by exactly two triangles that run along it in opposite
        directions. None, if the surface is watertight and manifold."""
        return sum(
            len(along) != 1 or len(self.edges.get((b, a), ())) != 1
            for (a, b), along in self.edges.items()
        )

    def to_stl(self) -> bytes:
        """As a binary STL file, the same bytes every time."""
        parts = [HEADER, struct.pack("<I", len(self.triangles))]
        for triangle in self.triangles:
            a, b, c = self.corners(triangle)
            across = cross(minus(b, a), minus(c, a))
            length = dot(across, across) ** 0.5
            parts.append(struct.pack("<12fH", *(part / length for part in across), *a, *b, *c, 0))
        return b"".join(parts)


def read_stl(path: Path) -> Mesh:
    """The mesh in a binary STL file."""
    data = path.read_bytes()
    (count,) = struct.unpack_from("<I", data, 80)
    if len(data) != 84 + 50 * count:
        raise ValueError(f"{path.name} is not a whole binary STL file")
    numbers = (struct.unpack_from("<12f", data, 84 + 50 * triangle) for triangle in range(count))
    return Mesh.of((n[3:6], n[6:9], n[9:12]) for n in numbers)


def _rounded(corner: Point) -> Point:
    """To the grain, and never minus nothing."""
    x, y, z = (round(value, GRAIN) + 0.0 for value in corner)
    return x, y, z
