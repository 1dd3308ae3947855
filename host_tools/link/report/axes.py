"""Scales, grid lines and steps: how figures become places on a chart."""

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
        """Where a transaction is."""
        span = max(1, self.last - self.first)
        return self.left + (self.right - self.left) * (number - self.first) / span

    def y(self, value: float) -> float:
        """Where an amount is."""
        span = max(1, self.most - self.least)
        return self.bottom - (self.bottom - self.top) * (value - self.least) / span


def ticks(most: int, wanted: int, least: int = 0) -> list[int]:
    """Round figures up to the most, 0 among them, about as many as wanted."""
    step = round_step((most - least) / max(1, wanted))
    return list(range(-(-least // step) * step, most + 1, step))


def round_step(least: float) -> int:
    """The smallest 1, 2 or 5 with zeros that is no less."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if step * factor >= least:
                return step * factor
        step *= 10


def headroom(most: int) -> int:
    """A little more than the most there is."""
    return most + most // 20 + 1


def amount_grid(frame: Frame, wanted: int, size: float = 12.0) -> list[Shape]:
    """Lines across with their amounts."""
    shapes: list[Shape] = []
    for value in ticks(frame.most, wanted, frame.least):
        y = frame.y(value)
        shapes.append(Line(((frame.left, y), (frame.right, y)), "faint"))
        label = grouped(value)
        shapes.append(Text(frame.left - 8, y + size / 3, label, size=size, anchor="end"))
    return shapes


def number_axis(frame: Frame, wanted: int, size: float = 12.0) -> list[Shape]:
    """The transactions' numbers below."""
    step = round_step((frame.last - frame.first) / max(1, wanted))
    shapes: list[Shape] = []
    for number in range(-(-frame.first // step) * step, frame.last + 1, step):
        x = frame.x(number)
        shapes.append(Line(((x, frame.bottom), (x, frame.bottom + 5)), "faint"))
        shapes.append(Text(x, frame.bottom + 8 + size, str(number), size=size, anchor="middle"))
    return shapes


def steps(frame: Frame, numbers: list[int], values: list[int | None]) -> list[Points]:
    """An amount over time as points: level until it changes, cut where there is none."""
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
    """A sentence with its amounts written so."""
    return re.sub(r"(?<![\d.,])\d{4,}", lambda found: grouped(int(found[0])), text)


def grouped(value: int) -> str:
    """An amount with its thousands apart, by a narrow space that does not break."""
    return f"{value:,}".replace(",", "\u202f")
