"""The report on a described game: how everybody stands, lines of worth and of prices, and all that
happened."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from banker import games

from host_tools.games.kit import figures
from host_tools.games.kit.sentences import words as game_words
from host_tools.history.story import Moment, Story
from host_tools.report import tables
from host_tools.report.axes import grouped
from host_tools.report.company_chart import CompanyLine, company_chart
from host_tools.report.document import scroll, section
from host_tools.report.games import GameFigures
from host_tools.report.pawn_chart import pawn_chart
from host_tools.report.png import save_all
from host_tools.report.shapes import Chart
from host_tools.report.svg import as_svg
from host_tools.report.whole import whole
from host_tools.report.words import WORDS

_GROUPS = 8


class Figures(GameFigures):
    """Worths, prices and money that changed hands."""

    def pawns(self) -> list[int]:
        """The pawns of the game, those that left too."""
        return sorted(self.end.players())

    def worth(self, pawn: int) -> list[int | None]:
        """What a pawn was worth after each transaction; None once it has left."""
        return [figures.worths(game)[pawn - 1] for game in self._games]

    def prices(self) -> list[tuple[int, list[int | None]]]:
        """The prices of each company after each transaction."""
        after = [figures.prices(game) for game in self._games]
        return [
            (value, [prices[at] for prices in after])
            for at, value in enumerate(figures.values(self.end))
        ]

    def biggest(self, count: int) -> list[tuple[int, Moment]]:
        """The transactions that moved the most money, largest first."""
        told = ((abs(moment.outcome.amount or 0), moment) for moment in self.moments)
        ranked = sorted((one for one in told if one[0]), key=lambda one: (-one[0], one[1].number))
        return ranked[:count]


class Charts:
    """A line for each pawn, and one for each company where there are any."""

    def __init__(self, told: Figures, texts: Any, words: dict[str, str], lang: str) -> None:
        money = texts["money"]
        series = {pawn: told.worth(pawn) for pawn in told.pawns()}
        titles = words["worth"], money
        self.worth = pawn_chart("worth", titles, told.numbers, series, lang)
        self.prices: Chart | None = None
        if figures.values(told.end):
            lines = [
                CompanyLine(
                    figures.name_of(told.end, texts, value), f"group-{(value - 1) % _GROUPS}", line
                )
                for value, line in told.prices()
                if any(price is not None for price in line)
            ]
            self.prices = company_chart("prices", (words["prices"], ""), told.numbers, lines, lang)

    def drawn(self) -> Iterator[Chart]:
        """All of them."""
        yield self.worth
        if self.prices:
            yield self.prices

    def save(self, folder: Path) -> list[Path]:
        """Write every chart as a PNG picture; says where."""
        return save_all(tuple(self.drawn()), folder)


def report(story: Story, lang: str) -> tuple[str, Charts]:
    """The HTML file and the charts in it."""
    told = Figures(story)
    number = story.start.number
    texts = game_words(number, lang)
    words = dict(WORDS[lang])
    words["by"] = f"{games.title(number)}. {words['by']}"
    words["prices"] = figures.price_label(story.start, texts)
    words["prices_note"] = words["after_each"]
    charts = Charts(told, texts, words, lang)

    def sections() -> list[str]:
        return [
            section("standings", standings(told, texts, words, lang), words),
            *(section(chart.name, scroll(as_svg(chart)), words) for chart in charts.drawn()),
        ]

    return whole(told, facts(told, words, lang), sections, words, lang), charts


def facts(told: Figures, words: dict[str, str], lang: str) -> str:
    """The evening in a few figures."""
    ranking = told.end.ranking()
    largest = max((amount for amount, _ in told.biggest(1)), default=0)
    return tables.fact_list(
        [
            tables.counted(len(told.moments), words, "fact_transactions", lang),
            (grouped(ranking[0][2]), words["fact_leader"]),
            (grouped(largest), words["fact_largest"]),
        ]
    )


def standings(told: Figures, texts: Any, words: dict[str, str], lang: str) -> str:
    """A card for each pawn, the richest first; who has left comes last."""
    places = {pawn: place for place, pawn, _ in told.end.ranking()}
    worths = {pawn: told.end.worth(pawn) for pawn in told.pawns()}
    most = max(1, *worths.values())
    cards = []
    for pawn in sorted(worths, key=lambda one: (places.get(one, 9), one)):
        rows = figures.belongings(told.end, texts, pawn)
        details = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in rows)
        if pawn not in places:
            details = f"<dt>{escape(words['left'])}</dt><dd></dd>"
        total = (worths[pawn], most)
        cards.append(tables.card((pawn, places.get(pawn)), total, texts["money"], details, lang))
    return f'<ol class="standings">{"".join(cards)}</ol>'
