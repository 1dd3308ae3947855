"""All charts of a report on Chicago Express, drawn once for the page and for the pictures."""

from pathlib import Path

from banker.games.chicago.data import COMPANIES, NAMES

from host_tools.games.chicago.report.figures import Figures, Payout
from host_tools.games.chicago.report.words import WORDS
from host_tools.history.colours import COMPANY_COLOURS
from host_tools.history.pawns import pawn_name
from host_tools.report.axes import Frame, amount_grid, grouped, headroom, number_axis, steps
from host_tools.report.pawn_chart import apart, pawn_chart
from host_tools.report.png import save_all
from host_tools.report.shapes import Box, Chart, Line, Pawn, Shape, Text

_WIDTH, _HEIGHT = 960.0, 360.0
_TICKS, _APART = 5, 20.0
_LEFT, _RIGHT, _ROW = 152.0, 60.0, 30.0
_NAME_EVERY = 130.0
_ROOM = 26.0
"""A box narrower than this has no room for its amount."""


class Charts:
    """Cash by player, income by company, and the dividends."""

    def __init__(self, figures: Figures, lang: str) -> None:
        words = WORDS[lang]
        series = {pawn: figures.cash(pawn) for pawn in figures.pawns()}
        titles = words["cash"], words["money"]
        self.cash = pawn_chart("cash", titles, figures.numbers, series, lang)
        self.income = income_chart(figures, lang)
        self.dividends = dividend_chart(figures, lang)

    def save(self, folder: Path) -> list[Path]:
        """Write every chart as a PNG picture; says where."""
        return save_all((self.cash, self.income, self.dividends), folder)


def income_chart(figures: Figures, lang: str) -> Chart:
    """A line for each company in its colour, named at its end."""
    words, numbers = WORDS[lang], figures.numbers
    series = {key: figures.incomes(key) for key in range(1, COMPANIES + 1)}
    most = max(income or 0 for values in series.values() for income in values)
    frame = Frame(62, 26, _WIDTH - 150, _HEIGHT - 44, numbers[0], numbers[-1], headroom(most))
    shapes: list[Shape] = [
        Text(0, 12, words["money"]),
        *amount_grid(frame, _TICKS),
        *number_axis(frame, 10),
        Text(frame.right, _HEIGHT - 4, words["transactions_axis"], anchor="end"),
    ]
    for key, values in series.items():
        for points in steps(frame, numbers, values):
            shapes.append(Line(points, COMPANY_COLOURS[key], 2.5))
    last = {key: income for key, values in series.items() if (income := values[-1]) is not None}
    ends = {key: frame.y(income) for key, income in last.items()}
    for key, y in apart(ends, frame, _APART).items():
        x, colour = frame.right, COMPANY_COLOURS[key]
        shapes += [
            Line(((x, ends[key]), (x + 5, ends[key]), (x + 11, y), (x + 14, y)), colour, 1.0),
            Box(x + 18, y - 7, 14, 14, colour, 3),
            Text(x + 38, y + 4, NAMES[key], "ink", 13.0, bold=True),
            Text(_WIDTH - 2, y + 4, grouped(last[key]), "soft", 13.0, "end"),
        ]
    return Chart("income", words["income"], _WIDTH, _HEIGHT, tuple(shapes))


def dividend_chart(figures: Figures, lang: str) -> Chart:
    """A bar for each time dividends were paid, a piece for each pawn."""
    words, payouts = WORDS[lang], figures.payouts()
    shapes: list[Shape] = []
    for place, pawn in enumerate(figures.pawns()):
        x = _LEFT + place * _NAME_EVERY
        shapes += [
            Pawn(x, 2, pawn, 16.0),
            Text(x + 19, 16, pawn_name(pawn, lang), f"pawn-{pawn}", 13.0, bold=True),
        ]
    most = max((payout.total for payout in payouts), default=0) or 1
    for place, payout in enumerate(payouts, 1):
        shapes += _bar(payout, place * _ROW, (_WIDTH - _LEFT - _RIGHT) / most, lang)
    if not payouts:
        shapes = [Text(0, 16, words["no_dividends"], "soft", 14.0)]
    height = (len(payouts) + 1) * _ROW
    return Chart("dividends", words["dividends"], _WIDTH, height, tuple(shapes))


def _bar(payout: Payout, y: float, scale: float, lang: str) -> list[Shape]:
    """One time: whose it was, what each pawn got, and all of it."""
    words = WORDS[lang]
    shapes: list[Shape] = []
    label = words["payday"].format(payout.round)
    if payout.company:
        label = words["arrival"].format(NAMES[payout.company])
        shapes.append(Box(0, y + 8, 10, 14, COMPANY_COLOURS[payout.company], 2))
    shapes.append(Text(_LEFT - 12, y + 20, label, "ink", 12.5, "end"))
    x = _LEFT
    for pawn, amount in payout.paid:
        width = amount * scale
        note = f"{pawn_name(pawn, lang)}: {amount}"
        shapes.append(Box(x, y + 4, max(1.0, width - 1), _ROW - 8, f"pawn-{pawn}", 3, note))
        if width >= _ROOM:
            shapes.append(Text(x + width / 2, y + 20, str(amount), "card", 12.0, "middle", True))
        x += width
    shapes.append(Text(x + 8, y + 20, grouped(payout.total), "ink", 13.0, bold=True))
    return shapes
