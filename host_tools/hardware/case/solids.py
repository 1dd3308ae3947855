"""The assembly as manifold3d solids, and the distance between two of them.

A printed part is read from its STL file with trimesh; a bought one is a box, a cylinder or a prism.
"""

from math import cos, pi
from pathlib import Path

import trimesh
from manifold3d import CrossSection, Manifold, Mesh64
from trimesh import Trimesh

Span = tuple[float, float]
SIDES = 32
"""Of the prism round a cylinder."""
HAIR = 0.01
"""Two solids that share no more than this in some direction only touch."""


def read_stl(path: Path) -> Trimesh:
    """Return the mesh in an STL file, equal corners joined."""
    mesh = trimesh.load_mesh(path, file_type="stl")
    mesh.merge_vertices(digits_vertex=5)
    return mesh


def solid_of(mesh: Trimesh) -> Manifold:
    """Return the solid inside a mesh."""
    return Manifold(Mesh64(mesh.vertices.astype(float), mesh.faces.astype("uint64")))


def mesh_of(solid: Manifold) -> Trimesh:
    """Return the surface of a solid."""
    found = solid.to_mesh64()
    return Trimesh(found.vert_properties[:, :3], found.tri_verts, process=False)


def moved(mesh: Trimesh, by: tuple[float, float, float]) -> Trimesh:
    """Return a moved copy of the mesh."""
    return mesh.copy().apply_translation(by)


def cuboid(x: Span, y: Span, z: Span) -> Manifold:
    """Return a box between two values of each axis."""
    size = (x[1] - x[0], y[1] - y[0], z[1] - z[0])
    return Manifold.cube(size).translate((x[0], y[0], z[0]))


def around(middle: tuple[float, float], width: float, length: float, z: Span) -> Manifold:
    """Return a box round an upright line."""
    x, y = middle
    return cuboid((x - width / 2, x + width / 2), (y - length / 2, y + length / 2), z)


def prism(outline: tuple[tuple[float, float], ...], z: Span) -> Manifold:
    """Return an outline, anticlockwise seen from above, between two heights."""
    return CrossSection([outline]).extrude(z[1] - z[0]).translate((0, 0, z[0]))


def cylinder(
    middle: tuple[float, float], diameter: float, z: Span, top: float | None = None
) -> Manifold:
    """Return an upright cylinder, or a cone with another diameter at its top; never smaller than
    the round one."""
    low, high = (across / 2 / cos(pi / SIDES) for across in (diameter, top or diameter))
    return Manifold.cylinder(z[1] - z[0], low, high, SIDES).translate((*middle, z[0]))


def lying_cylinder(x: float, y: Span, z: float, diameter: float) -> Manifold:
    """Return a cylinder that lies along y."""
    upright = cylinder((0, 0), diameter, (0.0, y[1] - y[0]))
    return upright.rotate((-90, 0, 0)).translate((x, y[0], z))


def box(solid: Manifold) -> tuple[tuple[float, float, float], tuple[float, float, float]]:
    """Return the lowest and highest coordinates."""
    x0, y0, z0, x1, y1, z1 = solid.bounding_box()
    return (x0, y0, z0), (x1, y1, z1)


def overlap(one: Manifold, other: Manifold) -> float:
    """Return the volume that two solids share, or nothing where they only touch."""
    return sum(
        piece.volume()
        for piece in (one ^ other).decompose()
        if min(high - low for low, high in zip(*box(piece), strict=True)) > HAIR
    )


def nearer(one: Manifold, other: Manifold, gap: float) -> bool:
    """Return whether two solids are closer than a gap; with no gap, whether they overlap."""
    (low, high), (other_low, other_high) = box(one), box(other)
    if any(a - gap > b for a, b in zip(low + other_low, other_high + high, strict=True)):
        return False
    if gap <= 0:
        return overlap(one, other) > 0
    return one.min_gap(other, gap + HAIR) < gap
