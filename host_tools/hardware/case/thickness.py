"""Measures the thinnest wall of a part, between faces that look away from each other."""

import numpy as np
from trimesh import Trimesh

THINNEST = 1.2
"""Three threads of a 0.4 mm nozzle."""
FACING_AWAY = 0.95
"""Faces that meet at an edge get as near as one likes; only ones that are nearly parallel count."""
_INSIDE = 1e-3


def thinnest(mesh: Trimesh) -> tuple[float, tuple[float, ...]]:
    """Return the least thickness found by looking inwards from every facet, and where."""
    normals = mesh.face_normals
    found: list[tuple[float, tuple[float, ...]]] = [(float("inf"), ())]
    for weights in ((1 / 3, 1 / 3, 1 / 3), (0.1, 0.1, 0.8)):
        starts = np.einsum("fcx,c->fx", mesh.triangles, weights) - _INSIDE * normals
        places, rays, facets = mesh.ray.intersects_location(starts, -normals, multiple_hits=True)
        opposite = -np.einsum("rx,rx->r", normals[rays], normals[facets]) > FACING_AWAY
        depths = np.linalg.norm(places - starts[rays], axis=1) + _INSIDE
        depths[~opposite] = np.inf
        if len(depths):
            at = depths.argmin()
            place = tuple(round(float(value), 2) for value in places[at])
            found.append((float(depths[at]), place))
    return min(found)
