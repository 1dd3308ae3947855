"""From one version to another, interrupted at any point."""

import json
from pathlib import Path

import pytest

from host_tools.deploy import DeployError, contents, manifest
from host_tools.deploy.files import Files
from tests.support.a_drive import FailingFiles, Interrupted, WornFiles, everything, make_drive, put
from tests.support.deploying import bring, build, holds

# Two versions of a small firmware: the second changes a file, drops a module, a library, a folder.
FIRST = {
    "lib/adafruit_a.mpy": b"C a",
    "lib/adafruit_b.mpy": b"C b",
    "banker/__init__.mpy": b"C one",
    "banker/old/gone.mpy": b"C gone",
    "drivers/start.mpy": b"C start",
    "pins.py": b"SDA = 4\n",
    "boot.py": b"import pins\n",
    "code.py": b"import drivers.start\n",
}
SECOND = {
    "lib/adafruit_a.mpy": b"C a 2",
    "banker/__init__.mpy": b"C two",
    "banker/new/come.mpy": b"C come",
    "drivers/start.mpy": b"C start",
    "pins.py": b"SDA = 4\nSCL = 5\n",
    "boot.py": b"import pins\n",
    "code.py": b"import drivers.start\n",
}


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    """Return a new drive."""
    return make_drive(tmp_path / "CIRCUITPY")


def firmware(drive: Path) -> dict[str, bytes]:
    """Return the files of a small firmware that are on the drive."""
    return {path: text for path, text in everything(drive).items() if path in {**FIRST, **SECOND}}


def test_code_py_comes_last_and_is_away_before_that(drive):
    bring(Files(drive), FIRST)
    # After the manifest's two changes and the removal of code.py comes the first file.
    files = FailingFiles(drive, stop_at=3)
    with pytest.raises(Interrupted):
        bring(files, SECOND)
    assert not files.exists("code.py")
    files = FailingFiles(drive)
    bring(files, SECOND)
    assert [path for path in files.written if not path.startswith("courtier")][-1] == "code.py"


def test_an_upgrade_removes_what_is_no_longer_ours(drive):
    bring(Files(drive), FIRST)
    done = bring(Files(drive), SECOND)
    holds(drive, SECOND)
    assert "drivers/start.mpy" in done.same
    assert not (drive / "banker/old").exists()


def test_a_library_the_user_has_replaced_is_not_removed(drive):
    bring(Files(drive), FIRST)
    put(drive, {"lib/adafruit_b.mpy": b"C newer"})
    bring(Files(drive), SECOND)
    assert (drive / "lib/adafruit_b.mpy").read_bytes() == b"C newer"


def test_a_library_that_would_be_found_first_is_removed(drive):
    put(drive, {"lib/adafruit_a.py": b"old"})
    bring(Files(drive), FIRST)
    holds(drive, FIRST)


@pytest.mark.parametrize("before", [{}, FIRST])
def test_after_any_interruption_running_it_again_completes_it(tmp_path, before):
    at = 0
    while True:
        drive = make_drive(tmp_path / str(at))
        if before:
            bring(FailingFiles(drive), before)
        files = FailingFiles(drive, stop_at=at)
        try:
            bring(files, SECOND)
        except Interrupted:
            if files.read("code.py") == SECOND["code.py"]:
                assert firmware(drive) in (FIRST, SECOND), "a mixture would run"
        else:
            break
        bring(FailingFiles(drive), SECOND)
        holds(drive, SECOND)
        at += 1
    assert at > len(SECOND)


def test_the_real_firmware_in_many_interrupted_runs(tmp_path):
    wanted = build(True)
    drive = make_drive(tmp_path / "CIRCUITPY")
    files = FailingFiles(drive, stop_at=0)
    runs = 0
    # Each run gets only a few changes further than the one before.
    while not (drive / "code.py").exists() or runs == 0:
        runs += 1
        try:
            bring(files, wanted)
        except Interrupted:
            files = FailingFiles(drive, stop_at=5)
    bring(FailingFiles(drive), wanted)
    holds(drive, wanted)


def test_single_modules_of_old_versions_are_removed(drive):
    """Versions before the bundles left them."""
    folders = ("banker/", "drivers/")
    names = [name for name in contents.sources() if name.startswith(folders)]
    old = {name[:-3] + ".mpy": b"C" + name.encode() for name in names}
    bring(Files(drive), old)
    wanted = build(True)
    done = bring(Files(drive), wanted)
    holds(drive, wanted)
    assert {"banker/ui/app.mpy", "banker/games/trader/position.mpy"} <= set(done.remove)
    assert "banker/__init__.mpy" in done.write
    assert not (drive / "banker/rules/forms.mpy").exists()
    assert not (drive / "banker/store/slots.mpy").exists()


def test_a_pins_py_without_a_new_name_is_renamed(drive):
    bring(Files(drive), FIRST)
    put(drive, {"pins.py": b"SDA = 20\n"})
    bring(Files(drive), SECOND)
    assert (drive / "pins.py").read_bytes() == SECOND["pins.py"]
    assert (drive / "pins.py.old").read_bytes() == b"SDA = 20\n"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b'{"version": 1}',
        b'{"files": 3}',
        *(b"[" * depth for depth in (900, 990, 100_000)),
        b"[" * 990 + b"]" * 990,
    ],
)
def test_a_damaged_manifest_is_rewritten(drive, text):
    bring(Files(drive), FIRST)
    put(drive, {manifest.NAME: text})
    bring(Files(drive), FIRST)
    holds(drive, FIRST)


def test_a_manifest_cannot_point_at_saved_games_or_elsewhere(drive):
    mark = manifest.checksum(b"a game")
    put(drive.parent, {"precious": b"a game"})
    put(drive, {"saves/odd.log": b"a game"})
    listed = {"saves/odd.log": mark, "../precious": mark, str(drive.parent / "precious"): mark}
    listed |= dict.fromkeys(("a\0b", "SAVES/odd.log", "saves./odd.log", "saves//odd.log"), mark)
    listed |= dict.fromkeys((".\\saves\\odd.log", "C:x", "\x1b[2J", "", "x/../saves/odd.log"), mark)
    assert not any(manifest._plain(path) for path in listed)
    text = json.dumps({"version": "0", "finished": True, "files": listed})
    put(drive, {manifest.NAME: text.encode()})
    bring(Files(drive), FIRST)
    assert (drive / "saves/odd.log").exists()
    assert (drive.parent / "precious").exists()


def test_a_corrupted_write_is_detected(drive):
    with pytest.raises(DeployError, match=r"boot\.py does not read back"):
        bring(WornFiles(drive), FIRST)
    assert not (drive / "code.py").exists()
