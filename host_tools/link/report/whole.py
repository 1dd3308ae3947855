"""Puts a game's whole report together: the common parts around the game's own sections."""

from collections.abc import Callable, Mapping
from typing import Any

from host_tools.link.report import tables
from host_tools.link.report.document import document, empty_section, header, section

_BIGGEST = 10


def whole(
    figures: Any,
    facts: str,
    sections: Callable[[], list[str]],
    words: Mapping[str, str],
    lang: str,
) -> str:
    """Return the HTML file: the facts, the sections if anything has happened, the biggest amounts
    and all transactions. `figures` is the game's GameFigures."""
    parts = header(words, facts, figures.pawns(), lang, (figures.numbers[0], figures.problem))
    if figures.steps or figures.numbers[0]:
        biggest = tables.ranked_by_money(figures.biggest(_BIGGEST), lang)
        parts += sections()
        parts += [section("biggest", biggest, words), tables.transaction_list(figures.steps, lang)]
    else:
        parts.append(empty_section(words))
    return document(lang, words, parts)
