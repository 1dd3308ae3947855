"""Describes a transaction in a sentence or two, in English or French, for any game."""

from typing import Any

from banker import games
from banker.rules.transactions import SWITCH
from banker.ui.texts import languages

from host_tools.games import part_for
from host_tools.link.page_words import ByLanguage
from host_tools.link.record import RecordStep, Transaction

LANGUAGES = tuple(sorted(code for _, code, _ in languages()))
SENTENCES = "sentences"
_SWITCH = ByLanguage(
    {
        "en": "A game of {} begins.",
        "fr": "Une partie de {} commence.",
    }
)


def step_sentence(step: RecordStep, lang: str) -> str:
    """Return everything that happened in a step, in one line."""
    return sentence(step.outcome, lang, step.transaction)


def sentence(outcome: Any, lang: str, confirmed: Transaction | None = None) -> str:
    """Return everything a transaction did, in one line."""
    return " ".join((headline(outcome, lang, confirmed), *consequences(outcome, lang)))


def headline(outcome: Any, lang: str, confirmed: Transaction | None = None) -> str:
    """Return who did what, with which company, for how much. `confirmed` is the transaction as the
    unit had it, where it may have begun another game."""
    if confirmed and confirmed[0] == SWITCH:
        return _SWITCH[lang].format(games.title(confirmed[1]))
    return str(part_for(outcome, SENTENCES).headline(outcome, lang))


def consequences(outcome: Any, lang: str) -> list[str]:
    """Return what followed from a transaction."""
    return list(part_for(outcome, SENTENCES).consequences(outcome, lang))


def kind_name(outcome: Any, lang: str) -> str:
    """Return a word for the kind of a transaction."""
    return str(part_for(outcome, SENTENCES).kind_name(outcome, lang))


def columns(outcome: Any) -> tuple[int, int, int | None]:
    """Return pawn, company and amount for a table; 0 if there is no pawn or company."""
    pawn, company, amount = part_for(outcome, SENTENCES).columns(outcome)
    return pawn, company, amount
