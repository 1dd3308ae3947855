"""The texts of a release, and the drive with one game: everything that can be tested without
building it."""

import hashlib
import json

import pytest
from banker import __version__

from host_tools.deploy import manifest
from host_tools.deploy.archive import folder_files, write_archive
from host_tools.deploy.as_zip import LICENCES, contents
from host_tools.deploy.contents import LIBRARIES
from host_tools.dev.dependencies import notices
from host_tools.dev.release import build, notes
from host_tools.dev.release.papers import pages
from host_tools.games import NAMES, NUMBERS, PACKAGES

CHANGES = (
    "# Changelog\n\n## 1.1.0 (not released yet)\n\n- New.\n\n## 1.0.0\n\n- First.\n- Second.\n"
)


@pytest.mark.parametrize(
    ("version", "text"), [("1.1.0", "- New.\n"), ("1.0.0", "- First.\n- Second.\n")]
)
def test_the_notes_are_the_changelogs_section(version, text):
    assert notes.notes(version, CHANGES) == text


@pytest.mark.parametrize("version", ["1.0", "1.0.00", "2.0.0"])
def test_a_version_without_a_section_is_no_release(version):
    with pytest.raises(notes.NoNotes, match="says nothing"):
        notes.notes(version, CHANGES)


def test_this_version_has_its_section():
    assert notes.notes(__version__, notes.CHANGELOG.read_text("utf-8"))


def test_the_same_files_are_the_same_archive(tmp_path):
    folder = tmp_path / "folder"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "b.txt").write_bytes(b"b")
    (folder / "a.txt").write_bytes(b"a")
    for name in ("one.zip", "other.zip"):
        write_archive(tmp_path / name, folder_files(folder))
    assert list(folder_files(folder)) == ["a.txt", "inner/b.txt"]
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "other.zip").read_bytes()


def test_sums_are_of_all_files_but_their_own(tmp_path):
    for name in ("b.zip", "a.zip", build.SUMS):
        (tmp_path / name).write_bytes(name.encode())
    sums = build.sums(tmp_path).splitlines()
    assert sums == [
        f"{hashlib.sha256(one.encode()).hexdigest()}  {one}" for one in ("a.zip", "b.zip")
    ]


@pytest.mark.slow
@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_a_drive_with_one_game_has_no_other(number):
    everything, one = contents(), contents([number])
    others = [f"banker/games/{one}/" for one in PACKAGES if one != PACKAGES[number]]
    left_out = set(everything) - set(one)
    assert left_out == {path for path in everything if path.startswith(tuple(others))}
    assert any(path.startswith(f"banker/games/{PACKAGES[number]}/") for path in one)
    assert list(json.loads(one[manifest.NAME])["files"]) == [
        path for path in json.loads(everything[manifest.NAME])["files"] if path not in left_out
    ]


def test_notices_have_the_licence_of_all_that_is_carried_along():
    carried = [*notices.libraries(LIBRARIES), *notices.site()]
    assert len(carried) == len(LIBRARIES) + 3
    for one in carried:
        assert "Copyright (c)" in one.text or "Mozilla Public License" in one.text, one.what
    text = notices.as_text(carried)
    for name in ("Courtier", "MicroPython", "Pyodide", "CPython", "Adafruit", "Damien P. George"):
        assert name in text
    assert b"adafruit" in contents()[LICENCES]


def test_every_guide_is_printed_in_both_languages():
    names = set(pages())
    assert names >= {f"{name}.{lang}" for name in (*NAMES, "build") for lang in ("fr", "en")}
