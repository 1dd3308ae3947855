"""Draws who presided over which company, and when: a band in the president's colour."""

from banker.games.trader.data import COMPANIES, GROUP_OF

from host_tools.games.trader.report.figures import Figures, Stretch
from host_tools.games.trader.report.words import WORDS
from host_tools.link.history.pawns import pawn_name
from host_tools.link.report.axes import Frame, number_axis
from host_tools.link.report.shapes import Box, Chart, Line, Pawn, Shape, Text

_WIDTH = 960.0
_LEFT, _TOP = 54.0, 40.0
_ROW, _BETWEEN = 22.0, 8.0
_THIN, _THICK = 8.0, 18.0
_NAME_EVERY = 144.0


def presidency_chart(figures: Figures, lang: str) -> Chart:
    """Draw all presidencies; those of a monopoly are thick, as the other players pay for them."""
    middle = {code: _middle(code) for code in range(1, COMPANIES + 1)}
    bottom = middle[COMPANIES] + _ROW / 2 + 4
    numbers = figures.numbers
    frame = Frame(_LEFT, _TOP, _WIDTH - 16, bottom, numbers[0], numbers[-1], 1)
    shapes: list[Shape] = []
    for place, pawn in enumerate(figures.played()):
        x = _LEFT + place * _NAME_EVERY
        shapes += [
            Pawn(x, 2, pawn, 16.0),
            Text(x + 19, 16, pawn_name(pawn, lang), f"pawn-{pawn}", 13.0, bold=True, room=120),
        ]
    for code, y in middle.items():
        shapes += [
            Line(((_LEFT, y), (frame.right, y)), "faint"),
            Box(0, y - 9, 8, 18, f"group-{GROUP_OF[code]}", 3),
            Text(22, y + 5, f"{code:02}", "ink", 12.5, "middle", bold=True),
        ]
    for stretch in figures.presidencies():
        shapes.append(_band(frame, middle[stretch.code], stretch, lang))
    shapes += number_axis(frame, 10)
    words = WORDS[lang]["transactions_axis"]
    shapes.append(Text(frame.right, bottom + 38, words, anchor="end"))
    return Chart("presidencies", WORDS[lang]["presidencies"], _WIDTH, bottom + 42, tuple(shapes))


def _middle(code: int) -> float:
    """Return the middle of a company's row, with a gap between groups."""
    return _TOP + _ROW / 2 + (code - 1) * _ROW + GROUP_OF[code] * _BETWEEN


def _band(frame: Frame, y: float, stretch: Stretch, lang: str) -> Box:
    height = _THICK if stretch.monopoly else _THIN
    x = frame.x(stretch.first)
    width = max(1.5, frame.x(stretch.last) - x - 1)
    note = WORDS[lang]["presided"].format(
        pawn=pawn_name(stretch.pawn, lang),
        code=f"{stretch.code:02}",
        first=stretch.first,
        last=stretch.last,
    )
    return Box(x, y - height / 2, width, height, f"pawn-{stretch.pawn}", 3, note)
