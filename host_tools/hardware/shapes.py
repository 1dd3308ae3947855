"""The shapes of a drawing, for SVG and PDF. Everything is in mm, y downwards."""

from typing import NamedTuple

Point = tuple[float, float]
INK = "#1f2a30"


class Line(NamedTuple):
    """A line through points."""

    points: tuple[Point, ...]
    colour: str = INK
    width: float = 0.3


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
    end; `narrow` squeezes the letters to a share of their width."""

    x: float
    y: float
    words: str
    size: float = 3.0
    anchor: str = "start"
    bold: bool = False
    colour: str = INK
    narrow: float = 1.0


Shape = Line | Box | Disc | Text


class Drawing:
    """A sheet with a size, and a title for readers who cannot see it."""

    def __init__(self, title: str, width: float, height: float) -> None:
        self.title = title
        self.width = width
        self.height = height
        self.shapes: list[Shape] = []

    def add(self, *shapes: Shape) -> None:
        """Draw shapes over the present ones."""
        self.shapes.extend(shapes)

    def line(self, *points: Point, width: float = 0.3) -> None:
        self.add(Line(points, INK, width))
