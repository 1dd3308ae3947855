"""What `courtier deploy` refuses or survives, and its messages."""

import errno
import json
import os
from pathlib import Path

import pytest
from banker.store import file_drive

from host_tools.deploy import DeployError, room
from host_tools.deploy.files import Files
from tests.support.a_drive import everything, make_drive, put
from tests.support.deploying import build, run


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    """Return a new drive."""
    return make_drive(tmp_path / "CIRCUITPY")


def test_a_drive_without_room_is_refused_untouched(drive, monkeypatch, capsys):
    before = everything(drive)
    need = sum(-(-len(content) // 512) * 512 for content in build(True).values())
    need += file_drive.SELF_TEST_SIZE
    # The code.py that is replaced gives its cluster back.
    enough = need - 512 + room.RESERVE
    monkeypatch.setattr(room, "measure", lambda place: room.Room(enough - 1, 512))
    assert run(drive) == 1
    assert "too small" in capsys.readouterr().err
    assert everything(drive) == before
    monkeypatch.setattr(room, "measure", lambda place: room.Room(enough, 512))
    assert run(drive) == 0
    monkeypatch.setattr(room, "measure", lambda place: room.Room(0, 512))
    assert run(drive) == 0, "nothing to write needs no room"


def test_a_read_only_drive_is_explained(drive, monkeypatch, capsys):
    monkeypatch.setattr(os, "access", lambda place, mode: False)
    assert run(drive) == 1
    assert "hold MENU" in capsys.readouterr().err
    monkeypatch.undo()

    def refuse(*_):
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(Files, "write", refuse)
    assert run(drive) == 1
    assert "hold MENU" in capsys.readouterr().err


def test_a_cable_pulled_out_is_an_error_and_no_traceback(drive, monkeypatch, capsys):
    def fail(*_):
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(Files, "write", fail)
    assert run(drive) == 1
    output = capsys.readouterr().err
    assert output.endswith(
        "cannot be read or written: its disk is failing. Run it again to finish.\n"
    )


def test_control_c(drive, monkeypatch, capsys):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Files, "write", interrupt)
    assert run(drive) == 130
    assert "run it again to finish" in capsys.readouterr().err


LINKS = ["banker", "lib", "saves", "code.py", "boot_out.txt", "courtier.json", "courtier.new"]
LINKS += ["saves/box.bin", "settings.toml", "settings.new", "banker/deep/er", "drivers"]


@pytest.mark.parametrize("path", LINKS)
@pytest.mark.parametrize("dangling", [False, True])
def test_a_link_out_of_the_drive_is_not_followed(drive, path, dangling, capsys):
    place, outside = drive / path, drive.parent / "outside"
    if place.exists():
        place.rename(outside)
    elif place.suffix:
        outside.write_bytes(b"{}")
    else:
        put(outside, {"__init__.mpy": b"precious"})
    if dangling:
        outside.rename(drive.parent / "moved")
    put(drive, {"banker/__init__.py": b""} if path.startswith("banker/") else {})
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(outside)
    before = everything(drive.parent)
    assert run(drive) == 1
    assert " a link" in capsys.readouterr().err
    assert everything(drive.parent) == before
    with pytest.raises(DeployError, match="a link"):
        Files(drive).write(f"{path}/x" if outside.is_dir() else path, b"over it")
    assert everything(drive.parent) == before
    assert place.is_symlink()


def told(capsys):
    """Return the output, without anything that a terminal would obey."""
    output = capsys.readouterr()
    for line in (output.out + output.err).splitlines():
        assert line.isprintable(), line
    return output.out + output.err


@pytest.mark.parametrize("what", ["\x1b[2J", "\x1b]0;owned\x07", "9" * 5000, "\x9b1m", "٣"])
def test_a_boot_out_that_a_terminal_would_obey(tmp_path, capsys, what):
    for board in ({"version": f"10.2{what}"}, {"version": f"10{what}.2"}, {"board": f"pico{what}"}):
        drive = make_drive(tmp_path / str(len(list(tmp_path.iterdir()))), **board)
        assert run(drive, "--any-board") == 1
        assert "its boot_out.txt says something else" in told(capsys)


def test_names_and_versions_on_the_drive_are_never_raw(drive, capsys):
    escape = "\x1b[2J"
    put(drive, {"settings.toml": f"CIRCUITPY_HEAP_START_SIZE = {escape}\n".encode()})
    put(
        drive,
        {"courtier.json": json.dumps({"version": escape, "finished": True, "files": {}}).encode()},
    )
    put(drive, {f"banker/{escape}.py": b"x", "banker/__init__.py": b""})
    assert run(drive, "--dry-run") == 0
    output = told(capsys)
    assert "in place of an unknown version" in output
    assert "would remove banker/?[2J.py" in output
    assert run(drive.parent / escape) == 1
    assert "there is no folder" in told(capsys)


def test_a_folder_that_is_not_a_drive_is_refused(tmp_path, capsys):
    for folder in (tmp_path, tmp_path / "nowhere"):
        assert run(folder) == 1
    put(tmp_path, {"boot_out.txt": b"hello\n"})
    assert run(tmp_path) == 1
    assert capsys.readouterr().err.count("not a CIRCUITPY drive") == 2
    put(tmp_path, {"INFO_UF2.TXT": b"UF2 Bootloader\n"})
    assert run(tmp_path) == 1
    assert ".uf2" in capsys.readouterr().err
    assert sorted(everything(tmp_path)) == ["INFO_UF2.TXT", "boot_out.txt"]


@pytest.mark.parametrize(
    ("version", "board", "words", "result", "message"),
    [
        ("9.2.8", "raspberry_pi_pico", (), 1, "needs 10"),
        ("10.0.0-beta.3", "raspberry_pi_pico", (), 0, "10.0.0-beta.3"),
        ("10.2.1", "raspberry_pi_pico_w", (), 0, "Pico W"),
        ("10.2.1", "raspberry_pi_pico2", (), 0, "Pico 2"),
        ("10.2.1", "feather_rp2040", (), 1, "--any-board"),
        ("10.2.1", "feather_rp2040", ("--any-board",), 0, "must fit"),
    ],
)
def test_which_boards_are_accepted(tmp_path, capsys, version, board, words, result, message):
    drive = make_drive(tmp_path, version=version, board=board)
    assert run(drive, *words) == result
    told = capsys.readouterr()
    assert message in told.out + told.err
    assert (drive / "banker").exists() == (result == 0)
