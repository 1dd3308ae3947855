"""How thick a part is where it is thinnest: between faces that look away from each other."""

from typing import Any

import numpy as np

from host_tools.hardware.case.mesh import Mesh

THINNEST = 1.2
"""Three threads of a 0.4 mm nozzle."""
FACING_AWAY = -0.95
"""Faces that meet at an edge get as near as one likes; only ones that are nearly parallel count."""


def thinnest(mesh: Mesh) -> tuple[float, tuple[float, float, float]]:
    """The least thickness found by looking inwards from every facet, and where."""
    corners = np.array([mesh.corners(triangle) for triangle in mesh.triangles])
    a, edge, other = corners[:, 0], corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
    normals = np.cross(edge, other)
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    best, place = float("inf"), (0.0, 0.0, 0.0)
    for weights in ((1 / 3, 1 / 3), (0.1, 0.8)):
        starts = a + weights[0] * edge + weights[1] * other
        for start, normal in zip(starts, normals, strict=True):
            depth = _depth(start, -normal, a, edge, other, normals)
            if depth < best:
                x, y, z = (round(float(value), 2) for value in start)
                best, place = depth, (x, y, z)
    return best, place


def _depth(start: Any, ray: Any, a: Any, edge: Any, other: Any, normals: Any) -> float:
    """How far a ray goes through the solid before it leaves through a face opposite."""
    opposite = normals @ ray > -FACING_AWAY
    a, edge, other = a[opposite], edge[opposite], other[opposite]
    turned = np.cross(ray, other)
    area = np.einsum("ij,ij->i", edge, turned)
    area = np.where(np.abs(area) < 1e-12, np.inf, area)
    away = start - a
    u = np.einsum("ij,ij->i", away, turned) / area
    lifted = np.cross(away, edge)
    v = lifted @ ray / area
    distance = np.einsum("ij,ij->i", other, lifted) / area
    hit = (u >= -1e-9) & (v >= -1e-9) & (u + v <= 1 + 1e-9) & (distance > 1e-6)
    return float(distance[hit].min()) if hit.any() else float("inf")
