"""The pawns in sentences: the names are the unit's own, the articles are added here."""

import re

from banker.ui.texts import table

from host_tools.simulator.script.unit import LANGUAGES

_NAMES = {lang: table(number) for lang, number in LANGUAGES.items() if lang}
# Pawns with a feminine name in French: voiture, chaussure.
_FEMININE = {"fr": (2, 4), "en": ()}
# By language: the genitive article, masculine and feminine.
_OF = {"en": ("of the", ""), "fr": ("du", "de la")}


def pawn_name(pawn: int, lang: str) -> str:
    """Return a pawn's name without an article: boat, bateau."""
    return str(_NAMES[lang][f"pawn_{pawn}"])


def the_pawn(pawn: int, lang: str) -> str:
    """Return a pawn's name with an article: the boat, le bateau."""
    return str(_NAMES[lang]["the_pawns"].split("|")[pawn - 1])


def of_pawn(pawn: int, lang: str) -> str:
    """Return a pawn's name in the genitive: of the boat, du bateau."""
    article = _OF[lang][pawn in _FEMININE[lang]]
    return f"{article} {pawn_name(pawn, lang)}"


def in_sentence(text: str, lang: str) -> str:
    """Replace @3 in a sentence of the unit by pawn 3 with an article."""
    text = re.sub(r"@(\d)", lambda found: the_pawn(int(found[1]), lang), text)
    for pair in filter(None, _NAMES[lang]["contractions"].split("|")):
        text = re.sub(rf"\b{pair.split('=')[0]}", pair.split("=")[1], text)
    return capital(text)


def capital(text: str) -> str:
    """Capitalise the first letter."""
    return text[0].upper() + text[1:]


def listed(items: list[str], lang: str) -> str:
    """Join several items: one, another and a third."""
    last = {"en": " and ", "fr": " et "}[lang]
    return last.join(filter(None, (", ".join(items[:-1]), items[-1])))
