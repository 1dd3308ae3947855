"""Convex bodies, and whether a mesh or another body reaches into one: exact, in plain Python."""

from math import cos, pi, sin
from typing import NamedTuple

from host_tools.hardware.case.mesh import Mesh, Point, cross, dot, minus

Polygon = tuple[Point, ...]
SIDES = 32
"""Of the prism round a cylinder."""


class Body(NamedTuple):
    """A convex body as its faces, each anticlockwise seen from outside."""

    faces: tuple[Polygon, ...]

    def planes(self, grow: float = 0.0) -> list[tuple[Point, float]]:
        """For each face its unit normal and how far out it is, `grow` further than it was."""
        found = []
        for face in self.faces:
            across = cross(minus(face[1], face[0]), minus(face[2], face[0]))
            length = dot(across, across) ** 0.5
            normal = (across[0] / length, across[1] / length, across[2] / length)
            found.append((normal, dot(normal, face[0]) + grow))
        return found

    @property
    def box(self) -> tuple[Point, Point]:
        """The lowest and the highest of each coordinate."""
        axes = list(zip(*(point for face in self.faces for point in face), strict=True))
        low, high = [min(axis) for axis in axes], [max(axis) for axis in axes]
        return (low[0], low[1], low[2]), (high[0], high[1], high[2])


def cuboid(x: tuple[float, float], y: tuple[float, float], z: tuple[float, float]) -> Body:
    """A box between two values of each axis."""
    return prism(((x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])), z)


def prism(outline: tuple[tuple[float, float], ...], z: tuple[float, float]) -> Body:
    """An outline, anticlockwise seen from above, between two heights."""
    return _between(
        tuple((x, y, z[0]) for x, y in outline), tuple((x, y, z[1]) for x, y in outline)
    )


def cylinder(
    middle: tuple[float, float], diameter: float, z: tuple[float, float], top: float | None = None
) -> Body:
    """An upright cylinder, or a cone with another diameter at its top; never smaller than it."""
    rings = []
    for height, across in zip(z, (diameter, diameter if top is None else top), strict=True):
        radius = across / 2 / cos(pi / SIDES)
        turns = [2 * pi * (side + 0.5) / SIDES for side in range(SIDES)]
        rings.append(
            tuple((middle[0] + radius * cos(t), middle[1] + radius * sin(t), height) for t in turns)
        )
    return _between(rings[0], rings[1])


def lying_cylinder(x: float, y: tuple[float, float], z: float, diameter: float) -> Body:
    """A cylinder that lies along y."""
    radius = diameter / 2 / cos(pi / SIDES)
    turns = [2 * pi * (side + 0.5) / SIDES for side in range(SIDES)]
    near, far = (tuple((x + radius * sin(t), end, z + radius * cos(t)) for t in turns) for end in y)
    return _between(near, far)


def reaches_into(mesh: Mesh, body: Body, clearance: float) -> bool:
    """Whether a mesh's surface comes nearer than `clearance` to a body; less than nothing is how
    far it may reach in. A body wholly inside the mesh's solid counts too."""
    planes, (low, high) = body.planes(clearance), grown(body.box, max(clearance, 0.0))
    if any(_left_inside(triangle, planes) for triangle in mesh.near(low, high)):
        return True
    return inside(mesh, body.faces[0][0])


def overlap(one: Body, other: Body, clearance: float) -> bool:
    """Whether two bodies come nearer to each other than `clearance`."""
    (low, high), (other_low, other_high) = grown(one.box, clearance), other.box
    if any(a > b for a, b in zip(low + other_low, other_high + high, strict=True)):
        return False
    return any(_left_inside(face, other.planes(clearance)) for face in one.faces) or any(
        _left_inside(face, one.planes(clearance)) for face in other.faces
    )


def grown(box: tuple[Point, Point], by: float) -> tuple[Point, Point]:
    """A box that is larger to every side."""
    (x0, y0, z0), (x1, y1, z1) = box
    return (x0 - by, y0 - by, z0 - by), (x1 + by, y1 + by, z1 + by)


def inside(mesh: Mesh, point: Point) -> bool:
    """Whether a point lies in a mesh's solid: a ray from it leaves more often than it enters."""
    # A direction that no edge of a part follows, so that the ray meets none.
    ray = (0.0123, 0.0457, 1.0)
    rise = max(mesh.box[1][2] - point[2], 0.0)
    end = (point[0] + ray[0] * rise, point[1] + ray[1] * rise, mesh.box[1][2])
    windings = 0
    for a, b, c in mesh.near(point, end):
        edge, other, from_a = minus(b, a), minus(c, a), minus(point, a)
        turned = cross(ray, other)
        area = dot(edge, turned)
        if abs(area) < 1e-12:
            continue
        u = dot(from_a, turned) / area
        lifted = cross(from_a, edge)
        v = dot(ray, lifted) / area
        if u >= 0 and v >= 0 and u + v <= 1 and dot(other, lifted) / area > 0:
            windings += 1 if area < 0 else -1
    return windings != 0


def _between(low: Polygon, high: Polygon) -> Body:
    """The body between two polygons of as many corners, the first seen from its other side."""
    count = len(low)
    sides = tuple(
        (low[n], low[(n + 1) % count], high[(n + 1) % count], high[n]) for n in range(count)
    )
    return Body((low[::-1], high, *sides))


def _left_inside(polygon: Polygon, planes: list[tuple[Point, float]]) -> bool:
    """Whether anything of a polygon is left when all that is outside the planes is cut off."""
    for normal, out in planes:
        heights = [dot(normal, point) - out for point in polygon]
        if max(heights) <= 0:
            continue
        kept: list[Point] = []
        for number, (point, height) in enumerate(zip(polygon, heights, strict=True)):
            before, before_height = polygon[number - 1], heights[number - 1]
            if (height < 0) != (before_height < 0):
                share = before_height / (before_height - height)
                step = minus(point, before)
                kept.append(
                    (
                        before[0] + share * step[0],
                        before[1] + share * step[1],
                        before[2] + share * step[2],
                    )
                )
            if height < 0:
                kept.append(point)
        if not kept:
            return False
        polygon = tuple(kept)
    return True
