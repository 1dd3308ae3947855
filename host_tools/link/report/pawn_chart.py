"""A chart with a line for each pawn over the transactions, named at its end."""

from collections.abc import Mapping, Sequence

from host_tools.link.history.pawns import pawn_name
from host_tools.link.report.axes import Frame, amount_grid, grouped, headroom, number_axis, steps
from host_tools.link.report.shapes import Chart, Line, Pawn, Shape, Text
from host_tools.link.report.words import WORDS

_WIDTH, _HEIGHT = 960.0, 430.0
LABELS = 220.0
"""Room at the right for a name of 16 letters and an amount."""
NAME_ROOM = 122.0
_APART = 22.0
_TICKS = 5


def pawn_chart(
    name: str,
    titles: tuple[str, str],
    numbers: list[int],
    series: Mapping[int, Sequence[int | None]],
    lang: str,
) -> Chart:
    """Draw the chart. `titles` are the chart's and that of its amounts. A pawn without a value
    after the last transaction is not named."""
    amounts = [0, *(amount for values in series.values() for amount in values if amount)]
    most, least = headroom(max(amounts)), min(amounts)
    edges = 62, 26, _WIDTH - LABELS, _HEIGHT - 44, numbers[0], numbers[-1]
    frame = Frame(*edges, most, least and -headroom(-least))
    shapes: list[Shape] = [
        Text(0, 12, titles[1]),
        *amount_grid(frame, _TICKS),
        *number_axis(frame, 10),
        Text(frame.right, _HEIGHT - 4, WORDS[lang]["transactions_axis"], anchor="end"),
    ]
    for pawn, values in series.items():
        for points in steps(frame, numbers, list(values)):
            shapes.append(Line(points, f"pawn-{pawn}", 2.5))
    last = {pawn: amount for pawn, values in series.items() if (amount := values[-1]) is not None}
    ends = {pawn: frame.y(amount) for pawn, amount in last.items()}
    for pawn, y in spread_labels(ends, frame, _APART).items():
        shapes += _label(frame.right, ends[pawn], y, pawn, last[pawn], lang)
    return Chart(name, titles[0], _WIDTH, _HEIGHT, tuple(shapes))


def _label(x: float, end: float, y: float, pawn: int, amount: int, lang: str) -> list[Shape]:
    """Draw a pawn at the end of its line, with a thin line to it if the label had to move."""
    colour = f"pawn-{pawn}"
    return [
        Line(((x, end), (x + 5, end), (x + 11, y), (x + 14, y)), colour, 1.0),
        Pawn(x + 18, y - 8, pawn, 16.0),
        Text(x + 38, y + 4, pawn_name(pawn, lang), colour, 13.0, bold=True, room=NAME_ROOM),
        Text(_WIDTH - 2, y + 4, grouped(amount), "soft", 13.0, "end"),
    ]


def spread_labels(places: dict[int, float], frame: Frame, distance: float) -> dict[int, float]:
    """Move the labels as little as possible so that none overlap."""
    order = sorted(places, key=lambda name: (places[name], name))
    moved: dict[int, float] = {}
    lowest = frame.top
    for name in order:
        moved[name] = max(places[name], lowest)
        lowest = moved[name] + distance
    highest = frame.bottom
    for name in reversed(order):
        moved[name] = min(moved[name], highest)
        highest = moved[name] - distance
    return moved
