"""From solid to triangles."""

from build123d import Part

from host_tools.hardware.case.mesh import Mesh

ROUGHNESS, TURN = 0.05, 0.4
"""How far a facet may be off a round face, in mm and in radians."""


def mesh_of(solid: Part) -> Mesh:
    """The solid's surface as triangles."""
    corners, triangles = solid.tessellate(ROUGHNESS, TURN)
    points = [(corner.X, corner.Y, corner.Z) for corner in corners]
    return Mesh.of((points[a], points[b], points[c]) for a, b, c in triangles)
