"""What a chart is made of. Coordinates are pixels of the page; colours are names of the palette."""

from typing import NamedTuple


class Line(NamedTuple):
    """A line through points; `dash` are the lengths drawn and left out."""

    points: tuple[tuple[float, float], ...]
    colour: str
    width: float = 1.0
    dash: tuple[float, ...] = ()


class Box(NamedTuple):
    """A filled rectangle; `note` is shown when a mouse rests on it."""

    x: float
    y: float
    width: float
    height: float
    colour: str
    radius: float = 0.0
    note: str = ""


class Text(NamedTuple):
    """Words at their baseline; `anchor` is start, middle or end. What is wider than its `room`, as
    a player's name may be, is drawn narrower."""

    x: float
    y: float
    content: str
    colour: str = "soft"
    size: float = 12.0
    anchor: str = "start"
    bold: bool = False
    room: float = 0.0


class Pawn(NamedTuple):
    """A pawn, so many pixels high, from its top left corner."""

    x: float
    y: float
    pawn: int
    height: float = 15.0


Shape = Line | Box | Text | Pawn


class Chart(NamedTuple):
    """A drawing with a title that says it in words, for those who do not see it."""

    name: str
    title: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
