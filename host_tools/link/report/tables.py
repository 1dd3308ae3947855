"""The parts of every report that are words and figures: cards, facts, transactions in words."""

from collections.abc import Mapping
from html import escape

from host_tools.link.history.pawns import pawn_name
from host_tools.link.history.sentences import sentence
from host_tools.link.record import RecordStep
from host_tools.link.report.axes import grouped, grouped_in
from host_tools.link.report.svg import pawn_svg
from host_tools.link.report.words import WORDS


def card(
    pawn: tuple[int, int | None], total: tuple[int, int], unit: str, details: str, lang: str
) -> str:
    """Return a pawn's card: its rank (None if it has left), its total with the highest for scale,
    and details."""
    number, rank = pawn
    amount, most = total
    first = " first" if rank == 1 else ""
    return (
        f'<li class="standing{first}" style="--own: var(--pawn-{number})">'
        f'<span class="rank">{rank or "–"}</span>{pawn_svg(number)}'
        f"<h3>{escape(pawn_name(number, lang))}</h3>"
        f'<p class="total">{grouped(amount)} <small>{unit}</small></p>'
        f'<div class="bar"><i style="width: {100 * max(0, amount) / most:.1f}%"></i></div>'
        f"<dl>{details}</dl></li>"
    )


def ranked_by_money(steps: list[tuple[int, RecordStep]], lang: str) -> str:
    """Return a list of transactions with the amounts they moved."""
    rows = [
        f"<li><b>{grouped(amount)}</b><span>{escape(grouped_in(sentence(step.outcome, lang)))}"
        f" <small>{step.number}</small></span></li>"
        for amount, step in steps
    ]
    return f'<ol class="biggest">{"".join(rows)}</ol>'


def counted(number: int, words: Mapping[str, str], name: str, lang: str) -> tuple[str, str]:
    """Return a number and what it counts, singular for one; in French also for zero."""
    single = number == 1 or (number == 0 and lang == "fr")
    return grouped(number), words[f"{name}_1" if single else name]


def fact_list(facts: list[tuple[str, str]]) -> str:
    """Return figures with their names as a list."""
    items = "".join(f"<li><b>{escape(value)}</b> {escape(name)}</li>" for value, name in facts)
    return f'<ul class="facts">{items}</ul>'


def transaction_list(steps: list[RecordStep], lang: str) -> str:
    """Return every transaction in words, collapsed."""
    rows = [
        f'<li value="{step.number}">{escape(grouped_in(sentence(step.outcome, lang)))}</li>'
        for step in steps
    ]
    summary = escape(WORDS[lang]["all"])
    return f'<details><summary>{summary}</summary><ol class="all">{"".join(rows)}</ol></details>'
