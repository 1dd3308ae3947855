"""The one line that deploy adds to a maker's settings.toml."""

import json

import pytest

from host_tools.deploy import manifest, settings
from host_tools.deploy.files import Files
from tests.support.a_drive import FailingFiles, Interrupted, make_drive, put
from tests.support.deploying import bring

FIRMWARE = {"banker/__init__.mpy": b"C one", "code.py": b"import banker\n"}
OURS = settings.LINE
KEY = settings.KEY.encode()


@pytest.fixture
def drive(tmp_path):
    """Return a new drive."""
    return make_drive(tmp_path / "CIRCUITPY")


def toml(drive) -> bytes | None:
    """Return the settings file on the drive."""
    return Files(drive).read(settings.PATH)


@pytest.mark.parametrize(
    "theirs",
    [
        b"",
        b'CIRCUITPY_WIFI_SSID = "home"\r\n# mine\r\n',
        b"[table]\n" + KEY + b" = 5\n",
        b"# " + KEY + b" = 5\n",
        b"OTHER_" + KEY + b" = 5",
        b"\xff\xfe not even text",
    ],
)
def test_the_line_comes_before_everything_a_maker_has_written(drive, theirs):
    put(drive, {settings.PATH: theirs})
    assert settings.PATH in bring(Files(drive), FIRMWARE).write
    assert toml(drive) == OURS + theirs
    assert not bring(Files(drive), FIRMWARE).changes


def test_a_missing_settings_file_is_made(drive):
    (drive / settings.PATH).unlink()
    bring(Files(drive), FIRMWARE)
    assert toml(drive) == OURS


@pytest.mark.parametrize("line", [KEY + b"=100000\n", b" " + KEY + b' = "x" # why\n', KEY + b"="])
def test_a_makers_own_value_stays_and_is_reported(drive, line):
    theirs = b"A = 1\n" + line
    put(drive, {settings.PATH: theirs})
    for _ in range(2):
        plan = bring(Files(drive), FIRMWARE)
        assert toml(drive) == theirs
        assert settings.PATH not in plan.write
        assert settings.KEY in plan.notes[0]
        assert "kept" in plan.notes[0]


def test_the_same_value_in_the_makers_own_spelling_is_right(drive):
    theirs = KEY + b"=172000  # as Courtier says\n"
    put(drive, {settings.PATH: theirs})
    plan = bring(Files(drive), FIRMWARE)
    assert toml(drive) == theirs
    assert not plan.notes


def test_only_the_line_of_an_older_version_is_replaced(drive, monkeypatch):
    monkeypatch.setattr(settings, "LINE", KEY + b" = 150000\n")
    bring(Files(drive), FIRMWARE)
    monkeypatch.undo()
    put(drive, {settings.PATH: b"A = 1\n" + (toml(drive) or b"") + b"B = 2\n"})
    bring(Files(drive), FIRMWARE)
    assert toml(drive) == b"A = 1\n" + OURS + b"KEY = 1\nB = 2\n"


def test_the_list_of_files_leaves_the_makers_file_out(drive):
    bring(Files(drive), FIRMWARE)
    told = json.loads((drive / manifest.NAME).read_text())
    assert settings.PATH not in told["files"], "the self-test would call it damaged"
    assert told["setting"]


def test_interrupted_anywhere_the_makers_lines_are_there(tmp_path):
    theirs = b"A = 1\nB = 2\n"
    at = 0
    while True:
        drive = make_drive(tmp_path / str(at))
        put(drive, {settings.PATH: theirs})
        try:
            bring(FailingFiles(drive, stop_at=at), FIRMWARE)
            break
        except Interrupted:
            assert toml(drive) in (theirs, OURS + theirs)
        bring(FailingFiles(drive), FIRMWARE)
        assert toml(drive) == OURS + theirs
        assert not (drive / "settings.new").exists()
        at += 1
    assert at > 3
