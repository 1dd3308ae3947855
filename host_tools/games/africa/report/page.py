"""The report on a game of 18Africa."""

from html import escape

from banker.games.africa.data import NAMES, REMOVED, STARTED, STATIONS

from host_tools.games.africa.phrases import TRAINS
from host_tools.games.africa.report.charts import Charts
from host_tools.games.africa.report.figures import Figures, Standing
from host_tools.games.africa.report.words import WORDS
from host_tools.history.story import Story
from host_tools.report import tables
from host_tools.report.axes import grouped
from host_tools.report.document import scroll, section
from host_tools.report.svg import as_svg
from host_tools.report.whole import whole

_COLUMNS = ("company", "col_price", "col_value", "col_cash", "col_trains", "col_stations")


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
            section("price", scroll(as_svg(charts.price)), words),
            section("dividends", scroll(as_svg(charts.dividends)), words),
            section("companies", scroll(companies(figures, lang)), words),
        ],
        words,
        lang,
    )


def facts(figures: Figures, lang: str) -> str:
    """The evening in a few figures."""
    words, game = WORDS[lang], figures.end
    paid = sum(sum(each.values()) for each in figures.dividends().values())
    removed = sum(status == REMOVED for status in game.status)
    facts = [
        tables.counted(len(figures.moments), words, "fact_transactions", lang),
        tables.counted(game.set, words, "fact_sets", lang),
        (grouped(paid), words["fact_dividends"]),
        tables.counted(len(figures.codes()), words, "fact_companies", lang),
    ]
    if removed:
        facts.append(tables.counted(removed, words, "fact_removed", lang))
    return tables.fact_list(facts)


def standings(figures: Figures, lang: str) -> str:
    """A card for each pawn, the winner first."""
    ranked = figures.standings()
    most = max((one.worth for one in ranked), default=0) or 1
    return f'<ol class="standings">{"".join(_card(one, most, lang) for one in ranked)}</ol>'


def _card(one: Standing, most: int, lang: str) -> str:
    words = WORDS[lang]
    held = ", ".join(f"{NAMES[code]}\u00a0{count}" for code, count in one.shares)
    rows = (
        (words["cash"], grouped(one.cash)),
        (words["bonds"], str(one.bonds)),
        (words["certificates"], str(one.certificates)),
        (words["dividends_received"], grouped(one.dividends)),
        (words["incomes"], grouped(one.incomes)),
        (words["shares"], escape(held) or "–"),
    )
    details = "".join(f"<dt>{escape(name)}</dt><dd>{value}</dd>" for name, value in rows)
    return tables.card((one.pawn, one.rank), (one.worth, most), words["money"], details, lang)


def companies(figures: Figures, lang: str) -> str:
    """What each company has come to."""
    words, game, paid = WORDS[lang], figures.end, figures.dividends()
    names = (*_COLUMNS, "col_paid")
    head = "".join(f"<th>{escape(words[name])}</th>" for name in names)
    rows = []
    for code in game.codes():
        if game.status[code] == STARTED:
            trains = ", ".join(TRAINS[train] for train in game.own_trains(code)) or "–"
            cells = (
                grouped(game.price(code)),
                grouped(game.value(code)),
                grouped(game.treasuries[code]),
                escape(trains),
                f"{game.stations[code]}/{STATIONS[code]}",
            )
        else:
            cells = (words[f"status_{game.status[code]}"], "–", "–", "–", "–")
        received = grouped(sum(paid.get(code, {}).values()))
        shown = "".join(f"<td>{cell}</td>" for cell in (*cells, received))
        rows.append(f"<tr><th>{code:02d} {escape(NAMES[code])}</th>{shown}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
