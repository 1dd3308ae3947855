"""Draws meshes as a picture: parallel projection, soft light, dark lines along sharp edges.

Plain numpy, so that a picture needs neither a graphics card nor a screen and comes out the same on
every machine.
"""

from math import cos, radians, sin
from typing import Any, NamedTuple

import numpy as np
from PIL import Image

from host_tools.hardware.case.mesh import Mesh

FINER = 2
"""Pixels are computed so many times finer each way, then averaged."""
PAPER = (255, 255, 255)
INK = (38, 44, 52)
SHARP = cos(radians(28))
"""Edges whose facets turn by more than this get a line."""
LIGHTS = (((-0.35, 0.75, 0.55), 0.56), ((-0.7, 0.1, 0.5), 0.2), ((0.5, 0.0, 0.8), 0.12))
"""Where light comes from, as seen by the eye (right, up, towards it), and how much."""
AMBIENT = 0.38


class Thing(NamedTuple):
    """A mesh and its colour."""

    mesh: Mesh
    colour: tuple[int, int, int]


class View(NamedTuple):
    """Where one looks from: degrees round the unit (0 is the player's place) and above it."""

    turn: float
    height: float

    def axes(self) -> Any:
        """To the right, up and towards the eye, as rows."""
        t, h = radians(self.turn), radians(self.height)
        right = (cos(t), sin(t), 0.0)
        up = (-sin(t) * sin(h), cos(t) * sin(h), cos(h))
        eye = (sin(t) * cos(h), -cos(t) * cos(h), sin(h))
        return np.array((right, up, eye))


def render(things: list[Thing], view: View, width: int, margin: float = 0.04) -> Image.Image:
    """The picture, as wide as asked for and as high as it must be."""
    axes = view.axes()
    clouds = [np.array(thing.mesh.points) @ axes.T for thing in things]
    low = np.min([cloud.min(axis=0) for cloud in clouds], axis=0)
    high = np.max([cloud.max(axis=0) for cloud in clouds], axis=0)
    inner = width * FINER * (1 - 2 * margin)
    scale = inner / (high[0] - low[0])
    pad = width * FINER * margin
    rows = round(((high[1] - low[1]) * scale + 2 * pad) / FINER) * FINER
    shape = (rows, width * FINER)
    depth = np.full(shape, -np.inf)
    colour = np.full((*shape, 3), PAPER, dtype=float)
    lines = np.zeros(shape, dtype=bool)
    flat = []
    for thing, cloud in zip(things, clouds, strict=True):
        screen = np.empty_like(cloud)
        screen[:, 0] = (cloud[:, 0] - low[0]) * scale + pad
        screen[:, 1] = shape[0] - ((cloud[:, 1] - low[1]) * scale + pad)
        screen[:, 2] = cloud[:, 2] * scale
        flat.append(screen)
        _fill(thing, screen, axes, depth, colour)
    _shade_corners(depth, colour, scale)
    for thing, screen in zip(things, flat, strict=True):
        _draw_edges(thing.mesh, screen, axes, depth, lines, scale)
    colour[lines] = 0.25 * colour[lines] + 0.75 * np.array(INK)
    pixels = np.clip(colour, 0, 255).reshape(rows // FINER, FINER, width, FINER, 3).mean((1, 3))
    return Image.fromarray(pixels.round().astype(np.uint8), "RGB")


def _normals(mesh: Mesh) -> Any:
    """Every facet's unit normal."""
    corners = np.array([mesh.corners(triangle) for triangle in mesh.triangles])
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    return across / np.linalg.norm(across, axis=1)[:, None]


def _fill(thing: Thing, screen: Any, axes: Any, depth: Any, colour: Any) -> None:
    """Paint the facets that look at the eye, nearest ones on top."""
    normals = _normals(thing.mesh)
    bright = np.full(len(normals), AMBIENT)
    for direction, strength in LIGHTS:
        light = np.array(direction) @ axes
        bright += strength * np.clip(normals @ (light / np.linalg.norm(light)), 0, None)
    towards = normals @ axes[2]
    for triangle, light, facing in zip(thing.mesh.triangles, bright, towards, strict=True):
        if facing <= 0:
            continue
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = screen[list(triangle)]
        area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
        if abs(area) < 1e-9:
            continue
        x0, x1 = int(min(ax, bx, cx)), int(max(ax, bx, cx)) + 2
        y0, y1 = int(min(ay, by, cy)), int(max(ay, by, cy)) + 2
        ys, xs = np.mgrid[y0:y1, x0:x1] + 0.5
        u = ((xs - ax) * (cy - ay) - (cx - ax) * (ys - ay)) / area
        v = ((bx - ax) * (ys - ay) - (xs - ax) * (by - ay)) / area
        z = az + u * (bz - az) + v * (cz - az)
        window = (slice(y0, y1), slice(x0, x1))
        seen = (u >= 0) & (v >= 0) & (u + v <= 1) & (z > depth[window])
        depth[window][seen] = z[seen]
        colour[window][seen] = np.array(thing.colour) * min(light, 1.12)


def _shade_corners(depth: Any, colour: Any, scale: float) -> None:
    """Darken what lies deeper than its surroundings, as corners and holes are."""
    coarse, scale = depth[::FINER, ::FINER], scale / FINER
    lowest = coarse[np.isfinite(coarse)].min()
    heights = np.where(np.isfinite(coarse), coarse, lowest) / (scale * FINER)
    light = np.ones_like(heights)
    for reach in (0.7, 1.6, 3.2):
        around = np.zeros_like(heights)
        for turn in range(6):
            angle = np.pi * (turn + reach) / 6
            down, right = round(reach * scale * sin(angle)), round(reach * scale * cos(angle))
            # Both sides at once, so that a slope is no corner; what stands far in front of the
            # place is another thing.
            one = np.roll(heights, (down, right), (0, 1)) - heights
            other = np.roll(heights, (-down, -right), (0, 1)) - heights
            hollow = np.where(np.maximum(one, other) < 4 * reach, (one + other) / 2, 0)
            around += np.clip(hollow, 0, reach)
        light *= 1 - 0.38 * around / (6 * reach)
    light = np.where(np.isfinite(coarse), light, 1.0)
    colour *= light.repeat(FINER, 0).repeat(FINER, 1)[:, :, None]


def _draw_edges(mesh: Mesh, screen: Any, axes: Any, depth: Any, lines: Any, scale: float) -> None:
    """Lines along sharp edges and outlines, where nothing is in front of them."""
    normals = _normals(mesh)
    towards = normals @ axes[2]
    for (a, b), one_side in mesh.edges.items():
        if a > b:
            continue
        one, other = one_side[0], mesh.edges[b, a][0]
        outline = (towards[one] > 0) != (towards[other] > 0)
        hidden = towards[one] <= 0 and towards[other] <= 0
        if hidden or not (outline or normals[one] @ normals[other] < SHARP):
            continue
        (ax, ay, az), (bx, by, bz) = screen[a], screen[b]
        count = int(max(abs(bx - ax), abs(by - ay))) + 2
        share = np.linspace(0, 1, count)
        xs, ys = (ax + share * (bx - ax)).astype(int), (ay + share * (by - ay)).astype(int)
        z = az + share * (bz - az)
        for dx, dy in ((0, 0), (1, 0), (0, 1)):
            x = np.clip(xs + dx, 0, depth.shape[1] - 1)
            y = np.clip(ys + dy, 0, depth.shape[0] - 1)
            seen = z > depth[y, x] - 0.25 * scale
            lines[y[seen], x[seen]] = True
