"""Fills the phrases in: pawns, companies and trains are numbers that are given their names here."""

from typing import Any

from banker.games.railways1861.data import NAMES, TRAIN_NAMES

from host_tools.games.railways1861.phrases import PHRASES
from host_tools.history.pawns import capital, from_pawn, of_pawn, the_pawn, to_pawn

_COMPANIES = ("company", "other", "minor", "private")


def say(phrase: str, lang: str, **fields: Any) -> str:
    """A phrase with its fields."""
    pawn = fields.pop("pawn", 0)
    if pawn:
        the = the_pawn(pawn, lang)
        fields |= {"pawn": the, "Pawn": capital(the), "of_pawn": of_pawn(pawn, lang)}
        fields |= {"to_pawn": to_pawn(pawn, lang), "from_pawn": from_pawn(pawn, lang)}
    for name in _COMPANIES:
        if name in fields:
            fields[name] = NAMES[fields[name]]
    if "train" in fields:
        fields["train"] = TRAIN_NAMES[fields["train"]]
    return PHRASES[lang][phrase].format(**fields)


def counted(phrase: str, number: int, lang: str, **fields: Any) -> str:
    """A phrase that has a form of its own for one."""
    return say(f"{phrase}_1" if number == 1 else phrase, lang, number=number, **fields)
