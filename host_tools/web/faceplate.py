"""What the page needs to draw the faceplate, as one JSON."""

import json
from collections.abc import Sequence
from typing import Any

from banker import __version__
from banker.ui import words_en, words_fr

from host_tools.games import NUMBERS
from host_tools.glyphs.layout import PAWNS
from host_tools.glyphs.pawn_icons import pawn_icon
from host_tools.legends import LANGUAGES, LEGENDS, of_game

_PAWN_NAMES = {"fr": words_fr.TEXTS, "en": words_en.TEXTS}


def faceplate(layout: Sequence[Sequence[str]]) -> bytes:
    """Keys in the rows of the panel, with legends by game, colours and keyboard; the pawns'
    pictures."""
    keys = [[_key(name) for name in row] for row in layout]
    return json.dumps({"version": __version__, "keys": keys}, ensure_ascii=False).encode()


def _key(name: str) -> dict[str, Any]:
    legend = LEGENDS[name]
    key: dict[str, Any] = {
        "name": name,
        "legend": [
            {language: legends[name].text(language) for language in LANGUAGES}
            for legends in map(of_game, NUMBERS)
        ],
        "group": legend.group,
        "keyboard": legend.keyboard,
        "held": legend.held,
    }
    if name.isdigit() and 1 <= int(name) <= len(PAWNS):
        key["pawn"] = {lang: _PAWN_NAMES[lang][f"pawn_{name}"] for lang in LANGUAGES}
        key["icon"] = pawn_icon(int(name))
    return key
