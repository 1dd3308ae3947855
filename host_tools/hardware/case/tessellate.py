"""Turns build123d's exact solids into triangles."""

from build123d import Part
from trimesh import Trimesh

ROUGHNESS, TURN = 0.05, 0.4
"""How far a facet may be off a round face, in mm and in radians."""


def tessellate(solid: Part) -> Trimesh:
    """Return the solid's surface as triangles, with equal corners merged."""
    corners, triangles = solid.tessellate(ROUGHNESS, TURN)
    mesh = Trimesh([(c.X, c.Y, c.Z) for c in corners], triangles, process=False)
    mesh.merge_vertices(digits_vertex=5)
    mesh.update_faces(mesh.nondegenerate_faces())
    return mesh
