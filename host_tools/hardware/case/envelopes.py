"""The space that everything not printed needs, as solids where they sit."""

from math import sqrt

from manifold3d import Manifold

from host_tools.hardware import dimensions as size
from host_tools.hardware.case import openings
from host_tools.hardware.case.screen_room import screen
from host_tools.hardware.case.solids import around, cuboid, cylinder, lying_cylinder, prism
from host_tools.hardware.pcb import project

Envelopes = dict[str, Manifold]
PCB, PERFBOARD = "PCB", "perforated board"
TOP = size.BOARD_TOP
PLUG_OUT = 30.0
"""The length of a plugged-in cable that counts."""


WAYS = (PCB, PERFBOARD)
"""The two ways of building, which put parts in different places."""


def envelopes(way: str = PCB, inches: str = "2.42") -> Envelopes:
    """Return all of them by name, for a way of building and a screen, including the travel of
    moving parts."""
    small = _soldered(inches) if way == PCB else _wired()
    return _board() | _keys() | _pico() | small | _switch() | screen(inches) | _cells() | _screws()


def _board() -> Envelopes:
    """Return the board wherever its grid may sit in it; what is soldered under it; the legend
    sheet."""
    half = size.BOARD_WIDTH / 2 + size.BOARD_SIDE_SHIFT
    far, first = size.BOARD_FAR_MARGIN, size.xy((0, 0))[1]
    y = (first + far[0] - size.BOARD_LENGTH, first + far[1])
    # Joints and wires keep off the posts, which stand on holes that stay empty.
    band = size.POST_DIAMETER / 2 + size.PITCH
    posts = sorted({round(size.xy(place)[1], 3) for place in size.SCREWS})
    middle = size.HOLDER_WIDTH / 2 + 3
    return {
        "board": cuboid((-half, half), y, (size.BOARD_BOTTOM, TOP)),
        "joints over the cells": cuboid(
            (-middle, middle),
            (posts[0] - band, posts[-1]),
            (size.BOARD_BOTTOM - size.SOLDER_SIDE, size.BOARD_BOTTOM),
        ),
        "sheet": _sheet(),
    }


def _sheet() -> Manifold:
    """Return the legend sheet, its rounded corners cut where they are tangent to 45 degrees."""
    x, y = size.SHEET_MIDDLE
    half_x, half_y = size.SHEET_WIDTH / 2, size.SHEET_LENGTH / 2
    cut = size.SHEET_CORNER * (2 - sqrt(2))
    corners = (
        (-half_x, cut - half_y),
        (cut - half_x, -half_y),
        (half_x - cut, -half_y),
        (half_x, cut - half_y),
        (half_x, half_y - cut),
        (half_x - cut, half_y),
        (cut - half_x, half_y),
        (-half_x, half_y - cut),
    )
    z = (size.SHEET_TOP_OF_PLATE, size.SHEET_TOP_OF_PLATE + size.SHEET_THICKNESS)
    return prism(tuple((x + dx, y + dy) for dx, dy in corners), z)


def _keys() -> Envelopes:
    """Return 25 switches and their caps, from at rest to pressed down."""
    found = {}
    for key in size.KEYS:
        middle = size.xy(key.place)
        body = (TOP, TOP + size.SWITCH_BODY_HEIGHT)
        found[f"switch {key.name}"] = around(middle, size.SWITCH_SIDE, size.SWITCH_SIDE, body)
        moves = (TOP + size.CAP_BOTTOM - size.KEY_TRAVEL, TOP + size.CAP_TOP)
        found[f"cap {key.name}"] = cylinder(middle, size.CAP_DIAMETER, moves)
    return found


def _pico() -> Envelopes:
    """Return the Pico with a plugged-in cable."""
    x, far = openings.PICO_X, openings.PICO_FAR_EDGE
    socket = (x - size.USB_SOCKET[0] / 2, x + size.USB_SOCKET[0] / 2)
    plug_x, plug_z = size.USB_PLUG[0] / 2, size.USB_PLUG[1] / 2
    above = TOP + size.HEADER
    pico = (x - size.PICO_WIDTH / 2, x + size.PICO_WIDTH / 2)
    socket_far = far + size.USB_OVERHANG
    return {
        "pico": cuboid(pico, (far - size.PICO_LENGTH, far), (TOP, TOP + size.PICO_HEIGHT)),
        "usb socket": cuboid(
            socket, (far, socket_far), (above + size.PICO_THICKNESS, TOP + size.PICO_HEIGHT)
        ),
        "usb plug": cuboid(
            (x - plug_x, x + plug_x),
            (socket_far, socket_far + PLUG_OUT),
            (openings.USB_Z - plug_z, openings.USB_Z + plug_z),
        ),
    }


def _switch() -> Envelopes:
    """Return the slide switch and its lever."""
    body, lever = TOP + size.SLIDE_BODY, TOP + size.SLIDE_HEIGHT
    width, length = size.SLIDE_WIDTH, size.SLIDE_LENGTH
    return {
        "slide switch": around(openings.SLIDE_MIDDLE, width, length, (TOP, body)),
        "slide switch lever": around(openings.SLIDE_MIDDLE, *size.SLIDE_LEVER, (body, lever)),
    }


CABLES = {"2.42": ("J1", 1), "1.3": ("U2", -1), "0.96": ("U2", -1)}
"""The header that a screen's cable is on, and whether its plugs lie away from the player."""
APART = ("U1", "S27")
"""Parts of the board that have bodies of their own here, as the keys do."""


