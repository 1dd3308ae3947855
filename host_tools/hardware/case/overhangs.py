"""Checks that a part prints without support: faces that look down must be steep, or a bridge.

A facet that leans out by more than 45 degrees has nothing below it. That is fine if it is flat and
narrow: the nozzle then draws threads through the air from one wall to the opposite one.
"""

from math import pi, radians, sin
from typing import Any, NamedTuple

import numpy as np
from trimesh import Trimesh

STEEPEST = 50.0
"""Degrees off the upright that hang by themselves: 45, and what the facets of a cone add to it."""
LONGEST_BRIDGE = 14.0
"""Threads this long hold with any printer that cools its parts."""
DIRECTIONS = 8
NEAR = 1e-3


class Overhang(NamedTuple):
    """A place without support, and the shortest bridge over it, if there is one."""

    place: tuple[float, ...]
    span: float | None


def overhangs(mesh: Trimesh) -> list[Overhang]:
    """Return every downward facet that is not on the bed, steep, or a short bridge."""
    heights = mesh.triangles[:, :, 2]
    leaning = mesh.face_normals[:, 2] < -sin(radians(STEEPEST))
    down = np.flatnonzero(leaning & (heights.max(axis=1) > NEAR))
    levels = heights[down, 0].round(3)
    found = []
    for level in np.unique(levels):
        facets = down[levels == level]
        rims = _rims(mesh, facets)
        for facet in facets:
            middle = mesh.triangles_center[facet]
            span = _shortest(middle[:2], *rims) if np.ptp(heights[facet]) < NEAR else None
            if span is None or span > LONGEST_BRIDGE:
                found.append(Overhang(tuple(round(float(at), 2) for at in middle), span))
    return found


def _rims(mesh: Trimesh, facets: Any) -> tuple[Any, Any, Any]:
    """Return the outline of facets: both ends of each edge, and whether a wall below carries it."""
    inside = np.isin(mesh.face_adjacency, facets)
    outline = inside.sum(axis=1) == 1
    beside = mesh.face_adjacency[outline][~inside[outline]]
    ends = mesh.vertices[mesh.face_adjacency_edges[outline]]
    carried = mesh.triangles[beside, :, 2].min(axis=1) < ends[:, :, 2].min(axis=1) - NEAR
    return ends[:, 0, :2], ends[:, 1, :2], carried


def _shortest(middle: Any, starts: Any, ends: Any, carried: Any) -> float | None:
    """Return the shortest straight line through a point from one wall to another."""
    spans = []
    for turn in range(DIRECTIONS):
        angle = turn * pi / DIRECTIONS
        along = np.array((np.cos(angle), np.sin(angle)))
        sides = [_first(middle, way, starts, ends, carried) for way in (along, -along)]
        if None not in sides:
            spans.append(float(sum(side for side in sides if side)))
    return min(spans, default=None)


def _first(start: Any, along: Any, starts: Any, ends: Any, carried: Any) -> float | None:
    """Return how far it is to the outline in a direction, if a wall stands there."""
    edge, away = ends - starts, starts - start
    with np.errstate(divide="ignore", invalid="ignore"):
        turned = along[0] * edge[:, 1] - along[1] * edge[:, 0]
        distance = (away[:, 0] * edge[:, 1] - away[:, 1] * edge[:, 0]) / turned
        share = (away[:, 0] * along[1] - away[:, 1] * along[0]) / turned
    met = np.flatnonzero((distance > 0) & (share >= -1e-9) & (share <= 1 + 1e-9))
    if not len(met):
        return None
    nearest = met[distance[met].argmin()]
    return float(distance[nearest]) if carried[nearest] else None
