"""The report on a game of 1861."""

from html import escape
from typing import Any

from banker.games.railways1861.data import MINORS, NAMES

from host_tools.games.railways1861.mirror.table import train_names
from host_tools.games.railways1861.report.charts import Charts, company_colour
from host_tools.games.railways1861.report.figures import Figures, Standing
from host_tools.games.railways1861.report.words import WORDS
from host_tools.history.pawns import pawn_name
from host_tools.history.story import Story
from host_tools.report import tables
from host_tools.report.axes import grouped
from host_tools.report.document import scroll, section
from host_tools.report.svg import as_svg, pawn_svg
from host_tools.report.whole import whole

_COLUMNS = (
    "company",
    "col_price",
    "col_director",
    "col_cash",
    "col_loans",
    "col_trains",
    "col_paid",
)


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
            section("worth", scroll(as_svg(charts.worth)), words),
            section("sets", scroll(after_sets(figures, lang)), words),
            section("prices", scroll(as_svg(charts.prices)), words),
            section("dividends", scroll(as_svg(charts.dividends)), words),
            section("companies", scroll(companies(figures, lang)), words),
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
            tables.counted(figures.end.set, words, "fact_sets", lang),
            (str(figures.end.phase), words["fact_phase"]),
            (grouped(sum(payout.total for payout in figures.payouts())), words["fact_dividends"]),
            tables.counted(figures.nationalised(), words, "fact_state", lang),
        ]
    )


def standings(figures: Figures, lang: str) -> str:
    """A card for each pawn, the richest first."""
    ranked = figures.standings()
    most = max((one.worth for one in ranked), default=0) or 1
    return f'<ol class="standings">{"".join(_card(one, most, lang) for one in ranked)}</ol>'


def _card(one: Standing, most: int, lang: str) -> str:
    words = WORDS[lang]
    rows = (
        (words["cash"], grouped(one.cash)),
        (words["papers"], grouped(one.worth - one.cash)),
        (words["certificates"], str(one.certificates)),
        (words["dividends_received"], grouped(one.dividends)),
        (words["incomes_received"], grouped(one.incomes)),
    )
    details = "".join(f"<dt>{escape(name)}</dt><dd>{value}</dd>" for name, value in rows)
    return tables.card((one.pawn, one.rank), (one.worth, most), words["money"], details, lang)


def after_sets(figures: Figures, lang: str) -> str:
    """Everybody's worth after every set."""
    words, pawns = WORDS[lang], figures.pawns()
    names = (f"<th>{pawn_svg(pawn)} {escape(pawn_name(pawn, lang))}</th>" for pawn in pawns)
    rows = []
    for number, worths in figures.after_sets():
        best = max(worths.values())
        cells = (
            f"<td><b>{grouped(worths[pawn])}</b></td>"
            if worths[pawn] == best
            else f"<td>{grouped(worths[pawn])}</td>"
            for pawn in pawns
        )
        rows.append(f"<tr><th>{number}</th>{''.join(cells)}</tr>")
    head = f"<th>{escape(words['set'])}</th>{''.join(names)}"
    return _table(head, rows)


def companies(figures: Figures, lang: str) -> str:
    """What each company that runs has come to."""
    words, game, paid = WORDS[lang], figures.end, figures.paid_by()
    head = "".join(f"<th>{escape(words[name])}</th>" for name in _COLUMNS)
    rows = [_company(game, code, paid.get(code, 0), lang) for code in reversed(game.order())]
    return _table(head, rows)


def _company(game: Any, code: int, paid: int, lang: str) -> str:
    owner = game.owners[code]
    cells = (
        grouped(game.price(code)),
        f"{pawn_svg(owner)} {escape(pawn_name(owner, lang))}" if owner else "–",
        grouped(game.money_of[code]),
        str(game.loans[code]),
        escape(" ".join(train_names(game, code))) or "–",
        grouped(paid),
    )
    colour = "brass" if code <= MINORS else company_colour(code)
    swatch = f'<i class="swatch" style="background: var(--{colour})"></i>'
    shown = "".join(f"<td>{cell}</td>" for cell in cells)
    return f"<tr><th>{swatch} {code:02d} {escape(NAMES[code])}</th>{shown}</tr>"


def _table(head: str, rows: list[str]) -> str:
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
