"""The shapes of a chart. Coordinates are pixels of the page; colours are names of the palette."""

from typing import NamedTuple


class Line(NamedTuple):
    """A line through points. `dash` gives the lengths drawn and left out."""

    points: tuple[tuple[float, float], ...]
    colour: str
    width: float = 1.0
    dash: tuple[float, ...] = ()


class Box(NamedTuple):
    """A filled rectangle. `note` is its tooltip."""

    x: float
    y: float
    width: float
    height: float
    colour: str
    radius: float = 0.0
    note: str = ""


class Text(NamedTuple):
    """Text at its baseline. `anchor` is start, middle or end. Text wider than `room`, such as a
    player's name, is condensed."""

    x: float
    y: float
    content: str
    colour: str = "soft"
    size: float = 12.0
    anchor: str = "start"
    bold: bool = False
    room: float = 0.0


class Pawn(NamedTuple):
    """A pawn of this height, from its top left corner."""

    x: float
    y: float
    pawn: int
    height: float = 15.0


Shape = Line | Box | Text | Pawn


class Chart(NamedTuple):
    """A drawing with a title that describes it for those who cannot see it."""

    name: str
    title: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
