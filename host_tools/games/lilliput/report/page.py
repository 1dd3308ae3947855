"""The report on a game of 18Lilliput."""

from html import escape

from host_tools.games.lilliput.phrases import COLOURS, company_name
from host_tools.games.lilliput.report.charts import Charts, train_names
from host_tools.games.lilliput.report.figures import Figures, Standing
from host_tools.games.lilliput.report.words import WORDS
from host_tools.history.pawns import capital, pawn_name
from host_tools.history.story import Story
from host_tools.report import tables
from host_tools.report.axes import grouped
from host_tools.report.document import scroll, section
from host_tools.report.svg import as_svg
from host_tools.report.whole import whole

_COLUMNS = (
    *("company", "col_director", "col_price", "col_treasury", "col_trains", "col_stations"),
    *("col_earned", "col_best"),
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
            section("prices", scroll(as_svg(charts.prices)), words),
            section("earned", scroll(as_svg(charts.earned)), words),
            section("companies", scroll(companies(figures, lang)), words),
        ],
        words,
        lang,
    )


def facts(figures: Figures, lang: str) -> str:
    """The evening in a few figures."""
    words = WORDS[lang]
    paid = sum(figures.dividends(pawn) for pawn in figures.pawns())
    facts = [
        tables.counted(len(figures.moments), words, "fact_transactions", lang),
        tables.counted(figures.end.round, words, "fact_rounds", lang),
        (str(figures.end.phase), words["fact_phase"]),
        (grouped(paid), words["fact_dividends"]),
    ]
    return tables.fact_list(facts)


def standings(figures: Figures, lang: str) -> str:
    """A card for each pawn, the winner first."""
    ranked = figures.standings()
    most = max((one.worth for one in ranked), default=0) or 1
    return f'<ol class="standings">{"".join(_card(one, most, lang) for one in ranked)}</ol>'


def _card(one: Standing, most: int, lang: str) -> str:
    words = WORDS[lang]
    directs = ", ".join(capital(company_name(key, lang)) for key in one.directs)
    held = ", ".join(
        f"{capital(company_name(key, lang))} {count}"
        for key, count in enumerate(one.shares, 1)
        if count
    )
    rows = (
        (words["cash"], grouped(one.cash)),
        (words["dividends"], grouped(one.dividends)),
        (words["directs"], escape(directs) or "–"),
        (words["shares"], escape(held) or "–"),
    )
    details = "".join(f"<dt>{escape(name)}</dt><dd>{value}</dd>" for name, value in rows)
    if not one.in_play:
        details = f"<dt>{escape(words['left'])}</dt><dd></dd>"
    rank = one.rank if one.in_play else None
    return tables.card((one.pawn, rank), (one.worth, most), words["money"], details, lang)


def companies(figures: Figures, lang: str) -> str:
    """What each company has come to."""
    words, game = WORDS[lang], figures.end
    head = "".join(f"<th>{escape(words[name])}</th>" for name in _COLUMNS)
    rows = []
    for key in game.order():
        run = figures.runs(key)
        cells = (
            escape(pawn_name(game.directors[key], lang)),
            str(game.prices[key]),
            grouped(game.treasuries[key]),
            train_names(game.fleet(key)) or "–",
            str(game.stations[key]),
            grouped(run.earned),
            grouped(run.best),
        )
        shown = "".join(f"<td>{cell}</td>" for cell in cells)
        colour = f'<i class="swatch" style="background: var(--{COLOURS[key]})"></i>'
        name = escape(capital(company_name(key, lang)))
        rows.append(f"<tr><th>{colour} {name}</th>{shown}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
