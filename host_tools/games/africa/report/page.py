"""The report on a game of 18Africa: the kit's, with dividends and what companies have come to."""

from html import escape

from banker.games.africa.data import NAMES, STATIONS, TRAIN
from banker.games.africa.outcome_view import payments

from host_tools.games.africa.mirror.words import TRAINS
from host_tools.games.africa.report.dividend_chart import dividend_chart
from host_tools.games.africa.report.words import WORDS
from host_tools.games.africa.state import PAWNS, status
from host_tools.games.kit.report.page import Figures as KitFigures
from host_tools.link.record import GameRecord, RecordStep
from host_tools.link.report import tables
from host_tools.link.report.axes import grouped
from host_tools.link.report.company_chart import CompanyLine, company_chart
from host_tools.link.report.document import scroll, section
from host_tools.link.report.pawn_chart import pawn_chart
from host_tools.link.report.shapes import Chart
from host_tools.link.report.svg import as_svg
from host_tools.link.report.whole import whole

_COLOURS = tuple(f"group-{group}" for group in range(8)) + ("ink",)
"""Companies in their order of codes; nine are in play."""


class Figures(KitFigures):
    """Worths, prices, dividends; who has left keeps what it has."""

    def worth(self, pawn: int) -> list[int | None]:
        """A pawn's worth after each transaction."""
        return [game.worth(pawn) if pawn in game.players() else None for game in self._games]

    def prices(self) -> list[tuple[int, list[int | None]]]:
        """The prices of companies that have ever run; None while they do not."""
        lines = [(code, [game.price[code] or None for game in self._games]) for code in self.codes]
        return [(code, line) for code, line in lines if any(line)]

    @property
    def codes(self) -> list[int]:
        """The companies in play at the end."""
        return list(self.end.codes())

    def dividends(self) -> dict[int, dict[int, int]]:
        """By company what each pawn was paid in all."""
        paid: dict[int, dict[int, int]] = {}
        for moment in self.steps:
            if moment.outcome.happened("pays_each"):
                of_company = paid.setdefault(moment.outcome.who[1], {})
                for pawn, change in _to_pawns(moment):
                    of_company[pawn] = of_company.get(pawn, 0) + change
        return dict(sorted(paid.items()))

    def incomes(self, wanted: int) -> int:
        """What privates and bonds have paid a pawn: nothing else changes cash as a round begins."""
        begun = (one for one in self.steps if one.outcome.happened("to_operate"))
        return sum(
            change for moment in begun for pawn, change in _to_pawns(moment) if pawn == wanted
        )

    def biggest(self, count: int) -> list[tuple[int, RecordStep]]:
        """The transactions that moved the most money, largest first."""
        moves = ((moved(moment), moment) for moment in self.steps)
        ranked = sorted((one for one in moves if one[0]), key=lambda one: (-one[0], one[1].number))
        return ranked[:count]


def _to_pawns(moment: RecordStep) -> list[tuple[int, int]]:
    return [(one, change) for one, change, _ in payments(moment.outcome) if one in PAWNS]


def moved(moment: RecordStep) -> int:
    """The money of a sale, a purchase, or a run with what it paid."""
    changes = [change for _, change, _ in payments(moment.outcome)]
    if moment.outcome.act == "run":
        return sum(change for change in changes if change > 0)
    bought = ("card", "private", "pool", "bond", "sell", "sell_private", "sell_bonds")
    return max(map(abs, changes), default=0) if moment.outcome.act in bought else 0


def charts(told: Figures, lang: str) -> tuple[Chart, ...]:
    """Worth by player, price by company, and the dividends."""
    words, pawns = WORDS[lang], list(told.end.players())
    series = {pawn: told.worth(pawn) for pawn in pawns}
    titles = words["worth"], words["money"]
    colours = dict(zip(told.codes, _COLOURS, strict=False))
    lines = [CompanyLine(NAMES[code - 1], colours[code], line) for code, line in told.prices()]
    paid = {NAMES[code - 1]: each for code, each in told.dividends().items()}
    return (
        pawn_chart("worth", titles, told.numbers, series, lang),
        company_chart("prices", (words["prices"], words["money"]), told.numbers, lines, lang),
        dividend_chart(paid, pawns, words, lang),
    )


def report(story: GameRecord, lang: str) -> str:
    """The HTML file."""
    told, words = Figures(story), WORDS[lang]

    def sections() -> list[str]:
        return [
            section("standings", standings(told, lang), words),
            *(section(chart.name, scroll(as_svg(chart)), words) for chart in charts(told, lang)),
            section("companies", scroll(companies(told, lang)), words),
        ]

    return whole(told, facts(told, lang), sections, words, lang)


def facts(told: Figures, lang: str) -> str:
    """The evening in a few figures."""
    words = WORDS[lang]
    paid = sum(sum(each.values()) for each in told.dividends().values())
    return tables.fact_list(
        [
            tables.counted(len(told.steps), words, "fact_transactions", lang),
            tables.counted(told.end.set, words, "fact_sets", lang),
            (grouped(paid), words["fact_dividends"]),
            tables.counted(len(told.prices()), words, "fact_companies", lang),
        ]
    )


def standings(told: Figures, lang: str) -> str:
    """A card for each pawn, the winner first."""
    game, paid, words = told.end, told.dividends(), WORDS[lang]
    ranking = game.ranking()
    cards = []
    for place, pawn, worth in ranking:
        shares = zip(told.codes, (game.shares[pawn, code] for code in told.codes), strict=True)
        held = ", ".join(f"{NAMES[code - 1]}\u00a0{count}" for code, count in shares if count)
        figures = (
            grouped(game.cash[pawn]),
            str(game.bonds[pawn]),
            str(game.certificates(pawn)),
            grouped(sum(one.get(pawn, 0) for one in paid.values())),
            grouped(told.incomes(pawn)),
            escape(held) or "–",
        )
        rows = zip(words["card"].split("|"), figures, strict=True)
        details = "".join(f"<dt>{escape(name)}</dt><dd>{value}</dd>" for name, value in rows)
        most = (worth, ranking[0][2] or 1)
        cards.append(tables.card((pawn, place), most, words["money"], details, lang))
    return f'<ol class="standings">{"".join(cards)}</ol>'


def companies(told: Figures, lang: str) -> str:
    """What each company has come to."""
    game, paid, words = told.end, told.dividends(), WORDS[lang]
    head = "".join(f"<th>{escape(name)}</th>" for name in words["columns"].split("|"))
    rows = []
    for code in told.codes:
        trains = ", ".join(TRAINS[train - TRAIN[0]] for train in game.own_trains(code)) or "–"
        cells = (
            grouped(game.price_of(code)),
            grouped(game.value(code)),
            grouped(game.treasury[code]),
            escape(trains),
            f"{game.stations[code]}/{STATIONS[code]}",
        )
        if not game.started(code):
            cells = (words[status(game, code)], "–", "–", "–", "–")
        received = grouped(sum(paid.get(code, {}).values()))
        shown = "".join(f"<td>{cell}</td>" for cell in (*cells, received))
        rows.append(f"<tr><th>{code:02d} {NAMES[code - 1]}</th>{shown}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
