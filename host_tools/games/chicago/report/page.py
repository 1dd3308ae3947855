"""The report on a game of Chicago Express."""

from html import escape

from banker.games.chicago.data import COMPANIES, NAMES, SHARES, WABASH

from host_tools.games.chicago.report.charts import Charts
from host_tools.games.chicago.report.figures import Figures, Standing
from host_tools.games.chicago.report.words import WORDS
from host_tools.history.colours import COMPANY_COLOURS
from host_tools.history.story import Story
from host_tools.report import tables
from host_tools.report.axes import grouped
from host_tools.report.document import scroll, section
from host_tools.report.svg import as_svg
from host_tools.report.whole import whole

_COLUMNS = ("company", "col_income", "col_shares", "col_treasury", "col_locomotives", "col_paid")


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
            section("income", scroll(as_svg(charts.income)), words),
            section("dividends", scroll(as_svg(charts.dividends)), words),
            section("companies", scroll(companies(figures, lang)), words),
        ],
        words,
        lang,
    )


def facts(figures: Figures, lang: str) -> str:
    """The evening in a few figures."""
    words = WORDS[lang]
    facts = [
        tables.counted(len(figures.moments), words, "fact_transactions", lang),
        tables.counted(figures.end.round, words, "fact_rounds", lang),
        (grouped(sum(payout.total for payout in figures.payouts())), words["fact_dividends"]),
    ]
    if figures.bids():
        company, _, bid = max(figures.bids(), key=lambda sale: sale[2])
        facts.append((grouped(bid), words["fact_bid"].format(NAMES[company])))
    if figures.arrivals():
        facts.append((NAMES[figures.arrivals()[0]], words["fact_chicago"]))
    return tables.fact_list(facts)


def standings(figures: Figures, lang: str) -> str:
    """A card for each pawn, the winner first."""
    ranked = figures.standings()
    most = max((one.cash for one in ranked), default=0) or 1
    return f'<ol class="standings">{"".join(_card(one, most, lang) for one in ranked)}</ol>'


def _card(one: Standing, most: int, lang: str) -> str:
    words = WORDS[lang]
    held = ", ".join(
        f"{NAMES[key]} {count}" if count > 1 else NAMES[key]
        for key, count in enumerate(one.shares, 1)
        if count
    )
    rows = (
        (words["dividends_received"], grouped(one.dividends)),
        (words["spent"], grouped(one.spent)),
        (words["shares"], escape(held) or "–"),
    )
    details = "".join(f"<dt>{escape(name)}</dt><dd>{value}</dd>" for name, value in rows)
    if not one.in_play:
        details = f"<dt>{escape(words['left'])}</dt><dd></dd>"
    rank = one.rank if one.in_play else None
    return tables.card((one.pawn, rank), (one.cash, most), words["money"], details, lang)


def companies(figures: Figures, lang: str) -> str:
    """What each company has come to."""
    words, game = WORDS[lang], figures.end
    head = "".join(f"<th>{escape(words[name])}</th>" for name in _COLUMNS)
    rows = []
    for key in range(1, COMPANIES + 1):
        is_open = key != WABASH or game.wabash_open()
        cells = (
            grouped(game.incomes[key]) + (" ★" if game.has_arrived(key) else ""),
            f"{game.sold(key)}/{SHARES[key]}",
            grouped(game.treasuries[key]),
            str(game.locomotives[key]),
            grouped(figures.paid_by(key)),
        )
        shown = "".join(f"<td>{cell if is_open else '–'}</td>" for cell in cells)
        colour = f'<i class="swatch" style="background: var(--{COMPANY_COLOURS[key]})"></i>'
        rows.append(f"<tr><th>{colour} {escape(NAMES[key])}</th>{shown}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
