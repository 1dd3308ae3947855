"""The data from which the page draws the faceplate, as one JSON."""

import json
from collections.abc import Sequence
from typing import Any

from banker import __version__
from banker.games import title
from banker.ui import words_en, words_fr

from host_tools.dev.glyphs.layout import PAWNS
from host_tools.dev.glyphs.pawn_icons import pawn_icon
from host_tools.games import NAMES, NUMBERS
from host_tools.games.first_turn import first_turn
from host_tools.games.legends import LANGUAGES, LEGENDS, of_game

_PAWN_NAMES = {"fr": words_fr.TEXTS, "en": words_en.TEXTS}


def faceplate(layout: Sequence[Sequence[str]]) -> bytes:
    """Return the keys in the rows of the panel, with their legends by game, colours, keyboard keys
    and pawns, and the names of the games."""
    keys = [[_key(name) for name in row] for row in layout]
    games = [{"title": title(number), "name": NAMES[number]} for number in NUMBERS]
    made = {"version": __version__, "keys": keys, "games": games}
    return json.dumps(made, ensure_ascii=False).encode()


def first_turns() -> bytes:
    """Return the guided first turns of all games, by number."""
    made = [[step._asdict() for step in first_turn(number)] for number in NUMBERS]
    return json.dumps(made, ensure_ascii=False).encode()


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
