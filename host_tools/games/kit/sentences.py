"""Describes what a transaction of a described game did, in the words of its screens."""

from functools import cache
from typing import Any

from banker import games
from banker.kit import sentences as kit_sentences
from banker.kit.layout import KIND
from banker.kit.names import SHORT_TITLE
from banker.ui.texts import Texts

from host_tools.games.kit import rules
from host_tools.link.history.pawns import in_sentence, pawn_name
from host_tools.link.report.axes import grouped
from host_tools.simulator.script.unit import LANGUAGES


@cache
def words(number: int, lang: str) -> Texts:
    """Return the words of a described game, and the unit's."""
    return Texts(LANGUAGES[lang], games.package(number))


def headline(outcome: Any, lang: str) -> str:
    """Return who did what, for how much."""
    return in_sentence(kit_sentences.deed(words(outcome.number, lang), outcome), lang)


def consequences(outcome: Any, lang: str) -> list[str]:
    """Return a sentence for each consequence."""
    said = kit_sentences.told(words(outcome.number, lang), rules(outcome.number), outcome)
    return [in_sentence(one, lang) for one in said]


def kind_name(outcome: Any, lang: str) -> str:
    """Return a short name for the kind of a transaction."""
    return kit_sentences.title(words(outcome.number, lang), outcome, SHORT_TITLE)


def columns(outcome: Any) -> tuple[int, int, int | None]:
    """Return the pawn, the first company or other kind of the market, and the amount."""
    game = rules(outcome.number)
    company = 0
    places = [one[KIND] for cells in game.state for one in cells[1]]
    for kind, value in zip(outcome.fields, outcome.transaction[1:], strict=False):
        if kind[KIND] != "pawn" and kind[KIND] in places:
            company = company or value
    return outcome.pawn, company, outcome.amount


def standing(game: Any, lang: str) -> str:
    """Return the ranking of a game in one line."""
    worths = (f"{pawn_name(pawn, lang)} {grouped(worth)}" for _, pawn, worth in game.ranking())
    return ", ".join(worths)
