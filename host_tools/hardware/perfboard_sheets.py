"""Pages for who builds on a perforated board: the board at 1:1, to lay on it, and the wires to tick
off, from hole to hole."""

import csv
import io
from itertools import pairwise
from math import hypot

from host_tools.hardware import board_below, board_top
from host_tools.hardware import dimensions as size
from host_tools.hardware.board_parts import parts
from host_tools.hardware.board_routes import route
from host_tools.hardware.board_sheet import SCALE
from host_tools.hardware.board_wires import Wire, wires
from host_tools.hardware.palette import colour, colour_name
from host_tools.hardware.shapes import Box, Disc, Drawing, Line, Polygon, Shape, Text

PAGE = (210.0, 297.0)
_SHARE = size.PITCH / SCALE
_BAR = 50.0
_ENDS = 12.0
"""Added to a wire's way for its two bared ends."""
_FRENCH = {"black": "noir", "red": "rouge", "green": "vert", "violet": "violet",
           "dark red": "rouge foncé", "turquoise": "turquoise", "orange": "orange",
           "blue": "bleu", "yellow": "jaune", "bare": "nu"}  # fmt: skip


def _scaled(shape: Shape, dx: float, dy: float) -> Shape:
    """A shape at 1:1, moved on the page."""

    def at(x: float, y: float) -> tuple[float, float]:
        return x * _SHARE + dx, y * _SHARE + dy

    if isinstance(shape, Line):
        points = tuple(at(*point) for point in shape.points)
        dash = tuple(part * _SHARE for part in shape.dash)
        return shape._replace(points=points, width=shape.width * _SHARE, dash=dash)
    if isinstance(shape, Polygon):
        return shape._replace(points=tuple(at(*point) for point in shape.points))
    x, y = at(shape.x, shape.y)
    if isinstance(shape, Disc):
        return shape._replace(x=x, y=y, radius=shape.radius * _SHARE, line=shape.line * _SHARE)
    if isinstance(shape, Text):
        return shape._replace(x=x, y=y, size=shape.size * _SHARE)
    return shape._replace(x=x, y=y, width=shape.width * _SHARE, height=shape.height * _SHARE,
                          line=shape.line * _SHARE, radius=shape.radius * _SHARE)  # fmt: skip


def template(below: bool) -> Drawing:
    """The board at 1:1 on a page of A4, from above or from below."""
    drawn = board_below.draw() if below else board_top.draw()
    page = Drawing(f"{drawn.title}, 1:1", *PAGE)
    left = (PAGE[0] - drawn.width * _SHARE) / 2
    for shape in drawn.shapes:
        page.add(_scaled(shape, left, 30.0))
    y = 30 + drawn.height * _SHARE + 16
    page.line((left + 20, y), (left + 20 + _BAR, y), width=0.3)
    for at in range(0, 51, 10):
        page.line((left + 20 + at, y - 1.5), (left + 20 + at, y), width=0.3)
    page.add(
        Text(left + 22 + _BAR, y, "50 mm", 3.4, "start", True),
        Text(left + 20, y + 7, "Print at 100 %: the bar must measure 50 mm.", 3.4),
        Text(left + 20, y + 12, "Imprimer à 100 % : la barre doit mesurer 50 mm.", 3.4),
    )
    return page


def _where(wire: Wire, end: int) -> str:
    """A wire's end: its hole, and whose pin is there."""
    hole = wire.holes[end]
    owner = next(
        (f"{part.ref} {pin}" for part in parts().values()
         for pin, holes in part.pins.items() if hole in holes), ""
    )  # fmt: skip
    return f"{hole[0]},{hole[1]}  {owner}"


def length(wire: Wire) -> int:
    """How long to cut it, in mm, its bared ends included."""
    way = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(route(wire))) * size.PITCH
    return round(way + _ENDS)


def listed() -> list[tuple[str, str, str, str, int]]:
    """Net, from, to, colour and length of every wire that is cut, in the order of soldering; leads
    of diodes are none."""
    return [
        (
            wire.net,
            _where(wire, 0),
            _where(wire, -1),
            "bare" if wire.bare else colour_name(wire.net),
            length(wire),
        )
        for wire in wires()
        if not wire.lead
    ]


def as_csv() -> bytes:
    """The list as a table."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("number", "net", "from", "to", "colour", "length_mm"))
    for at, row in enumerate(listed(), 1):
        writer.writerow((at, *row))
    return text.getvalue().encode()


def ticked() -> Drawing:
    """The list as a page, a box before each wire."""
    page = Drawing("Courtier, wires of the perforated board", *PAGE)
    page.add(
        Text(14, 16, "Wires of the perforated board / Fils de la plaque à trous", 5, "start", True)
    )
    page.add(Text(14, 22, "column,row and pin; mm with both ends bared", 3))
    page.add(Text(14, 26.4, "colonne,rangée et broche ; mm, extrémités dénudées comprises", 3))
    half = -(-len(listed()) // 2)
    for at, (net, start, end, shade, long) in enumerate(listed()):
        x, y = 14 + at // half * 94, 35 + at % half * 7.2
        page.add(Box(x, y - 3, 3.2, 3.2, "", "#1f2a30", 0.3))
        ink = "#1f2a30" if shade == "bare" else colour(net)
        page.add(Text(x + 5, y, f"{at + 1}", 3, "start", True))
        page.add(Text(x + 12, y, f"{start}  –  {end}", 3, "start", True))
        page.add(
            Text(
                x + 12,
                y + 3,
                f"{net}, {shade} / {_FRENCH[shade]}, {long} mm",
                2.5,
                "start",
                False,
                ink,
            )
        )
    return page
