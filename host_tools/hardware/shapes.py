"""What a drawing is made of, whether it becomes SVG or PDF. Everything in mm, y downwards."""

from typing import NamedTuple

Point = tuple[float, float]


class Line(NamedTuple):
    """A line through points; `dash` are the lengths drawn and left out."""

    points: tuple[Point, ...]
    colour: str = "#1f2a30"
    width: float = 0.3
    dash: tuple[float, ...] = ()


class Polygon(NamedTuple):
    """A filled shape with straight edges."""

    points: tuple[Point, ...]
    fill: str


class Box(NamedTuple):
    """A rectangle; an empty colour is none."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    stroke: str = ""
    line: float = 0.3
    radius: float = 0.0


class Disc(NamedTuple):
    """A circle; an empty colour is none."""

    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    line: float = 0.3


class Text(NamedTuple):
    """Words at their baseline, `size` mm from one line to the next; `anchor` is start, middle or
    end. `turned` runs upwards instead of to the right; `narrow` squeezes its letters to a share of
    their width."""

    x: float
    y: float
    words: str
    size: float = 3.0
    anchor: str = "start"
    bold: bool = False
    colour: str = "#1f2a30"
    turned: bool = False
    narrow: float = 1.0


Shape = Line | Polygon | Box | Disc | Text


class Drawing:
    """A sheet so wide and high, with a title in words for those who do not see it."""

    def __init__(self, title: str, width: float, height: float) -> None:
        self.title = title
        self.width = width
        self.height = height
        self.shapes: list[Shape] = []

    def add(self, *shapes: Shape) -> None:
        """Draw over what is there."""
        self.shapes.extend(shapes)

    def line(self, *points: Point, colour: str = "#1f2a30", width: float = 0.3) -> None:
        self.add(Line(points, colour, width))
