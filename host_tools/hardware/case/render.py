"""Draws meshes as a picture: parallel projection, soft light, dark lines along sharp edges.

Every pixel is a ray of trimesh (embree), so a picture needs neither a graphics card nor a screen.
"""

from math import cos, radians, sin
from typing import Any, NamedTuple

import numpy as np
import trimesh
from PIL import Image
from trimesh import Trimesh

FINER = 2
"""Pixels are computed so many times finer each way, then averaged."""
PAPER = (255, 255, 255)
INK = (38, 44, 52)
SHARP = cos(radians(25))
"""Neighbouring points whose faces turn by more than this get a line between them."""
LIGHTS = (((-0.35, 0.75, 0.55), 0.56), ((-0.7, 0.1, 0.5), 0.2), ((0.5, 0.0, 0.8), 0.12))
"""Where light comes from, as seen by the eye (right, up, towards it), and how much."""
AMBIENT = 0.38
DEPTH_STEP = 0.8
"""Millimetres between neighbouring points that are an edge too."""


class Thing(NamedTuple):
    """A mesh and its colour."""

    mesh: Trimesh
    colour: tuple[int, int, int]


class View(NamedTuple):
    """The direction of the view: degrees round the unit (0 is the player's place) and above it."""

    turn: float
    height: float

    def axes(self) -> Any:
        """Return the arrows to the right, up and towards the eye, as rows."""
        t, h = radians(self.turn), radians(self.height)
        right = (cos(t), sin(t), 0.0)
        up = (-sin(t) * sin(h), cos(t) * sin(h), cos(h))
        eye = (sin(t) * cos(h), -cos(t) * cos(h), sin(h))
        return np.array((right, up, eye))


def render(things: list[Thing], view: View, width: int, margin: float = 0.04) -> Image.Image:
    """Return a picture of a width; the height follows."""
    axes = view.axes()
    scene: Any = trimesh.util.concatenate([thing.mesh for thing in things])
    colours = np.concatenate([np.full((len(t.mesh.faces), 3), t.colour) for t in things])
    owners = np.concatenate([np.full(len(t.mesh.faces), at) for at, t in enumerate(things)])
    seen = scene.vertices @ axes.T
    low, high = seen.min(axis=0), seen.max(axis=0)
    step = (high[0] - low[0]) / (width * FINER * (1 - 2 * margin))
    pad = width * FINER * margin
    rows = round(((high[1] - low[1]) / step + 2 * pad) / FINER) * FINER
    across = low[0] + (np.arange(width * FINER) + 0.5 - pad) * step
    upwards = low[1] + (rows - np.arange(rows) - 0.5 - pad) * step
    grid = np.stack(np.meshgrid(across, upwards), axis=-1).reshape(-1, 2)
    origins = grid @ axes[:2] + (high[2] + 10) * axes[2]
    directions = np.tile(-axes[2], (len(origins), 1))
    facets, rays, places = scene.ray.intersects_id(
        origins, directions, multiple_hits=False, return_locations=True
    )
    normals, depth, owner = (
        np.zeros((len(origins), 3)), np.full(len(origins), -1e3), np.full(len(origins), -1),
    )  # fmt: skip
    normals[rays], depth[rays] = scene.face_normals[facets], places @ axes[2]
    owner[rays] = owners[facets]
    bright = np.full(len(origins), AMBIENT)
    for direction, strength in LIGHTS:
        light = np.array(direction) @ axes
        bright += strength * np.clip(normals @ (light / np.linalg.norm(light)), 0, None)
    picture = np.full((len(origins), 3), PAPER, dtype=float)
    picture[rays] = colours[facets] * np.minimum(bright[rays], 1.12)[:, None]
    shape = (rows, width * FINER)
    lines = _lines(normals.reshape(*shape, 3), depth.reshape(shape), owner.reshape(shape), step)
    drawn = picture.reshape(*shape, 3)
    drawn[lines] = 0.25 * drawn[lines] + 0.75 * np.array(INK)
    pixels = np.clip(drawn, 0, 255).reshape(rows // FINER, FINER, width, FINER, 3).mean((1, 3))
    return Image.fromarray(pixels.round().astype(np.uint8), "RGB")


def _lines(normals: Any, depth: Any, owner: Any, step: float) -> Any:
    """Return the points beside which another thing, another face or another depth begins."""
    lines = np.zeros(depth.shape, dtype=bool)
    for axis in (0, 1):
        one, other = ([slice(None)] * 2 for _ in range(2))
        one[axis], other[axis] = slice(0, -1), slice(1, None)
        a, b = tuple(one), tuple(other)
        turned = np.einsum("...x,...x->...", normals[a], normals[b]) < SHARP
        apart = np.abs(depth[a] - depth[b]) > max(DEPTH_STEP, 6 * step)
        edge = (turned | apart | (owner[a] != owner[b])) & ~((owner[a] < 0) & (owner[b] < 0))
        lines[a] |= edge
        lines[b] |= edge
    return lines
