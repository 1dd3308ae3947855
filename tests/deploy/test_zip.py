"""`courtier deploy --zip`: the zip has what deploy puts on a drive, but no saved games."""

import errno
import os
import zipfile

import pytest
from banker.store import file_drive

from host_tools.cli import main
from host_tools.deploy import manifest, settings
from host_tools.deploy.as_zip import README
from host_tools.deploy.contents import build
from host_tools.deploy.files import Files
from host_tools.deploy.plan import make_plan

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    """Return a drive with the zip's content."""
    folder = tmp_path_factory.mktemp("zip")
    assert main(["deploy", "--zip", str(folder / "courtier.zip")]) == 0
    with zipfile.ZipFile(folder / "courtier.zip") as made:
        made.extractall(folder / "drive")
    return folder / "drive"


def test_the_program_is_that_of_deploy(unpacked):
    for path, content in build(bytecode=True).items():
        assert (unpacked / path).read_bytes() == content, path
    assert (unpacked / settings.PATH).read_bytes() == settings.LINE
    assert (unpacked / file_drive.SELF_TEST).read_bytes() == b"\xff" * file_drive.SELF_TEST_SIZE


def test_the_zip_has_no_saved_game(unpacked):
    assert not (unpacked / file_drive.FILE).exists()


def test_deploy_recognises_what_was_copied(unpacked):
    files = Files(unpacked)
    plan = make_plan(files, build(bytecode=True), manifest.load(files))
    assert set(plan.write) == {file_drive.FILE, file_drive.SELF_TEST, "code.py"}
    assert not plan.aside
    assert not plan.remove


def test_it_says_what_to_do_in_both_languages(unpacked):
    text = (unpacked / README).read_bytes().decode()
    assert "CircuitPython 10" in text
    assert "effacez" in text
    assert "delete" in text


def test_an_existing_file_is_not_overwritten(tmp_path, capsys):
    path = tmp_path / "mine.zip"
    path.write_text("mine")
    assert main(["deploy", "--zip", str(path)]) == 1
    assert "already exists" in capsys.readouterr().err
    assert path.read_text() == "mine"


def test_a_full_disk_leaves_nothing_behind(tmp_path, capsys, monkeypatch):
    path = tmp_path / "courtier.zip"

    def full(handle):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert main(["deploy", "--zip", str(path)]) == 1
    assert capsys.readouterr().err == (
        f"courtier deploy: {path} cannot be written: the disk is full.\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_a_drive_and_a_zip_cannot_be_combined(tmp_path, capsys):
    assert main(["deploy", str(tmp_path), "--zip", str(tmp_path / "x.zip")]) == 1
    assert "not both" in capsys.readouterr().err
