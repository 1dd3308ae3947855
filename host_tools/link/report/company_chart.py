"""A chart with a line for each company over the transactions, in its colour and named at its
end."""

from collections.abc import Sequence
from typing import NamedTuple

from host_tools.link.report.axes import Frame, amount_grid, grouped, headroom, number_axis, steps
from host_tools.link.report.pawn_chart import LABELS, NAME_ROOM, spread_labels
from host_tools.link.report.shapes import Box, Chart, Line, Shape, Text
from host_tools.link.report.words import WORDS

_WIDTH, _HEIGHT = 960.0, 360.0
_TICKS, _APART = 5, 20.0


class CompanyLine(NamedTuple):
    """A company's values after each transaction, None while it has none."""

    name: str
    colour: str
    values: Sequence[int | None]


def company_chart(
    name: str, titles: tuple[str, str], numbers: list[int], lines: list[CompanyLine], lang: str
) -> Chart:
    """Draw the chart. `titles` are the chart's and that of its amounts. A company without a value
    after the last transaction is not named."""
    most = max((value or 0 for line in lines for value in line.values), default=0)
    frame = Frame(62, 26, _WIDTH - LABELS, _HEIGHT - 44, numbers[0], numbers[-1], headroom(most))
    shapes: list[Shape] = [
        Text(0, 12, titles[1]),
        *amount_grid(frame, _TICKS),
        *number_axis(frame, 10),
        Text(frame.right, _HEIGHT - 4, WORDS[lang]["transactions_axis"], anchor="end"),
    ]
    for line in lines:
        for points in steps(frame, numbers, list(line.values)):
            shapes.append(Line(points, line.colour, 2.5))
    last = {at: value for at, line in enumerate(lines) if (value := line.values[-1]) is not None}
    ends = {at: frame.y(value) for at, value in last.items()}
    for at, y in spread_labels(ends, frame, _APART).items():
        x, colour = frame.right, lines[at].colour
        shapes += [
            Line(((x, ends[at]), (x + 5, ends[at]), (x + 11, y), (x + 14, y)), colour, 1.0),
            Box(x + 18, y - 7, 14, 14, colour, 3),
            Text(x + 38, y + 4, lines[at].name, "ink", 13.0, bold=True, room=NAME_ROOM),
            Text(_WIDTH - 2, y + 4, grouped(last[at]), "soft", 13.0, "end"),
        ]
    return Chart(name, titles[0], _WIDTH, _HEIGHT, tuple(shapes))
