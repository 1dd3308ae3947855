"""Texts in both languages are complete, in the unit's alphabet, and short enough for their
places."""

import re

import pytest
from banker import games
from banker.store.notices import NOTICES
from banker.ui.glyphs import CHARS
from banker.ui.texts import ENGLISH, FRENCH, table

from host_tools import FIRMWARE

LANGUAGES = {"en": ENGLISH, "fr": FRENCH}
FAMILIES = {r"pawn_\d": 9, r"group_\d": 10, r"field_\w+": 9}
FOR_PAGES = ("the_pawns", "contractions")  # not on the screen
# Beside an amount's large digits.
NARROW = dict.fromkeys(("pay", "collect", "pay_back", "get_back", "paid_to", "bank"), 9)
NARROW |= {"undo_mark": 8, "flags": 40}  # of the latter, words, never more than two are shown
NARROW |= dict.fromkeys(("shelf_went", "shelf_came", "shelf_thrown"), 60)  # REVIEW's, over lines


def texts(language, kind="texts"):
    """Return the unit's texts, or its notices."""
    parts = {"texts": {}, "notices": {}}
    for name, text in table(LANGUAGES[language]).items():
        told = name.startswith("notices.")
        parts["notices" if told else "texts"][name.removeprefix("notices.")] = text
    return parts[kind]


def code(folder):
    """Return the source in a folder without the tables of texts, which are no use of a text."""
    paths = [path for path in folder.rglob("*.py") if not path.name.startswith("words_")]
    return "".join(path.read_text() for path in paths)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_place(language):
    for name, text in texts(language).items():
        if name in FOR_PAGES:
            continue
        family = next((most for form, most in FAMILIES.items() if re.fullmatch(form, name)), 21)
        width = NARROW.get(name, family)
        for part in text.split("|"):  # of a list, each by itself
            assert 0 < len(part) <= width, (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_fits_the_screen(language):
    longest = max((games.title(number) for number in range(len(games.GAMES))), key=len)
    for name, text in texts(language, "notices").items():
        lines = text.replace("{}", longest).split("\n")
        assert len(lines) <= 5, name
        assert all(0 < len(line) <= 21 for line in lines), (name, lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_glyph(language):
    for kind in ("texts", "notices"):
        for name, text in texts(language, kind).items():
            strange = [char for char in text if not (" " <= char <= "~" or char in CHARS + "\n")]
            assert not strange, (name, strange)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_has_words(language):
    told = {*NOTICES, "saves_lost"}  # of which only the board's drivers know
    assert set(texts(language, "notices")) == told


def test_no_text_is_unused():
    """Names are looked up as plain strings, so the source can be searched."""
    everything = set(re.findall(r'"([a-z0-9_]+)"', code(FIRMWARE / "banker")))
    aside = ("pawn_", *FOR_PAGES)
    unused = [name for name in texts("en") if name not in everything]
    assert [name for name in unused if not name.startswith(aside)] == []
