"""The report on a game, whichever it is."""

from pathlib import Path
from typing import Protocol

from host_tools.history.story import Story
from host_tools.report import chicago_page, page
from host_tools.report.charts import Charts
from host_tools.report.chicago_charts import ChicagoCharts
from host_tools.report.chicago_figures import ChicagoFigures
from host_tools.report.figures import Figures


class Savable(Protocol):
    """A report's charts."""

    def save(self, folder: Path) -> list[Path]:
        """Write every chart as a picture; says where."""


def report_on(story: Story, lang: str) -> tuple[str, Savable]:
    """The HTML file and the charts in it. The story is that of one game."""
    return _REPORTS[story.start.number](story, lang)


def _trader(story: Story, lang: str) -> tuple[str, Savable]:
    figures = Figures(story)
    charts = Charts(figures, lang)
    return page.as_html(figures, charts, lang), charts


def _chicago(story: Story, lang: str) -> tuple[str, Savable]:
    figures = ChicagoFigures(story)
    charts = ChicagoCharts(figures, lang)
    return chicago_page.as_html(figures, charts, lang), charts


_REPORTS = (_trader, _chicago)  # by the game's number
