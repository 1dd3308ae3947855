"""Whether a part prints without support, as it lies: what looks down must be steep, or a bridge.

A facet that leans out by more than 45 degrees has nothing under it. That is well if it is flat
and narrow: the nozzle then draws threads through the air from one wall to the wall opposite.
"""

from math import cos, pi, radians, sin
from typing import NamedTuple

from host_tools.hardware.case.mesh import Mesh, Point, Triangle, cross, dot, minus

STEEPEST = 50.0
"""Degrees off the upright that hang by themselves: 45, and what the facets of a cone add to it."""
LONGEST_BRIDGE = 14.0
"""Threads this long hold with any printer that cools its parts."""
DIRECTIONS = 8
NEAR = 1e-3


class Overhang(NamedTuple):
    """A place that nothing holds up: where, and the shortest bridge over it, if there is one."""

    place: Point
    span: float | None


def overhangs(mesh: Mesh, bed: float = 0.0) -> list[Overhang]:
    """Every downward facet that neither lies on the bed, nor is steep, nor is a short bridge."""
    down = [
        triangle
        for triangle in mesh.triangles
        if _looks_down(mesh, triangle) and max(mesh.points[n][2] for n in triangle) > bed + NEAR
    ]
    found = []
    for height in {round(mesh.points[t[0]][2], 3) for t in down}:
        level = [t for t in down if round(mesh.points[t[0]][2], 3) == height]
        walls = _rims(mesh, level)
        for triangle in level:
            a, b, c = mesh.corners(triangle)
            middle = ((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3)
            flat = max(a[2], b[2], c[2]) - min(a[2], b[2], c[2]) < NEAR
            span = _shortest(middle, walls) if flat else None
            if span is None or span > LONGEST_BRIDGE:
                found.append(Overhang(middle, span))
    return found


def _looks_down(mesh: Mesh, triangle: Triangle) -> bool:
    """Whether a facet leans out too far to hang by itself."""
    a, b, c = mesh.corners(triangle)
    across = cross(minus(b, a), minus(c, a))
    return across[2] < -sin(radians(STEEPEST)) * dot(across, across) ** 0.5


def _rims(mesh: Mesh, level: list[Triangle]) -> list[tuple[Point, Point, bool]]:
    """The outline of these facets: both ends of each edge, and whether a wall below carries it."""
    inside = set(level)
    rims = []
    for a, b, c in level:
        for start, end in ((a, b), (b, c), (c, a)):
            beside = mesh.triangles[mesh.edges[end, start][0]]
            if beside not in inside:
                third = next(corner for corner in beside if corner not in (start, end))
                p, q = mesh.points[start], mesh.points[end]
                rims.append((p, q, mesh.points[third][2] < min(p[2], q[2]) - NEAR))
    return rims


def _shortest(middle: Point, rims: list[tuple[Point, Point, bool]]) -> float | None:
    """The shortest straight line through a point from one wall to another."""
    spans = []
    for turn in range(DIRECTIONS):
        along = (cos(turn * pi / DIRECTIONS), sin(turn * pi / DIRECTIONS))
        ahead = _first(middle, along, rims)
        behind = _first(middle, (-along[0], -along[1]), rims)
        if ahead and behind and ahead[1] and behind[1]:
            spans.append(ahead[0] + behind[0])
    return min(spans, default=None)


def _first(
    start: Point, along: tuple[float, float], rims: list[tuple[Point, Point, bool]]
) -> tuple[float, bool] | None:
    """How far it is to the outline in a direction, and whether a wall stands there."""
    nearest = None
    for p, q, wall in rims:
        dx, dy = q[0] - p[0], q[1] - p[1]
        turned = along[0] * dy - along[1] * dx
        if abs(turned) < 1e-12:
            continue
        px, py = p[0] - start[0], p[1] - start[1]
        distance = (px * dy - py * dx) / turned
        share = (px * along[1] - py * along[0]) / turned
        if distance > 0 and -1e-9 <= share <= 1 + 1e-9 and (not nearest or distance < nearest[0]):
            nearest = (distance, wall)
    return nearest
