"""Scales, grid lines and steps: turns figures into positions on a chart."""

import re
from typing import NamedTuple

from host_tools.link.report.shapes import Line, Shape, Text

Points = tuple[tuple[float, float], ...]


class Frame(NamedTuple):
    """The part of a chart inside the axes, and the figures at its edges."""

    left: float
    top: float
    right: float
    bottom: float
    first: int
    last: int
    most: int
    least: int = 0
    """Below 0 where somebody owes."""

    def x(self, number: float) -> float:
        """Return the position of a transaction."""
        span = max(1, self.last - self.first)
        return self.left + (self.right - self.left) * (number - self.first) / span

    def y(self, value: float) -> float:
        """Return the position of an amount."""
        span = max(1, self.most - self.least)
        return self.bottom - (self.bottom - self.top) * (value - self.least) / span


def ticks(most: int, wanted: int, least: int = 0) -> list[int]:
    """Return about as many round figures as wanted, up to `most`, including 0."""
    step = round_step((most - least) / max(1, wanted))
    return list(range(-(-least // step) * step, most + 1, step))


def round_step(least: float) -> int:
    """Return the smallest 1, 2 or 5 times a power of ten that is at least this."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if step * factor >= least:
                return step * factor
        step *= 10


def headroom(most: int) -> int:
    """Return a little more than the largest amount."""
    return most + most // 20 + 1


def amount_grid(frame: Frame, wanted: int, size: float = 12.0) -> list[Shape]:
    """Draw horizontal lines labelled with their amounts."""
    shapes: list[Shape] = []
    for value in ticks(frame.most, wanted, frame.least):
        y = frame.y(value)
        shapes.append(Line(((frame.left, y), (frame.right, y)), "faint"))
        label = grouped(value)
        shapes.append(Text(frame.left - 8, y + size / 3, label, size=size, anchor="end"))
    return shapes


def number_axis(frame: Frame, wanted: int, size: float = 12.0) -> list[Shape]:
    """Draw the transactions' numbers below the chart."""
    step = round_step((frame.last - frame.first) / max(1, wanted))
    shapes: list[Shape] = []
    for number in range(-(-frame.first // step) * step, frame.last + 1, step):
        x = frame.x(number)
        shapes.append(Line(((x, frame.bottom), (x, frame.bottom + 5)), "faint"))
        shapes.append(Text(x, frame.bottom + 8 + size, str(number), size=size, anchor="middle"))
    return shapes


def steps(frame: Frame, numbers: list[int], values: list[int | None]) -> list[Points]:
    """Return an amount over time as lines: level until it changes, interrupted where there is
    none."""
    runs: list[Points] = []
    points: list[tuple[float, float]] = []
    for number, value in zip(numbers, values, strict=True):
        x = frame.x(number)
        if points:
            points.append((x, points[-1][1]))
        if value is None:
            if points:
                runs.append(tuple(points))
            points = []
        else:
            points.append((x, frame.y(value)))
    if points:
        runs.append(tuple(points))
    return runs


def grouped_in(text: str) -> str:
    """Group the digits of all amounts in a sentence."""
    return re.sub(r"(?<![\d.,])\d{4,}", lambda found: grouped(int(found[0])), text)


def grouped(value: int) -> str:
    """Separate an amount's thousands by narrow no-break spaces."""
    return f"{value:,}".replace(",", "\u202f")
