"""The tables of a report on Trader: standings, facts, presidencies."""

from html import escape

from host_tools.games.trader.report.figures import Figures, Standing, moved
from host_tools.games.trader.report.words import WORDS
from host_tools.link.history.pawns import pawn_name
from host_tools.link.report.axes import grouped
from host_tools.link.report.svg import pawn_svg
from host_tools.link.report.tables import card, counted, fact_list, ranked_by_money

_BIGGEST = 10


def standings(figures: Figures, lang: str) -> str:
    """Return a card for each pawn, the winner first."""
    ranked = figures.standings()
    most = max((one.total for one in ranked), default=0) or 1
    return f'<ol class="standings">{"".join(_card(one, most, lang) for one in ranked)}</ol>'


def _card(one: Standing, most: int, lang: str) -> str:
    words = WORDS[lang]
    companies = words["companies_1"] if one.presidencies == 1 else words["companies"]
    rows = (
        (words["shares"], grouped(one.shares)),
        (words["offices"], grouped(one.offices)),
        (words["dividends"], grouped(one.dividends)),
        (words["presides"], companies.format(one.presidencies)),
    )
    details = "".join(f"<dt>{escape(name)}</dt><dd>{value}</dd>" for name, value in rows)
    if not one.in_play:
        details = f"<dt>{escape(words['left'])}</dt><dd></dd>"
    rank = one.rank if one.in_play else None
    return card((one.pawn, rank), (one.total, most), words["millions"], details, lang)


def facts(figures: Figures, lang: str) -> str:
    """Return a few figures about the game."""
    words = WORDS[lang]
    changes = sum(
        old != new and bool(old and new)
        for step in figures.steps
        for old, new in zip(step.before.presidents, step.after.presidents, strict=True)
    )
    broken = sum(
        event[0] in ("monopoly_lost", "forced")
        for step in figures.steps
        for event in step.outcome.said
    )
    facts = [
        counted(len(figures.steps), words, "fact_transactions", lang),
        counted(changes, words, "fact_presidents", lang),
        counted(broken, words, "fact_broken", lang),
        (grouped(sum(figures.interest())), words["fact_interest"]),
    ]
    highest = figures.highest_price()
    if highest:
        facts.append((grouped(highest[1]), words["fact_highest"].format(f"{highest[0]:02}")))
    return fact_list(facts)


def presidency_table(figures: Figures, lang: str) -> str:
    """Return the presidencies each pawn won, lost and still held, and the interest it received."""
    words = WORDS[lang]
    counts = figures.won_and_lost()
    received = figures.interest_received()
    names = ("pawn", "won", "lost", "at_end", "received")
    head = "".join(f"<th>{escape(words[name])}</th>" for name in names)
    rows = []
    for one in sorted(figures.standings(), key=lambda one: one.pawn):
        won, lost = counts[one.pawn]
        figures_of_pawn = (won, lost, one.presidencies, received[one.pawn - 1])
        cells = "".join(f"<td>{grouped(value)}</td>" for value in figures_of_pawn)
        name = escape(pawn_name(one.pawn, lang))
        rows.append(f"<tr><th>{pawn_svg(one.pawn)} {name}</th>{cells}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def biggest(figures: Figures, lang: str) -> str:
    """Return the transactions that moved the most money, in words."""
    return ranked_by_money([(moved(step), step) for step in figures.biggest(_BIGGEST)], lang)
