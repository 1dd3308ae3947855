"""The pictures of the case for the guide: parts, colours and points of view."""

from collections.abc import Callable
from pathlib import Path

from manifold3d import Manifold
from trimesh import Trimesh

from host_tools.apps.term.colours import CAPS
from host_tools.games.legends import LEGENDS
from host_tools.hardware import dimensions as size
from host_tools.hardware.case.envelopes import envelopes
from host_tools.hardware.case.placing import PLACINGS
from host_tools.hardware.case.plan import block, rod
from host_tools.hardware.case.render import Thing, View, render
from host_tools.hardware.case.solids import box, cuboid, mesh_of, moved
from host_tools.hardware.case.tessellate import tessellate

WIDTH = 1000
COLOURS_LEFT = 200
"""The size of the palette: a small file, and no visible difference."""

LID, FLOOR, DOOR = (232, 227, 214), (104, 124, 143), (222, 150, 72)
BOUGHT = {
    "board": (74, 150, 104),
    "pico": (52, 150, 118),
    "usb socket": (200, 204, 208),
    "screen": (52, 92, 164),
    "screen glass": (30, 32, 38),
    "slide switch": (120, 124, 130),
    "slide switch lever": (40, 42, 46),
    "piezo": (58, 58, 62),
    "reset button": (210, 80, 68),
    "holder": (66, 68, 72),
}
SMALL = {"R": (214, 196, 160), "C": (222, 176, 80), "D": (176, 84, 66), "J": (40, 42, 46)}
"""Small parts, by the letter of their reference."""
CAP, SWITCH, SCREW, CELL = (140, 144, 150), (60, 62, 66), (186, 190, 196), (206, 170, 94)
LEFT_OUT = ("Q1", "J2", "BT1", "fram")
"""Parts that are optional, or have no body."""
HIDDEN = (
    "usb plug",
    "joints",
    "free zone",
    "core",
    "sheet",
    "pane",
    "screen parts",
    "screen connector",
)
LIFTS = {
    "sheet": 198.0,
    "screen": 150.0,
    "lid": 116.0,
    "spacer": 86.0,
    "board": 56.0,
    "holder": -62.0,
    "door": -80.0,
}
"""How far parts move apart in the exploded picture, in mm."""


def draw_all(meshes: dict[str, Trimesh], folder: Path) -> None:
    """Draw every picture into a folder, from meshes in the place where they were made."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (things, view) in _scenes(_groups(meshes)).items():
        picture = render(things, view, WIDTH)
        picture.quantize(COLOURS_LEFT).save(folder / f"case_{name}.png", optimize=True)


def _scenes(groups: dict[str, list[Thing]]) -> dict[str, tuple[list[Thing], View]]:
    """Return the things on each picture, and its point of view."""
    closed = [thing for group in groups.values() for thing in group]
    bay = groups["floor"] + groups["door"] + groups["holder"]
    apart = [thing for name in groups for thing in _raised(groups[name], LIFTS.get(name, 0.0))]
    return {
        "closed": (closed, View(-28, 48)),
        "back": (closed, View(152, 22)),
        "exploded": (apart, View(-34, 27)),
        "inside": (bay, View(-24, 58)),
        "lid": (groups["lid"], View(-20, 62)),
        "below": (bay, View(-28, -46)),
    }


def _groups(meshes: dict[str, Trimesh]) -> dict[str, list[Thing]]:
    """Return everything in the unit where it sits, grouped as it comes apart."""
    groups = {
        name: [Thing(moved(meshes[name], place), colour) for place in PLACINGS[name].copies]
        for name, colour in (("lid", LID), ("floor", FLOOR), ("door", DOOR), ("spacer", LID))
    }
    bodies = {
        name: body
        for name, body in envelopes().items()
        if name not in LEFT_OUT and not any(part in name for part in HIDDEN)
    }
    groups["sheet"] = _sheet()
    groups["screen"] = _some(bodies, lambda name: name.startswith("screen"))
    groups["holder"] = _some(bodies, lambda name: name.startswith(("cell", "holder")))
    groups["door"] += _some(bodies, lambda name: name == "door screw")
    groups["lid"] += _some(bodies, lambda name: name.startswith("screw") and "head" in name)
    groups["board"] = _some(
        bodies, lambda name: not name.startswith(("cell", "holder", "screw", "screen", "door"))
    )
    return groups


def _sheet() -> list[Thing]:
    """Return the legend sheet with its holes, a tile for each key in the colour of its group."""
    half, z = size.SHEET_WIDTH / 10, (size.SHEET_TOP_OF_PLATE, size.SHEET_TOP_OF_PLATE + 0.5)
    near = size.KEY_PITCH - size.SHEET_FAR
    tiles = []
    for key in size.KEYS:
        x, y = size.xy(key.place)
        tile = block((x - half, x + half), (y - near, y + size.SHEET_FAR), z)
        mesh = tessellate(tile - rod((x, y), size.SHEET_KEY_HOLE, z))
        red, green, blue = bytes.fromhex(CAPS[LEGENDS[key.name].group][0].lstrip("#"))
        tiles.append(Thing(mesh, (red, green, blue)))
    return tiles


def _some(bodies: dict[str, Manifold], wanted: Callable[[str], bool]) -> list[Thing]:
    """Return the bought parts with certain names, in their colours."""
    return [
        Thing(mesh_of(_drawn(name, body)), _colour(name))
        for name, body in bodies.items()
        if wanted(name)
    ]


def _colour(name: str) -> tuple[int, int, int]:
    """Return the colour of a bought part."""
    kinds = {"cap": CAP, "switch": SWITCH, "cell": CELL}
    return BOUGHT.get(name) or kinds.get(name.split()[0]) or SMALL.get(name[0], SCREW)


def _drawn(name: str, body: Manifold) -> Manifold:
    """Return a part as it looks where that differs from its envelope: modules stand on their pins,
    and the holder is open."""
    (x0, y0, z0), (x1, y1, _) = box(body)
    if name == "pico":
        return cuboid((x0, x1), (y0, y1), (z0 + size.HEADER, z0 + size.HEADER + 1.2))
    if name == "holder":
        return cuboid((x0, x1), (y0, y1), (z0, z0 + 7))
    return body


def _raised(things: list[Thing], by: float) -> list[Thing]:
    """Return the same things, higher."""
    return [Thing(moved(thing.mesh, (0, 0, by)), thing.colour) for thing in things]
