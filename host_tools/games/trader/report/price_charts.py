"""Draws all prices over time, a small chart for each group."""

from banker.games.trader.data import group_codes

from host_tools.games.kit.sentences import words
from host_tools.games.trader.report.figures import Figures
from host_tools.games.trader.report.words import WORDS
from host_tools.link.report.axes import Frame, amount_grid, headroom, number_axis, steps
from host_tools.link.report.pawn_chart import spread_labels
from host_tools.link.report.shapes import Box, Chart, Line, Shape, Text

_WIDTH, _HEIGHT = 460.0, 210.0
_TICKS = 4
_APART = 16.0
# Line styles for the companies of a group, which share a colour.
_DASHES: tuple[tuple[float, ...], ...] = ((), (7.0, 3.0), (2.0, 3.0))


def price_charts(figures: Figures, lang: str) -> list[Chart]:
    """Return the eight charts in the order of the board."""
    return [_group_chart(figures, group, lang) for group in range(8)]


def _group_chart(figures: Figures, group: int, lang: str) -> Chart:
    codes = list(group_codes(group))
    series = {code: figures.prices(code) for code in codes}
    most = max((price or 0 for values in series.values() for price in values), default=0)
    numbers = figures.numbers
    frame = Frame(44, 40, _WIDTH - 78, _HEIGHT - 26, numbers[0], numbers[-1], headroom(most))
    name = words(0, lang)["group"].split("|")[1 + group]
    shapes: list[Shape] = [
        Box(0, 3, 14, 14, f"group-{group}", 3),
        Text(22, 15, name, "ink", 15.0, bold=True),
    ]
    if most == 0:
        shapes.append(Text(22, 60, WORDS[lang]["never_listed"], "soft", 13.0))
        return Chart(f"prices-{group + 1}", name, _WIDTH, _HEIGHT, tuple(shapes))
    shapes += [*amount_grid(frame, _TICKS, 11.0), *number_axis(frame, 5, 11.0)]
    for place, code in enumerate(codes):
        for points in steps(frame, numbers, series[code]):
            shapes.append(Line(points, f"group-{group}", 2.2, _DASHES[place]))
    ends = {code: frame.y(price) for code in codes if (price := series[code][-1]) is not None}
    for code, y in spread_labels(ends, frame, _APART).items():
        dash = _DASHES[codes.index(code)]
        shapes += [
            Line(((frame.right + 4, y), (frame.right + 24, y)), f"group-{group}", 2.2, dash),
            Text(frame.right + 28, y + 4, f"{code:02}", "ink", 12.0, bold=True),
            Text(_WIDTH, y + 4, str(series[code][-1]), "soft", 12.0, "end"),
        ]
    return Chart(f"prices-{group + 1}", name, _WIDTH, _HEIGHT, tuple(shapes))
