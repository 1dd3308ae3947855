"""Texts for the keys' caps: one line where room is short, otherwise two with the pawn."""

from functools import cache
from typing import NamedTuple

from banker.ui import words_en, words_fr
from banker.ui.keys import DIGITS

from host_tools.apps.term.dots import braille
from host_tools.dev.glyphs.art import read_art
from host_tools.dev.glyphs.layout import PAWNS
from host_tools.games.legends import of_game

_TEXTS = {"fr": words_fr.TEXTS, "en": words_en.TEXTS}
_KEYBOARD = {"Enter": "↵", "Escape": "Esc"}
HOLD = "2s"
ICON_WIDTH = 3


class Cap(NamedTuple):
    """The `keyboard` key for a key, what is printed on its cap, and a note."""

    keyboard: str
    print: str
    note: str

    @property
    def width(self) -> int:
        """Columns that all of it takes in one line, with spaces around and between."""
        return 2 + len(" ".join(filter(None, self)))


def cap(key: str, language: str, game: int = 0) -> Cap:
    """Return a key's cap in a language, for a game. A digit is its own keyboard key, and may bear a
    pawn."""
    legend = of_game(game)[key]
    if key in DIGITS:
        pawn = _TEXTS[language][f"pawn_{key}"] if 1 <= int(key) <= len(PAWNS) else ""
        return Cap("", key, pawn)
    # A key that must be held is typed as a capital.
    keyboard = legend.keyboard.upper() if legend.held else legend.keyboard
    printed = legend.line(language)
    return Cap(_KEYBOARD.get(keyboard, keyboard), printed, HOLD if legend.held else "")


@cache
def icon(key: str) -> tuple[str, str]:
    """Return the pawn of a digit key as two lines of braille, or spaces."""
    if key not in DIGITS or not 1 <= int(key) <= len(PAWNS):
        return (" " * ICON_WIDTH, " " * ICON_WIDTH)
    rows = read_art()[PAWNS[int(key) - 1]]
    columns = bytes(
        sum((row[x] == "#") << y for y, row in enumerate(rows)) for x in range(2 * ICON_WIDTH)
    )
    upper, lower = braille(columns, len(columns))
    return upper, lower
