"""The files of texts: every text is found in them again, whatever its neighbours are, and what is
not there is not."""

import io

import pytest
from banker.ui import texts
from banker.ui.texts import ENGLISH, FRENCH, UNIT, Stored, table

from host_tools.deploy.bundler.firmware import is_table
from host_tools.deploy.contents import build, sources
from host_tools.deploy.words import as_file, word_files
from host_tools.games import NAMES, PACKAGES

LANGUAGES = {"_en": ENGLISH, "_fr": FRENCH}
PACKAGE_OF = dict(zip(NAMES, PACKAGES, strict=True))
PACKAGES = {
    "unit": UNIT,
    **{name: f"banker.games.{package}" for name, package in PACKAGE_OF.items()},
}


def file_with(table):
    """Return a file with some texts."""
    return as_file({name.encode(): text for name, text in table.items()})


def stored(content):
    """Return what the board reads from a file."""
    return Stored(io.BytesIO(content))


@pytest.mark.parametrize("owner", PACKAGES)
@pytest.mark.parametrize("ending", LANGUAGES)
def test_every_text_is_found(owner, ending):
    package = PACKAGES[owner]
    here = stored(word_files()[texts.file_of("banker", package, ending)])
    found = table(LANGUAGES[ending], package)
    assert found
    assert {name: here[name] for name in found} == found


@pytest.mark.parametrize("name", NAMES)
def test_a_games_file_has_the_units_texts_too_where_it_has_none_of_its_own(name):
    content = word_files()[texts.file_of("banker", PACKAGES[name], "_en")]
    own, unit = table(ENGLISH, PACKAGES[name]), table(ENGLISH)
    everything = texts.Texts(ENGLISH, PACKAGES[name])
    for one in unit | own:
        assert stored(content)[one] == everything[one] == (unit | own)[one]


def test_texts_at_hand_are_the_right_ones_however_many_are_asked_for():
    everything = texts.Texts(ENGLISH, PACKAGES["trader"])
    known = table(ENGLISH, PACKAGES["trader"])
    for _ in range(2):
        assert {one: everything[one] for one in known} == known
    assert "no such text" not in everything


def test_similar_names_are_not_confused():
    names = {"long_name": "name", "name": "À", "empty": "", "last": "end"}
    here = stored(file_with(names))
    assert {name: here[name] for name in names} == names
    for missing in ("long", "end", "name_", ""):
        assert missing not in here
        assert here.get(missing) is None
    with pytest.raises(KeyError):
        here["long"]


def test_names_in_the_same_bucket_are_told_apart(monkeypatch):
    monkeypatch.setattr(texts, "place", lambda name: texts.BUCKETS - 1)
    names = {f"name_{number}": f"text {number}" for number in range(40)}
    here = stored(file_with(names))
    assert {name: here[name] for name in names} == names


@pytest.mark.parametrize("bytecode", [True, False])
def test_the_drive_has_the_files_and_not_the_tables(bytecode):
    made = build(bytecode)
    assert word_files().items() <= made.items()
    assert not [path for path in (*made, *sources()) if is_table(path)]
