"""Both languages: complete, in the unit's alphabet, and short enough for where they stand."""

import re

import pytest
from banker import games
from banker.rules import forms
from banker.store.notices import NOTICES
from banker.ui.glyphs import CHARS
from banker.ui.texts import ENGLISH, FRENCH, table

from host_tools import FIRMWARE
from host_tools.deploy.form.firmware import firmware as form

LANGUAGES = {"en": ENGLISH, "fr": FRENCH}
GAMES = {name: f"banker.games.{name}.ui" for name, *_ in games.GAMES if name not in games.DESCRIBED}
PACKAGES = ("banker.ui", *GAMES.values())
FAMILIES = {r"pawn_\d": 9, r"group_\d": 10, r"field_\w+": 9}
FOR_PAGES = ("the_pawns", "contractions")  # not on the screen
# Beside an amount's large digits.
NARROW = dict.fromkeys(("pay", "collect", "pay_back", "get_back", "paid_to", "bank"), 9)
NARROW |= {"undo_mark": 8, "flags": 40}  # of the latter, words, never more than two are shown


def texts(language, package, kind="texts"):
    """One table; of the unit's, which is one for all, its part: nothing is MORE there."""
    if package != "banker.ui":
        return table(LANGUAGES[language], kind, package)
    parts = {"texts": {}, "more": {}, "notices": {}}
    for name, text in table(LANGUAGES[language]).items():
        told = name.startswith("notices.")
        parts["notices" if told else "texts"][name.removeprefix("notices.")] = text
    return parts[kind]


def reasons(game):
    """Every reason for which a game refuses; the board itself needs no list of them."""
    found = vars(__import__(f"banker.games.{game}.refusals", fromlist="*"))
    found = vars(forms) | found
    return {value for name, value in found.items() if name.isupper() and isinstance(value, str)}


def code(folder):
    """The source in a folder without the tables of texts, which are no use of a text."""
    tables = ("texts_", "more_", "words_", "past_")
    paths = [path for path in folder.rglob("*.py") if not path.name.startswith(tables)]
    return "".join(path.read_text() for path in paths)


def shared(game):
    """The source of what a game takes of rooms that games share."""
    modules = form().program.modules.values()
    own = [one for one in modules if one.name.startswith(f"banker.games.{game}.")]
    paths = [one.path for one in own if one.name != one.origin]
    return "".join((FIRMWARE / path).read_text() for path in paths)


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("kind", ["texts", "more"])
def test_both_tables_have_the_same_names(package, kind):
    assert list(texts("en", package, kind)) == list(texts("fr", package, kind))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_place(language, package):
    both = texts(language, package) | texts(language, package, "more")
    for name, text in both.items():
        if name in FOR_PAGES:
            continue
        family = next((most for form, most in FAMILIES.items() if re.fullmatch(form, name)), 21)
        width = NARROW.get(name, family)
        for part in text.split("|"):  # of a list, each by itself
            assert 0 < len(part) <= width, (name, text)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_past_is_told_in_both_languages(game):
    """The same sentences with the same gaps in the same order, and characters that have a glyph."""
    english, french = (texts(language, GAMES[game], "past") for language in LANGUAGES)
    assert list(english) == list(french)
    for name in english:
        gaps = [re.findall(r"@?%[ds]", table[name]) for table in (english, french)]
        assert gaps[0] == gaps[1], name
        for text in (english[name], french[name]):
            assert all(" " <= char <= "~" or char in CHARS for char in text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_fits_the_screen(language):
    longest = max((games.title(number) for number in range(len(games.GAMES))), key=len)
    for name, text in texts(language, "banker.ui", "notices").items():
        lines = text.replace("{}", longest).split("\n")
        assert len(lines) <= 5, name
        assert all(0 < len(line) <= 21 for line in lines), (name, lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_glyph(language):
    tables = [(package, kind) for package in PACKAGES for kind in ("texts", "more")]
    for package, kind in [*tables, ("banker.ui", "notices")]:
        for name, text in texts(language, package, kind).items():
            strange = [char for char in text if not (" " <= char <= "~" or char in CHARS + "\n")]
            assert not strange, (name, strange)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language, game):
    words = texts(language, "banker.ui", "more") | texts(language, GAMES[game], "more")
    words |= texts(language, "banker.ui") | texts(language, GAMES[game])
    assert reasons(game) <= set(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_has_words(language):
    told = {*NOTICES, "saves_lost"}  # of which only the board's drivers know
    assert set(texts(language, "banker.ui", "notices")) == told


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_unused_and_none_is_missing(game):
    """Names are looked up as plain strings, so that both can be found in the source."""
    folders = [FIRMWARE / "banker" / "ui", FIRMWARE / "banker" / "games" / game]
    source = "".join(code(folder) for folder in folders) + shared(game)
    used = set(re.findall(r'"([a-z0-9_]+)"', source)) | reasons(game)
    own = texts("en", GAMES[game]) | texts("en", GAMES[game], "more")
    unit = texts("en", "banker.ui") | texts("en", "banker.ui", "more")
    families = ("pawn_", "group_", "city_", "kind_", "what_", "side_")
    assert [name for name in own if name not in used and not name.startswith(families)] == []
    looked_up = set(re.findall(r'texts\["([a-z0-9_]+)"\]', source))
    assert looked_up <= {*own, *unit}
    # What only games use may be the unit's, if several do.
    everything = set(re.findall(r'"([a-z0-9_]+)"', code(FIRMWARE / "banker")))
    for_pages = ("pawn_", *FOR_PAGES)
    assert [
        name for name in unit if name not in everything and not name.startswith(for_pages)
    ] == []
