"""Both languages: complete, in the unit's alphabet, and short enough for where they stand."""

import re

import pytest
from banker.store.notices import NOTICES
from banker.ui.glyphs import CHARS
from banker.ui.notices_en import TEXTS as ENGLISH_NOTICES
from banker.ui.notices_fr import TEXTS as FRENCH_NOTICES
from banker.ui.texts_en import TEXTS as ENGLISH
from banker.ui.texts_fr import TEXTS as FRENCH

from host_tools import FIRMWARE
from tests.refusal import REASONS

LANGUAGES = {"en": ENGLISH, "fr": FRENCH}
NOTICE_TABLES = {"en": ENGLISH_NOTICES, "fr": FRENCH_NOTICES}
FAMILIES = {r"pawn_\d": 9, r"group_\d": 10, r"field_\w+": 9}
# Beside an amount's large digits.
NARROW = dict.fromkeys(("pay", "collect", "pay_back", "get_back", "forced_1", "undo_mark"), 8)
NARROW |= dict.fromkeys(("forced_2", "forced_undone"), 8)


def test_both_tables_have_the_same_names():
    assert list(ENGLISH) == list(FRENCH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_place(language):
    for name, text in LANGUAGES[language].items():
        family = next((most for form, most in FAMILIES.items() if re.fullmatch(form, name)), 21)
        width = NARROW.get(name, family)
        assert 0 < len(text) <= width, (name, text)
    for name, text in NOTICE_TABLES[language].items():
        lines = text.split("\n")
        assert len(lines) <= 5, name
        assert all(0 < len(line) <= 21 for line in lines), (name, lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_glyph(language):
    for name, text in [*LANGUAGES[language].items(), *NOTICE_TABLES[language].items()]:
        strange = [char for char in text if not (" " <= char <= "~" or char in CHARS + "\n")]
        assert not strange, (name, strange)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_notice_has_words(language):
    texts = LANGUAGES[language]
    assert [reason for reason in REASONS if reason not in texts] == []
    assert set(NOTICES) == set(NOTICE_TABLES[language])


def test_no_text_is_unused_and_none_is_missing():
    """Names are looked up as plain strings, so that both can be found in the source."""
    screens = (FIRMWARE / "banker" / "ui").glob("*.py")
    tables = ("texts_", "notices_")
    source = "".join(path.read_text() for path in screens if not path.name.startswith(tables))
    used = set(re.findall(r'"([a-z0-9_]+)"', source)) | set(REASONS)
    families = ("pawn_", "group_")
    assert [name for name in ENGLISH if name not in used and not name.startswith(families)] == []
    looked_up = set(re.findall(r'texts\["([a-z0-9_]+)"\]', source))
    assert looked_up <= set(ENGLISH)