def _soldered(inches: str) -> Envelopes:
    """Return every part of the printed board where KiCad has it, as high as its data sheet lets it
    be; of the screen's two headers the one that is used, with the plugs on it."""
    header, way = CABLES[inches]
    unused = {name for name, _ in CABLES.values()} - {header}
    found = {}
    for ref, part in project.symbols().items():
        if part.bought and "Key" not in part.fields and ref not in (*APART, *unused):
            placed, z = project.footprints()[ref], (TOP, TOP + part.height)
            if ref == "BZ1":
                found["piezo"] = cylinder(placed.middle, size.PIEZO_DIAMETER, z)
            else:
                x, y = zip(placed.low, placed.high, strict=True)
                found[NAMES.get(ref, ref)] = cuboid(x, y, z)
    placed = project.footprints()[header]
    ends = sorted((placed.middle[1] - way * size.OLED_PIN_EDGE,
                   placed.middle[1] + way * (size.CABLE_LENGTH - size.OLED_PIN_EDGE)))  # fmt: skip
    height = project.symbols()[header].height
    found[header] = cuboid((placed.low[0], placed.high[0]), (ends[0], ends[1]), (TOP, TOP + height))
    return found


NAMES = {"U3": "fram", "S26": "reset button"}


def _wired() -> Envelopes:
    """Return what stands on the perforated board: modules, piezo, reset button, the screen's cable,
    and whatever low parts fill the free zones."""
    piezo, reset = (TOP, TOP + size.PIEZO_HEIGHT), (TOP, TOP + size.RESET_HEIGHT)
    pins = [size.xy(place) for place in size.RESET_PINS]
    width = max(x for x, _ in pins) - min(x for x, _ in pins)
    fram_x = size.xy((size.FRAM_PIN_1[0] + (size.FRAM_PINS - 1) / 2, 0))[0]
    fram_far = size.xy(size.FRAM_PIN_1)[1] + size.FRAM_PIN_EDGE
    fram = (fram_x - size.FRAM_WIDTH / 2, fram_x + size.FRAM_WIDTH / 2)
    column, row = size.OLED_PIN_1
    cable_x, cable_y = size.xy((column + (size.OLED_PINS - 1) / 2, row))
    half = size.OLED_PINS * size.PITCH / 2
    found = {
        "piezo": cylinder(openings.PIEZO_MIDDLE, size.PIEZO_DIAMETER, piezo),
        "reset button": around(openings.RESET_MIDDLE, width, size.RESET_SIDE, reset),
        "fram": cuboid(
            fram, (fram_far - size.FRAM_LENGTH, fram_far), (TOP, TOP + size.FRAM_HEIGHT)
        ),
        "screen cable": cuboid(
            (cable_x - half, cable_x + half),
            (cable_y - size.CABLE_LENGTH + size.OLED_PIN_EDGE, cable_y + size.OLED_PIN_EDGE),
            (TOP, TOP + 3.0),
        ),
    }
    for number, (one, other) in enumerate(size.FREE_ZONES):
        (x0, y1), (x1, y0) = size.xy(one), size.xy(other)
        found[f"free zone {number}"] = cuboid((x0, x1), (y0, y1), (TOP, TOP + size.LOW_PARTS))
    return found


def _cells() -> Envelopes:
    """Return the holder with its two cells, on the door."""
    x, y = openings.HOLDER_MIDDLE
    z = (size.FLOOR, size.FLOOR + size.HOLDER_HEIGHT)
    along = (y - size.CELL_LENGTH / 2, y + size.CELL_LENGTH / 2)
    axis = z[1] - size.CELL_DIAMETER / 2 - 0.2
    cells = {
        f"cell {side}": lying_cylinder(
            x + shift * size.CELL_DIAMETER / 2, along, axis, size.CELL_DIAMETER
        )
        for side, shift in (("left", -1.03), ("right", 1.03))
    }
    return {"holder": around((x, y), size.HOLDER_WIDTH, size.HOLDER_LENGTH, z)} | cells


def _screws() -> Envelopes:
    """Return head and shank of each screw; in a part where it cuts its thread, only its core
    counts."""
    found = {}
    sink = (size.SCREW_HEAD - size.SCREW_DIAMETER) / 2
    for number, place in enumerate(size.SCREWS):
        middle = size.xy(place)
        hidden = place in size.SCREWS_UNDER_SHEET
        top = size.SHEET_TOP_OF_PLATE if hidden else size.LID_TOP
        core = (top - size.SCREW_LENGTH, size.BOARD_BOTTOM)
        found[f"screw {number} core"] = cylinder(middle, size.SCREW_CORE, core)
        shank = (size.BOARD_BOTTOM, top - sink)
        found[f"screw {number}"] = cylinder(middle, size.SCREW_DIAMETER, shank)
        head = cylinder(middle, size.SCREW_DIAMETER, (top - sink, top), size.SCREW_HEAD)
        found[f"screw {number} head"] = head
    x, y = openings.DOOR_SCREW
    core = (size.FLOOR + size.FIT, size.DOOR_SCREW_LENGTH)
    found["door screw core"] = cylinder((x, y), size.SCREW_CORE, core)
    head = cylinder((x, y), size.SCREW_HEAD, (0.0, sink), size.SCREW_DIAMETER)
    return found | {"door screw": head}
