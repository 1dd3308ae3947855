"""The report on a game of 1861: the kit's, with the prices of publics, what runs have brought, and
what players and companies have come to."""

from html import escape

from banker.games.railways1861.tables import LAST_PUBLIC, PUBLICS, name_of

from host_tools.games.kit.report import page as kit
from host_tools.games.railways1861.dividends import paid
from host_tools.games.railways1861.report.dividend_chart import dividend_chart
from host_tools.games.railways1861.state import train_names
from host_tools.link.history.pawns import pawn_name
from host_tools.link.page_words import ByLanguage
from host_tools.link.record import GameRecord
from host_tools.link.report import tables
from host_tools.link.report.axes import grouped
from host_tools.link.report.company_chart import CompanyLine, company_chart
from host_tools.link.report.document import scroll, section
from host_tools.link.report.pawn_chart import pawn_chart
from host_tools.link.report.shapes import Chart
from host_tools.link.report.svg import as_svg, pawn_svg
from host_tools.link.report.whole import whole
from host_tools.link.report.words import WORDS as COMMON

_OWN = {
    "en": {
        "prices": "Prices of the public companies",
        "dividends": "Money from dividends",
        "dividends_note": "What each player’s shares and minors brought in each operating round.",
        "companies": "The companies",
        "companies_note": "In R. What was paid are dividends to players over the whole game.",
        "columns": "Company|Price|Director|Cash|Loans|Trains|Paid",
        "has": "Cash|Shares and minors|Certificates|From dividends",
    },
    "fr": {
        "prices": "Les cours des compagnies publiques",
        "dividends": "L’argent des dividendes",
        "dividends_note": "Ce que les titres de chacun ont rapporté à chaque tour d’exploitation.",
        "companies": "Les compagnies",
        "companies_note": "En R. Versé\u00a0: les dividendes aux joueurs de toute la partie.",
        "columns": "Compagnie|Cours|Directeur|Caisse|Emprunts|Trains|Versé",
        "has": "Argent|Actions et petites compagnies|Titres|Dividendes reçus",
    },
}
OWN = ByLanguage(_OWN)


class Figures(kit.Figures):
    """The kit's, with dividends."""

    def prices(self) -> list[tuple[int, list[int | None]]]:
        """The price of every public that has ever run; None while it does not."""
        found = []
        for code in range(PUBLICS + 1, LAST_PUBLIC + 1):
            line = [game.price(code) or None for game in self._games]
            if any(line):
                found.append((code, line))
        return found

    def payouts(self) -> dict[tuple[int, int], dict[int, int]]:
        """What each operating round, by its set and number, brought each pawn."""
        found: dict[tuple[int, int], dict[int, int]] = {}
        for moment in self.steps:
            for pawn, amount in paid(moment.outcome).items():
                brought = found.setdefault((moment.before.set, moment.before.or_at), {})
                brought[pawn] = brought.get(pawn, 0) + amount
        return found

    def paid_by(self) -> dict[int, int]:
        """What each company has paid to players in all."""
        found: dict[int, int] = {}
        for moment in self.steps:
            amount = sum(paid(moment.outcome).values())
            if amount:
                code = moment.before.acting
                found[code] = found.get(code, 0) + amount
        return found


def charts(told: Figures, words: dict[str, str], lang: str) -> tuple[Chart, ...]:
    """Worth by player, prices by public, and the dividends."""
    series = {pawn: told.worth(pawn) for pawn in told.pawns()}
    lines = [CompanyLine(name_of(code), _colour(code), line) for code, line in told.prices()]
    return (
        pawn_chart("worth", (words["worth"], "R"), told.numbers, series, lang),
        company_chart("prices", (words["prices"], "R"), told.numbers, lines, lang),
        dividend_chart(words["dividends"], told.payouts(), told.pawns(), lang),
    )


def _colour(code: int) -> str:
    return f"group-{(code - PUBLICS - 1) % 8}"


def report(story: GameRecord, lang: str) -> str:
    """The HTML file."""
    told = Figures(story)
    words = {**COMMON[lang], **OWN[lang]}
    words["by"] = f"1861. {words['by']}"
    words["prices_note"] = words["after_each"]

    def sections() -> list[str]:
        return [
            section("standings", standings(told, words, lang), words),
            *(
                section(chart.name, scroll(as_svg(chart)), words)
                for chart in charts(told, words, lang)
            ),
            section("companies", scroll(companies(told, words, lang)), words),
        ]

    return whole(told, kit.facts(told, words, lang), sections, words, lang)


def standings(told: Figures, words: dict[str, str], lang: str) -> str:
    """A card for each pawn, the richest first."""
    game, payouts = told.end, told.payouts().values()
    ranking = game.ranking()
    most = max(1, ranking[0][2])
    cards = []
    for place, pawn, worth in ranking:
        received = sum(one.get(pawn, 0) for one in payouts)
        figures = (game.cash[pawn], worth - game.cash[pawn], game.certificates(pawn), received)
        details = "".join(
            f"<dt>{escape(label)}</dt><dd>{grouped(figure)}</dd>"
            for label, figure in zip(words["has"].split("|"), figures, strict=True)
        )
        cards.append(tables.card((pawn, place), (worth, most), "R", details, lang))
    return f'<ol class="standings">{"".join(cards)}</ol>'


def companies(told: Figures, words: dict[str, str], lang: str) -> str:
    """What each company that runs has come to."""
    game, brought = told.end, told.paid_by()
    head = "".join(f"<th>{escape(one)}</th>" for one in words["columns"].split("|"))
    rows = []
    for code in reversed(game.order()):
        owner = game.president[code]
        cells = (
            grouped(game.price(code)),
            f"{pawn_svg(owner)} {escape(pawn_name(owner, lang))}",
            grouped(game.till[code]),
            str(game.loans[code]),
            escape(" ".join(train_names(game, code))) or "–",
            grouped(brought.get(code, 0)),
        )
        shown = "".join(f"<td>{cell}</td>" for cell in cells)
        rows.append(f"<tr><th>{escape(name_of(code))}</th>{shown}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
