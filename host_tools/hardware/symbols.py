"""The signs of a circuit diagram. Each is drawn between two points, level or upright."""

from host_tools.hardware.palette import FAINT, INK, PAPER
from host_tools.hardware.shapes import Box, Disc, Drawing, Line, Point, Polygon, Text

_PEN, _WIRE = 0.4, 0.5


class Along:
    """A way from one point to another: places on it and beside it, in mm from its middle."""

    def __init__(self, start: Point, end: Point) -> None:
        self.start, self.end = start, end
        long = abs(end[0] - start[0]) + abs(end[1] - start[1])
        self.dx, self.dy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
        self.half = long / 2
        self._x, self._y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2

    def at(self, on: float, beside: float = 0) -> Point:
        """A place; `beside` is to the right of somebody who goes that way on the paper."""
        return self._x + self.dx * on - self.dy * beside, self._y + self.dy * on + self.dx * beside

    def wires(self, drawing: Drawing, gap: float, colour: str) -> None:
        """The wires up to a sign that takes `gap` on either side of the middle."""
        drawing.line(self.start, self.at(-gap), colour=colour, width=_WIRE)
        drawing.line(self.at(gap), self.end, colour=colour, width=_WIRE)


def diode(
    drawing: Drawing, anode: Point, cathode: Point, colour: str = INK, schottky: bool = False
) -> None:
    """A diode: the triangle points to the bar, the cathode."""
    way = Along(anode, cathode)
    way.wires(drawing, 1.5, colour)
    drawing.add(Polygon((way.at(-1.5, -1.6), way.at(-1.5, 1.6), way.at(1.5)), INK))
    drawing.line(way.at(1.5, -1.7), way.at(1.5, 1.7), width=0.6)
    if schottky:
        drawing.line(way.at(1.5, -1.7), way.at(0.8, -1.7), way.at(0.8, -1.1), width=_PEN)
        drawing.line(way.at(1.5, 1.7), way.at(2.2, 1.7), way.at(2.2, 1.1), width=_PEN)


def switch(drawing: Drawing, start: Point, end: Point, colour: str = INK) -> None:
    """A push button, open."""
    way = Along(start, end)
    way.wires(drawing, 2.4, colour)
    for on in (-2.4, 2.4):
        drawing.add(Disc(*way.at(on), 0.55, PAPER, INK, _PEN))
    drawing.line(way.at(-2.6, -1.4), way.at(2.6, -1.4), width=_PEN)
    drawing.line(way.at(0, -1.4), way.at(0, -2.6), width=_PEN)
    drawing.line(way.at(-0.9, -2.6), way.at(0.9, -2.6), width=_PEN)


def resistor(drawing: Drawing, start: Point, end: Point, colour: str = INK) -> None:
    """A resistor."""
    way = Along(start, end)
    way.wires(drawing, 3, colour)
    corners = (way.at(-3, -1.1), way.at(3, -1.1), way.at(3, 1.1), way.at(-3, 1.1), way.at(-3, -1.1))
    drawing.add(Line(corners, INK, _PEN))


def cells(drawing: Drawing, plus: Point, minus: Point) -> None:
    """Two cells in series."""
    way = Along(plus, minus)
    way.wires(drawing, 2.7, INK)
    for on in (-2.7, 0.9):
        drawing.line(way.at(on, -2.6), way.at(on, 2.6), width=_PEN)
        drawing.line(way.at(on + 1.8, -1.3), way.at(on + 1.8, 1.3), width=0.9)
    drawing.line(way.at(-0.9), way.at(0.9), width=_PEN)
    drawing.add(Text(*way.at(-3.8, 3.4), "+", 4, "middle", True))


def piezo(drawing: Drawing, start: Point, end: Point, colour: str = INK) -> None:
    """A piezo sounder: a disc between two plates."""
    way = Along(start, end)
    way.wires(drawing, 1.9, colour)
    for on in (-1.9, 1.9):
        drawing.line(way.at(on, -2.4), way.at(on, 2.4), width=_PEN)
    corners = (way.at(-1, -2), way.at(1, -2), way.at(1, 2), way.at(-1, 2), way.at(-1, -2))
    drawing.add(Line(corners, INK, _PEN))


def ground(drawing: Drawing, place: Point) -> None:
    """Ground, hanging below a place."""
    x, y = place
    drawing.line(place, (x, y + 1.6), width=_PEN)
    for at, half in enumerate((2.2, 1.4, 0.6)):
        drawing.line((x - half, y + 1.6 + 0.8 * at), (x + half, y + 1.6 + 0.8 * at), width=0.45)


def dot(drawing: Drawing, place: Point, colour: str = INK) -> None:
    """Wires that meet."""
    drawing.add(Disc(*place, 0.7, colour))


def flag(drawing: Drawing, place: Point, words: str, colour: str, end: str = "start") -> None:
    """A net's name at the end of a wire; all flags of a name are joined."""
    x, y = place
    wide = 2.6 + 2.1 * len(words)
    left = x if end == "start" else x - wide
    drawing.add(Box(left, y - 2, wide, 4, PAPER, colour, 0.4, 1.2))
    drawing.add(Text(left + wide / 2, y + 1, words, 2.8, "middle", True, colour))


def block(drawing: Drawing, corner: Point, width: float, height: float, *title: str) -> None:
    """A part as a box with its name in it."""
    drawing.add(Box(*corner, width, height, "#f6f4ee", INK, 0.5, 1.5))
    x, y = corner[0] + width / 2, corner[1] + 4.6
    for at, words in enumerate(title):
        drawing.add(Text(x, y + 3.8 * at, words, 3.4 if at == 0 else 2.7, "middle", at == 0))


def sheet(title: str, width: float, height: float) -> Drawing:
    """A white sheet with its title at the top."""
    drawing = Drawing(title, width, height)
    drawing.add(Box(0, 0, width, height, PAPER, FAINT, 0.3))
    drawing.add(Text(6, 9, title, 5, "start", True))
    return drawing
