"""The charts of a report on Trader."""

from host_tools.games.trader.report.figures import Figures
from host_tools.games.trader.report.interest_chart import interest_chart
from host_tools.games.trader.report.presidency_chart import presidency_chart
from host_tools.games.trader.report.price_charts import price_charts
from host_tools.games.trader.report.words import WORDS
from host_tools.link.report.pawn_chart import pawn_chart
from host_tools.link.report.shapes import Chart


class Charts:
    """All charts; `prices` has one for each group."""

    def __init__(self, figures: Figures, lang: str) -> None:
        self.worth = _worth_chart(figures, lang)
        self.prices = price_charts(figures, lang)
        self.presidencies = presidency_chart(figures, lang)
        self.interest = interest_chart(figures, lang)


def _worth_chart(figures: Figures, lang: str) -> Chart:
    """Draw each pawn's worth after each transaction."""
    series = {pawn: figures.worth(pawn) for pawn in figures.played()}
    words = WORDS[lang]
    return pawn_chart("worth", (words["worth"], words["millions"]), figures.numbers, series, lang)
