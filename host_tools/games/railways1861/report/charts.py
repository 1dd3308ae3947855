"""All charts of a report on 1861, drawn once for the page and for the pictures."""

from pathlib import Path

from banker.games.railways1861.data import NAMES, PUBLICS

from host_tools.games.railways1861.report.figures import Figures, Payout
from host_tools.games.railways1861.report.words import WORDS
from host_tools.history.pawns import pawn_name
from host_tools.report.axes import Frame, amount_grid, grouped, headroom, number_axis, steps
from host_tools.report.pawn_chart import apart, pawn_chart
from host_tools.report.png import save_all
from host_tools.report.shapes import Box, Chart, Line, Pawn, Shape, Text

_WIDTH, _HEIGHT = 960.0, 400.0
_TICKS, _APART = 5, 20.0
_LEFT, _RIGHT, _ROW = 92.0, 60.0, 30.0
_NAME_EVERY = 130.0
_ROOM = 34.0
"""A box narrower than this has no room for its amount."""


def company_colour(code: int) -> str:
    """The palette's name for a public's colour."""
    return f"group-{code - PUBLICS - 1}"


class Charts:
    """Worth by player, prices by company, and the dividends."""

    def __init__(self, figures: Figures, lang: str) -> None:
        words = WORDS[lang]
        series = {pawn: figures.worth(pawn) for pawn in figures.pawns()}
        titles = words["worth"], words["money"]
        self.worth = pawn_chart("worth", titles, figures.numbers, series, lang)
        self.prices = price_chart(figures, lang)
        self.dividends = dividend_chart(figures, lang)

    def save(self, folder: Path) -> list[Path]:
        """Write every chart as a PNG picture; says where."""
        return save_all((self.worth, self.prices, self.dividends), folder)


def price_chart(figures: Figures, lang: str) -> Chart:
    """A line for each public company in its colour, named at its end."""
    words, numbers, series = WORDS[lang], figures.numbers, figures.prices()
    if not series:
        nothing = Text(0, 16, words["no_prices"], "soft", 14.0)
        return Chart("prices", words["prices"], _WIDTH, _ROW, (nothing,))
    most = max(price or 0 for values in series.values() for price in values)
    frame = Frame(62, 26, _WIDTH - 150, _HEIGHT - 44, numbers[0], numbers[-1], headroom(most))
    shapes: list[Shape] = [
        Text(0, 12, words["money"]),
        *amount_grid(frame, _TICKS),
        *number_axis(frame, 10),
        Text(frame.right, _HEIGHT - 4, words["transactions_axis"], anchor="end"),
    ]
    for code, values in series.items():
        for points in steps(frame, numbers, values):
            shapes.append(Line(points, company_colour(code), 2.5))
    last = {code: price for code, values in series.items() if (price := values[-1]) is not None}
    ends = {code: frame.y(price) for code, price in last.items()}
    for code, y in apart(ends, frame, _APART).items():
        x, colour = frame.right, company_colour(code)
        shapes += [
            Line(((x, ends[code]), (x + 5, ends[code]), (x + 11, y), (x + 14, y)), colour, 1.0),
            Text(x + 18, y + 4, NAMES[code], colour, 13.0, bold=True),
            Text(_WIDTH - 2, y + 4, grouped(last[code]), "soft", 13.0, "end"),
        ]
    return Chart("prices", words["prices"], _WIDTH, _HEIGHT, tuple(shapes))


def dividend_chart(figures: Figures, lang: str) -> Chart:
    """A bar for each operating round, a piece for each pawn."""
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
        shapes += _bar(
            payout, figures.pawns(), place * _ROW, (_WIDTH - _LEFT - _RIGHT) / most, lang
        )
    if not payouts:
        shapes = [Text(0, 16, words["no_dividends"], "soft", 14.0)]
    height = (len(payouts) + 1) * _ROW
    return Chart("dividends", words["dividends"], _WIDTH, height, tuple(shapes))


def _bar(payout: Payout, pawns: list[int], y: float, scale: float, lang: str) -> list[Shape]:
    """One round: which it was, what each pawn got, and all of it."""
    label = WORDS[lang]["round"].format(payout.set, payout.run)
    shapes: list[Shape] = [Text(_LEFT - 12, y + 20, label, "ink", 12.5, "end")]
    x = _LEFT
    for pawn in pawns:
        amount = payout.paid.get(pawn, 0)
        width = amount * scale
        if amount:
            note = f"{pawn_name(pawn, lang)}: {amount}"
            shapes.append(Box(x, y + 4, max(1.0, width - 1), _ROW - 8, f"pawn-{pawn}", 3, note))
        if width >= _ROOM:
            shapes.append(Text(x + width / 2, y + 20, str(amount), "card", 12.0, "middle", True))
        x += width
    shapes.append(Text(x + 8, y + 20, grouped(payout.total), "ink", 13.0, bold=True))
    return shapes
