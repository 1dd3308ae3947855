"""All charts of a report on 18Africa, drawn once for the page and for the pictures."""

from pathlib import Path

from banker.games.africa.data import NAMES, SPACES

from host_tools.games.africa.report.figures import Figures
from host_tools.games.africa.report.words import WORDS
from host_tools.history.pawns import pawn_name
from host_tools.report.axes import Frame, amount_grid, grouped, headroom, number_axis, steps
from host_tools.report.pawn_chart import apart, pawn_chart
from host_tools.report.png import save_all
from host_tools.report.shapes import Box, Chart, Line, Pawn, Shape, Text

_WIDTH, _HEIGHT = 960.0, 400.0
_TICKS, _APART = 5, 20.0
_LEFT, _RIGHT, _ROW = 96.0, 70.0, 30.0
_NAME_EVERY = 130.0
_ROOM = 34.0
"""A box narrower than this has no room for its amount."""
_COLOURS = tuple(f"group-{group}" for group in range(8)) + ("ink",)
"""Companies in their order of codes; nine are in play."""


class Charts:
    """Worth by player, price by company, and the dividends."""

    def __init__(self, figures: Figures, lang: str) -> None:
        words = WORDS[lang]
        series = {pawn: figures.worths(pawn) for pawn in figures.pawns()}
        titles = words["worth"], words["money"]
        self.worth = pawn_chart("worth", titles, figures.numbers, series, lang)
        self.price = price_chart(figures, lang)
        self.dividends = dividend_chart(figures, lang)

    def save(self, folder: Path) -> list[Path]:
        """Write every chart as a PNG picture; says where."""
        return save_all((self.worth, self.price, self.dividends), folder)


def price_chart(figures: Figures, lang: str) -> Chart:
    """A line for each company in a colour, named at its end."""
    words, numbers = WORDS[lang], figures.numbers
    colours = dict(zip(figures.end.codes(), _COLOURS, strict=False))
    series = {code: figures.prices(code) for code in figures.codes()}
    prices = [price for values in series.values() for price in values if price]
    most = headroom(max(prices, default=SPACES[15]))
    frame = Frame(62, 26, _WIDTH - 150, _HEIGHT - 44, numbers[0], numbers[-1], most)
    shapes: list[Shape] = [
        Text(0, 12, words["money"]),
        *amount_grid(frame, _TICKS),
        *number_axis(frame, 10),
        Text(frame.right, _HEIGHT - 4, words["transactions_axis"], anchor="end"),
    ]
    for code, values in series.items():
        for points in steps(frame, numbers, values):
            shapes.append(Line(points, colours[code], 2.5))
    last = {code: price for code, values in series.items() if (price := values[-1]) is not None}
    ends = {code: frame.y(price) for code, price in last.items()}
    for code, y in apart(ends, frame, _APART).items():
        x, colour = frame.right, colours[code]
        shapes += [
            Line(((x, ends[code]), (x + 5, ends[code]), (x + 11, y), (x + 14, y)), colour, 1.0),
            Box(x + 18, y - 7, 14, 14, colour, 3),
            Text(x + 38, y + 4, NAMES[code], "ink", 13.0, bold=True),
            Text(_WIDTH - 2, y + 4, grouped(last[code]), "soft", 13.0, "end"),
        ]
    return Chart("price", words["price"], _WIDTH, _HEIGHT, tuple(shapes))


def dividend_chart(figures: Figures, lang: str) -> Chart:
    """A bar for each company that has paid, a piece for each pawn."""
    words, paid = WORDS[lang], figures.dividends()
    shapes: list[Shape] = []
    for place, pawn in enumerate(figures.pawns()):
        x = _LEFT + place * _NAME_EVERY
        shapes += [
            Pawn(x, 2, pawn, 16.0),
            Text(x + 19, 16, pawn_name(pawn, lang), f"pawn-{pawn}", 13.0, bold=True),
        ]
    most = max((sum(each.values()) for each in paid.values()), default=0) or 1
    scale = (_WIDTH - _LEFT - _RIGHT) / most
    for place, code in enumerate(sorted(paid), 1):
        shapes += _bar(code, paid[code], place * _ROW, scale, lang)
    if not paid:
        shapes = [Text(0, 16, words["no_dividends"], "soft", 14.0)]
    height = (len(paid) + 1) * _ROW
    return Chart("dividends", words["dividends"], _WIDTH, height, tuple(shapes))


def _bar(code: int, paid: dict[int, int], y: float, scale: float, lang: str) -> list[Shape]:
    """One company: what each pawn got, and all of it."""
    shapes: list[Shape] = [Text(_LEFT - 12, y + 20, NAMES[code], "ink", 12.5, "end")]
    x = _LEFT
    for pawn, amount in sorted(paid.items()):
        width = amount * scale
        note = f"{pawn_name(pawn, lang)}: {amount}"
        shapes.append(Box(x, y + 4, max(1.0, width - 1), _ROW - 8, f"pawn-{pawn}", 3, note))
        if width >= _ROOM:
            shapes.append(Text(x + width / 2, y + 20, str(amount), "card", 12.0, "middle", True))
        x += width
    shapes.append(Text(x + 8, y + 20, grouped(sum(paid.values())), "ink", 13.0, bold=True))
    return shapes
