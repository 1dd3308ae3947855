"""The report on a game of Trader."""

from host_tools.games.trader.report import tables
from host_tools.games.trader.report.charts import Charts
from host_tools.games.trader.report.figures import Figures
from host_tools.games.trader.report.words import WORDS
from host_tools.link.record import GameRecord
from host_tools.link.report.document import document, empty_section, header, scroll, section
from host_tools.link.report.svg import as_svg
from host_tools.link.report.tables import transaction_list


def report(record: GameRecord, lang: str) -> str:
    """Return the report as HTML."""
    figures, words = Figures(record), WORDS[lang]
    known = figures.numbers[0], figures.problem
    parts = header(words, tables.facts(figures, lang), figures.played(), lang, known)
    parts += _sections(figures, lang) if figures.played() else [empty_section(words)]
    return document(lang, words, parts)


def _sections(figures: Figures, lang: str) -> list[str]:
    words, charts = WORDS[lang], Charts(figures, lang)
    prices = "".join(as_svg(chart) for chart in charts.prices)
    presidencies = scroll(as_svg(charts.presidencies)) + scroll(
        tables.presidency_table(figures, lang)
    )
    return [
        section("standings", tables.standings(figures, lang), words),
        section("worth", scroll(as_svg(charts.worth)), words),
        section("prices", f'<div class="prices">{prices}</div>', words),
        section("presidencies", presidencies, words),
        section("biggest", tables.biggest(figures, lang), words),
        section("interest", as_svg(charts.interest), words),
        transaction_list(figures.steps, lang),
    ]
