"""All charts of a report on Chicago Express, drawn once for the page and for the pictures."""

from pathlib import Path

from banker.games.chicago.data import COMPANIES, NAMES

from host_tools.games.chicago.report.figures import Figures, Payout
from host_tools.games.chicago.report.words import WORDS
from host_tools.history.colours import COMPANY_COLOURS
from host_tools.history.pawns import pawn_name
from host_tools.report.axes import grouped
from host_tools.report.company_chart import CompanyLine, company_chart
from host_tools.report.pawn_chart import pawn_chart
from host_tools.report.png import save_all
from host_tools.report.shapes import Box, Chart, Pawn, Shape, Text

_WIDTH = 960.0
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
    words = WORDS[lang]
    lines = [
        CompanyLine(NAMES[key], COMPANY_COLOURS[key], figures.incomes(key))
        for key in range(1, COMPANIES + 1)
    ]
    titles = words["income"], words["money"]
    return company_chart("income", titles, figures.numbers, lines, lang)


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
