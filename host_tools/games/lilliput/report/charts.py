"""All charts of a report on 18Lilliput, drawn once for the page and for the pictures."""

from pathlib import Path

from host_tools.games.lilliput.phrases import COLOURS, TRAINS, company_name
from host_tools.games.lilliput.report.figures import Figures
from host_tools.games.lilliput.report.words import WORDS
from host_tools.history.pawns import capital
from host_tools.report.axes import grouped
from host_tools.report.company_chart import CompanyLine, company_chart
from host_tools.report.pawn_chart import pawn_chart
from host_tools.report.png import save_all
from host_tools.report.shapes import Box, Chart, Shape, Text

_WIDTH, _LEFT, _RIGHT, _ROW = 960.0, 180.0, 70.0, 34.0


class Charts:
    """Worth by player, price by company, and what the companies earned."""

    def __init__(self, figures: Figures, lang: str) -> None:
        words, numbers = WORDS[lang], figures.numbers
        series = {pawn: figures.worths(pawn) for pawn in figures.pawns()}
        self.worth = pawn_chart("worth", (words["worth"], words["money"]), numbers, series, lang)
        lines = [
            CompanyLine(short(key, lang), COLOURS[key], figures.prices(key))
            for key in figures.founded()
        ]
        titles = words["prices"], words["money"]
        self.prices = company_chart("prices", titles, numbers, lines, lang)
        self.earned = earned_chart(figures, lang)

    def save(self, folder: Path) -> list[Path]:
        """Write every chart as a PNG picture; says where."""
        return save_all((self.worth, self.prices, self.earned), folder)


def short(key: int, lang: str) -> str:
    """A company's name that fits the end of a line."""
    return capital(company_name(key, lang)).split()[0] if key <= 4 else str(key)


def earned_chart(figures: Figures, lang: str) -> Chart:
    """A bar for each company: what was paid, and what it kept."""
    words = WORDS[lang]
    runs = {key: figures.runs(key) for key in figures.founded()}
    most = max((run.earned for run in runs.values()), default=0)
    shapes: list[Shape] = []
    if not most:
        shapes.append(Text(0, 16, words["no_runs"], "soft", 14.0))
    for row, (key, run) in enumerate(runs.items() if most else ()):
        y = row * _ROW
        scale = (_WIDTH - _LEFT - _RIGHT) / most
        name = capital(company_name(key, lang))
        paid, kept = run.paid * scale, (run.earned - run.paid) * scale
        shapes += [
            Text(_LEFT - 12, y + 20, name, "ink", 13.0, "end"),
            Box(_LEFT, y + 4, max(1.0, paid), _ROW - 8, COLOURS[key], 3, words["paid_note"]),
            Box(_LEFT + paid, y + 4, max(1.0, kept), _ROW - 8, "faint", 3, words["kept_note"]),
            Text(_LEFT + paid + kept + 8, y + 20, grouped(run.earned), "ink", 13.0, bold=True),
        ]
    return Chart("earned", words["earned"], _WIDTH, max(1, len(runs)) * _ROW, tuple(shapes))


def train_names(trains: list[int]) -> str:
    """Trains in a row."""
    return " ".join(TRAINS[train] for train in trains)
