"""A chart as a picture: drawn several times too large, then made smaller, so that lines are smooth.

Twice as many pixels as the page's, for sharp prints and screens.
"""

import itertools
from collections.abc import Iterable
from math import hypot
from pathlib import Path

from PIL import Image, ImageDraw

from host_tools.glyphs.pawn_icons import HEIGHT, pawn_runs
from host_tools.history.colours import palette
from host_tools.report.fonts import font, plain
from host_tools.report.shapes import Box, Chart, Line, Pawn, Text

_SHARP, _SMOOTH = 2, 3
_SCALE = _SHARP * _SMOOTH
_MARGIN = 20.0
_TITLE = 44.0
_ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}


def save_all(charts: Iterable[Chart], folder: Path) -> list[Path]:
    """Write every chart as a picture of its name; says where."""
    folder.mkdir(parents=True, exist_ok=True)
    saved = []
    for chart in charts:
        saved.append(folder / f"{chart.name}.png")
        save_png(chart, saved[-1])
    return saved


def save_png(chart: Chart, path: Path) -> None:
    """Draw the chart with its title on a light ground."""
    Painter(chart).picture().save(path, optimize=True)


class Painter:
    """Draws one chart."""

    def __init__(self, chart: Chart) -> None:
        self._colours = palette()
        size = (chart.width + 2 * _MARGIN, chart.height + 2 * _MARGIN + _TITLE)
        self._size = (round(size[0]), round(size[1]))
        large = (self._size[0] * _SCALE, self._size[1] * _SCALE)
        self._image = Image.new("RGB", large, self._colours["card"])
        self._draw = ImageDraw.Draw(self._image)
        self._text(Text(0, -_TITLE + 22, chart.title, "ink", 20.0, bold=True))
        for shape in chart.shapes:
            if isinstance(shape, Line):
                self._line(shape)
            elif isinstance(shape, Box):
                self._box(shape)
            elif isinstance(shape, Pawn):
                self._pawn(shape)
            else:
                self._text(shape)

    def picture(self) -> Image.Image:
        """The drawing in its final size."""
        size = (self._size[0] * _SHARP, self._size[1] * _SHARP)
        return self._image.resize(size, Image.Resampling.LANCZOS)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return (x + _MARGIN) * _SCALE, (y + _MARGIN + _TITLE) * _SCALE

    def _line(self, line: Line) -> None:
        colour = self._colours[line.colour]
        width = max(1, round(line.width * _SCALE))
        for points in dashed(line.points, line.dash) if line.dash else [line.points]:
            placed = [self._at(*point) for point in points]
            self._draw.line(placed, fill=colour, width=width, joint="curve")

    def _box(self, box: Box) -> None:
        self._draw.rounded_rectangle(
            (self._at(box.x, box.y), self._at(box.x + box.width, box.y + box.height)),
            radius=min(box.radius, box.width / 2) * _SCALE,
            fill=self._colours[box.colour],
        )

    def _pawn(self, pawn: Pawn) -> None:
        unit = pawn.height / HEIGHT
        for x, y, length in pawn_runs(pawn.pawn):
            corner = self._at(pawn.x + x * unit, pawn.y + y * unit)
            other = self._at(pawn.x + (x + length) * unit, pawn.y + (y + 1) * unit)
            self._draw.rectangle((corner, other), fill=self._colours[f"pawn-{pawn.pawn}"])

    def _text(self, text: Text) -> None:
        letters, complete = font(round(text.size * _SCALE), text.bold)
        self._draw.text(
            self._at(text.x, text.y),
            text.content if complete else plain(text.content),
            fill=self._colours[text.colour],
            font=letters,
            anchor=_ANCHORS[text.anchor],
        )


def dashed(
    points: tuple[tuple[float, float], ...], dash: tuple[float, ...]
) -> list[list[tuple[float, float]]]:
    """The drawn pieces of a dashed line, each along its corners."""
    pieces: list[list[tuple[float, float]]] = []
    piece = [points[0]]
    place, left = 0, dash[0]
    for (x, y), (to_x, to_y) in itertools.pairwise(points):
        length = hypot(to_x - x, to_y - y)
        gone = 0.0
        while length - gone > left:
            gone += left
            corner = (x + (to_x - x) * gone / length, y + (to_y - y) * gone / length)
            if place % 2 == 0:
                pieces.append([*piece, corner])
            piece = [corner]
            place += 1
            left = dash[place % len(dash)]
        left -= length - gone
        if place % 2 == 0:
            piece.append((to_x, to_y))
        else:
            piece = [(to_x, to_y)]
    if place % 2 == 0 and len(piece) > 1:
        pieces.append(piece)
    return pieces
