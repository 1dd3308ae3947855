"""The report on a described game: standings, worth, prices, and all transactions."""

from collections.abc import Iterator
from html import escape
from typing import Any

from banker import games

from host_tools.games.kit import figures
from host_tools.games.kit.sentences import words as game_words
from host_tools.link.record import GameRecord, RecordStep
from host_tools.link.report import tables
from host_tools.link.report.axes import grouped
from host_tools.link.report.company_chart import CompanyLine, company_chart
from host_tools.link.report.document import scroll, section
from host_tools.link.report.games import GameFigures
from host_tools.link.report.pawn_chart import pawn_chart
from host_tools.link.report.shapes import Chart
from host_tools.link.report.svg import as_svg
from host_tools.link.report.whole import whole
from host_tools.link.report.words import WORDS

_GROUPS = 8


class Figures(GameFigures):
    """Worths, prices and amounts."""

    def pawns(self) -> list[int]:
        """Return all pawns of the game, including those that left."""
        return sorted(self.end.players())

    def worth(self, pawn: int) -> list[int | None]:
        """Return a pawn's worth after each transaction, None once it has left."""
        return [figures.worths(game)[pawn - 1] for game in self._games]

    def prices(self) -> list[tuple[int, list[int | None]]]:
        """Return the prices of each company after each transaction."""
        after = [figures.prices(game) for game in self._games]
        return [
            (value, [prices[at] for prices in after])
            for at, value in enumerate(figures.values(self.end))
        ]

    def biggest(self, count: int) -> list[tuple[int, RecordStep]]:
        """Return the transactions that moved the most money, largest first."""
        data = ((abs(step.outcome.amount or 0), step) for step in self.steps)
        ranked = sorted((one for one in data if one[0]), key=lambda one: (-one[0], one[1].number))
        return ranked[:count]


def charts(data: Figures, texts: Any, words: dict[str, str], lang: str) -> Iterator[Chart]:
    """Draw a line for each pawn, and one for each company if there are any."""
    series = {pawn: data.worth(pawn) for pawn in data.pawns()}
    yield pawn_chart("worth", (words["worth"], texts["money"]), data.numbers, series, lang)
    if figures.values(data.end):
        lines = [
            CompanyLine(
                figures.name_of(data.end, texts, value), f"group-{(value - 1) % _GROUPS}", line
            )
            for value, line in data.prices()
            if any(price is not None for price in line)
        ]
        yield company_chart("prices", (words["prices"], ""), data.numbers, lines, lang)


def report(record: GameRecord, lang: str) -> str:
    """Return the report as HTML."""
    data = Figures(record)
    number = record.start.number
    texts = game_words(number, lang)
    words = dict(WORDS[lang])
    words["by"] = f"{games.title(number)}. {words['by']}"
    words["prices"] = figures.price_label(record.start, texts)
    words["prices_note"] = words["after_each"]

    def sections() -> list[str]:
        return [
            section("standings", standings(data, texts, words, lang), words),
            *(
                section(chart.name, scroll(as_svg(chart)), words)
                for chart in charts(data, texts, words, lang)
            ),
        ]

    return whole(data, facts(data, words, lang), sections, words, lang)


def facts(data: Figures, words: dict[str, str], lang: str) -> str:
    """Return a few figures about the game."""
    ranking = data.end.ranking()
    largest = max((amount for amount, _ in data.biggest(1)), default=0)
    return tables.fact_list(
        [
            tables.counted(len(data.steps), words, "fact_transactions", lang),
            (grouped(ranking[0][2]), words["fact_leader"]),
            (grouped(largest), words["fact_largest"]),
        ]
    )


def standings(data: Figures, texts: Any, words: dict[str, str], lang: str) -> str:
    """Return a card for each pawn, the richest first, those that left last."""
    places = {pawn: place for place, pawn, _ in data.end.ranking()}
    worths = {pawn: data.end.worth(pawn) for pawn in data.pawns()}
    most = max(1, *worths.values())
    cards = []
    for pawn in sorted(worths, key=lambda one: (places.get(one, 9), one)):
        rows = figures.belongings(data.end, texts, pawn)
        details = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in rows)
        if pawn not in places:
            details = f"<dt>{escape(words['left'])}</dt><dd></dd>"
        total = (worths[pawn], most)
        cards.append(tables.card((pawn, places.get(pawn)), total, texts["money"], details, lang))
    return f'<ol class="standings">{"".join(cards)}</ol>'
