"""The report on a game of Cash."""

from html import escape
from pathlib import Path

from host_tools.games.cash.report.figures import Figures, Standing
from host_tools.games.cash.report.words import WORDS
from host_tools.history.story import Story
from host_tools.report import tables
from host_tools.report.axes import grouped
from host_tools.report.document import scroll, section
from host_tools.report.pawn_chart import pawn_chart
from host_tools.report.png import save_all
from host_tools.report.svg import as_svg
from host_tools.report.whole import whole


class Charts:
    """There is one: cash by player."""

    def __init__(self, figures: Figures, lang: str) -> None:
        titles = WORDS[lang]["cash"], WORDS[lang]["money"]
        series = {pawn: figures.cash(pawn) for pawn in figures.pawns()}
        self.cash = pawn_chart("cash", titles, figures.numbers, series, lang)

    def save(self, folder: Path) -> list[Path]:
        """Write it as a PNG picture; says where."""
        return save_all((self.cash,), folder)


def report(story: Story, lang: str) -> tuple[str, Charts]:
    """The HTML file and the charts in it."""
    figures = Figures(story)
    charts = Charts(figures, lang)
    return as_html(figures, charts, lang), charts


def as_html(figures: Figures, charts: Charts, lang: str) -> str:
    """The whole file."""
    words = WORDS[lang]
    return whole(
        figures,
        facts(figures, lang),
        lambda: [
            section("standings", standings(figures, lang), words),
            section("cash", scroll(as_svg(charts.cash)), words),
        ],
        words,
        lang,
    )


def facts(figures: Figures, lang: str) -> str:
    """The evening in a few figures."""
    words = WORDS[lang]
    return tables.fact_list(
        [
            tables.counted(len(figures.moments), words, "fact_transactions", lang),
            (grouped(figures.end.paid), words["fact_paid"]),
            (grouped(figures.end.received), words["fact_received"]),
            (grouped(figures.largest()), words["fact_largest"]),
        ]
    )


def standings(figures: Figures, lang: str) -> str:
    """A card for each pawn, the richest first."""
    ranked = figures.standings()
    most = max(1, *(one.cash for one in ranked))
    return f'<ol class="standings">{"".join(_card(one, most, lang) for one in ranked)}</ol>'


def _card(one: Standing, most: int, lang: str) -> str:
    words = WORDS[lang]
    names = ("collected", "paid", "gained", "given")
    rows = zip(names, (*one.bank, *one.players), strict=True)
    details = "".join(
        f"<dt>{escape(words[name])}</dt><dd>{grouped(value)}</dd>" for name, value in rows
    )
    if one.rank is None:
        details = f"<dt>{escape(words['left'])}</dt><dd></dd>"
    return tables.card((one.pawn, one.rank), (one.cash, most), words["money"], details, lang)
