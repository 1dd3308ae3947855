"""Draws the interest that each company earned."""

from banker.games.trader.data import COMPANIES, GROUP_OF

from host_tools.games.trader.report.figures import Figures
from host_tools.games.trader.report.words import WORDS
from host_tools.link.report.axes import grouped
from host_tools.link.report.shapes import Box, Chart, Shape, Text

_WIDTH, _ROW = 960.0, 24.0
_LEFT, _RIGHT = 46.0, 80.0


def interest_chart(figures: Figures, lang: str) -> Chart:
    """Draw a bar for each company that earned interest, the largest first."""
    paid = figures.interest()
    codes = [code for code in range(1, COMPANIES + 1) if paid[code]]
    codes.sort(key=lambda code: (-paid[code], code))
    most = max(paid) or 1
    shapes: list[Shape] = []
    for place, code in enumerate(codes):
        y = place * _ROW
        colour = f"group-{GROUP_OF[code]}"
        width = max(2.0, (_WIDTH - _LEFT - _RIGHT) * paid[code] / most)
        shapes += [
            Text(_LEFT - 12, y + 16, f"{code:02}", "ink", 13.0, "end", bold=True),
            Box(_LEFT, y + 3, width, _ROW - 6, colour, 3),
            Text(_LEFT + width + 8, y + 16, grouped(paid[code]), "ink", 13.0),
        ]
    if not codes:
        shapes.append(Text(0, 16, WORDS[lang]["no_interest"], "soft", 14.0))
    height = max(1, len(codes)) * _ROW
    return Chart("interest", WORDS[lang]["interest"], _WIDTH, height, tuple(shapes))
