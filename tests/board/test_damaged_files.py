"""A unit that cannot start names the file to install again."""

from types import ModuleType
from typing import Any

import pytest

from host_tools.deploy.manifest import NAME
from host_tools.simulator.board import FIRMWARE, VirtualBoard
from host_tools.simulator.sh1106 import LEFT, SH1106
from tests.support.deployed_board import deployed, plain_text
from tests.support.fake_app import FakeApp, application, wiring

SAID = ["Reinstaller :", "Install again:"]
NEEDED = [
    "drivers/start.mpy",
    "drivers/crash.mpy",
    "banker/__init__.mpy",
    "banker/ui/sheet.mpy",
    "banker/ui/screens/review.mpy",
    "banker/games/trader/ui/words_fr.bin",
    "lib/adafruit_displayio_ssd1306.mpy",
    "lib/adafruit_fram.mpy",
    "lib/adafruit_matrixkeypad.mpy",
    "pins.py",
    "boot.py",
    "banker/games/railways1861/operating_acts.mpy",
]
FILES = {path: path.encode() for path in NEEDED}


def _says(unit: VirtualBoard, path: str) -> bool:
    end = path[-42:]
    return plain_text(unit) == [*SAID, end[:21], end[21:]]


def _boot_for_a_pc(unit: VirtualBoard) -> None:
    """Start with MENU held: every file is looked at."""
    unit.press("MENU")
    unit.boot(500)
    unit.release("MENU")
    unit.run(100)


def test_a_unit_with_all_its_files_starts() -> None:
    with deployed(FILES) as unit:
        _boot_for_a_pc(unit)
        unit.tap("1")
        assert unit.app.presses == ["1"]


@pytest.mark.parametrize("path", NEEDED)
def test_a_missing_file_is_named(path: str) -> None:
    with deployed(FILES) as unit:
        unit.hardware.drive.remove(path)
        _boot_for_a_pc(unit)
        assert _says(unit, path)
        assert f"Install again: {path}" in unit.console
        unit.run(120_000)
        assert unit.boots == 1, "a restart in the middle of copying would do harm"
        assert unit.hardware.watchdog.mode is None
        assert _says(unit, path)


@pytest.mark.parametrize(
    ("path", "module"),
    [
        ("drivers/start.mpy", "drivers.start"),
        ("drivers/crash.mpy", "drivers.crash"),
        ("banker/__init__.mpy", "banker"),
        ("banker/ui/sheet.mpy", "banker.ui.sheet"),
        ("pins.py", "pins"),
    ],
)
def test_a_missing_file_is_named_at_an_ordinary_start(path: str, module: str) -> None:
    with deployed(FILES, absent=(module,)) as unit:
        unit.hardware.drive.remove(path)
        unit.boot(2500)
        assert _says(unit, path)


@pytest.mark.parametrize("library", ["adafruit_displayio_ssd1306", "adafruit_matrixkeypad"])
def test_a_missing_library_is_named_at_an_ordinary_start(library: str) -> None:
    with deployed(FILES, **{library: ModuleType(library)}) as unit:
        unit.hardware.drive.remove(f"lib/{library}.mpy")
        unit.boot(2500)
        assert _says(unit, f"lib/{library}.mpy")


def test_an_empty_source_file_is_named() -> None:
    with deployed(FILES) as unit:
        unit.hardware.drive.give("pins.py", b"")
        _boot_for_a_pc(unit)
        assert _says(unit, "pins.py")


@pytest.mark.parametrize("path", [path for path in NEEDED if not path.endswith(".py")])
def test_a_truncated_file_is_named_before_it_is_loaded(path: str) -> None:
    with deployed(FILES) as unit:
        unit.hardware.drive.give(path, FILES[path][:-1])
        _boot_for_a_pc(unit)
        assert _says(unit, path)


def test_after_a_hang_every_file_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """CircuitPython never comes to the end of a compiled file that is cut short: the watchdog
    watches from the first line."""
    with deployed(FILES) as unit:
        unit.hardware.drive.give("drivers/start.mpy", b"")
        find = unit._sandbox.find_spec

        def hang(name: str, *rest: Any) -> Any:
            if name == "drivers.start":
                unit.hardware.clock.advance(10**12)
            return find(name, *rest)

        monkeypatch.setattr(unit._sandbox, "find_spec", hang)
        unit.boot(7900)
        assert (unit.boots, unit.hardware.oled.lit) == (1, False)
        unit.run(1000)
        assert unit.boots == 2
        assert _says(unit, "drivers/start.mpy")
        unit.run(60_000)
        assert unit.boots == 2


def test_a_unit_that_hung_with_all_its_files_starts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with deployed(FILES) as unit:
        unit.boot(500)
        clock = unit.hardware.clock
        monkeypatch.setattr(FakeApp, "step", lambda self, now: clock.advance(10**10))
        unit.run(8000)
        monkeypatch.undo()
        unit.run(1000)
        assert unit.boots == 2
        unit.tap("1")
        assert unit.app.presses == ["1"]


def test_a_maker_may_change_sources() -> None:
    with deployed(FILES) as unit:
        unit.hardware.drive.give("pins.py", b"# mine")
        _boot_for_a_pc(unit)
        unit.tap("1")
        assert unit.app.presses == ["1"]


@pytest.mark.parametrize("text", [b"", b"{", b'{"files": {"bo', b"{}"])
def test_a_truncated_list_is_named(text: bytes) -> None:
    with deployed(FILES) as unit:
        unit.hardware.drive.give(NAME, text)
        _boot_for_a_pc(unit)
        assert _says(unit, NAME)


def test_without_code_py_circuitpython_runs_main_py_which_reports_it(tmp_path) -> None:
    for name in ("boot.py", "main.py", "pins.py"):
        (tmp_path / name).write_bytes((FIRMWARE / name).read_bytes())
    with VirtualBoard(firmware=tmp_path) as unit:
        unit.boot(500)
        assert _says(unit, "code.py")


CODE = (FIRMWARE / "code.py").read_bytes()


@pytest.mark.parametrize("left", [0, 60, len(CODE) // 2, len(CODE) - 10])
def test_a_truncated_code_py_is_named(tmp_path, left: int) -> None:
    """It cannot report that itself, so boot.py does, before CircuitPython runs the rest of it."""
    for name in ("boot.py", "main.py", "pins.py"):
        (tmp_path / name).write_bytes((FIRMWARE / name).read_bytes())
    (tmp_path / "code.py").write_bytes(b"")
    with VirtualBoard(firmware=tmp_path) as unit:
        unit.hardware.drive.give("code.py", CODE[:left])
        unit.boot(500)
        assert _says(unit, "code.py")


def test_a_changed_code_py_is_accepted() -> None:
    with deployed(FILES) as unit:
        unit.hardware.drive.give("code.py", b"print('mine')\n" + CODE + b"\r\n")
        unit.boot(500)
        unit.tap("1")
        assert unit.app.presses == ["1"]


@pytest.mark.parametrize(
    "module",
    ["drivers.start", "drivers.crash", "drivers.display", "drivers.keypad", "banker", "pins"],
)
def test_even_without_a_list_a_missing_module_is_named(module: str) -> None:
    """Files may have been copied by hand, or the list may be lost with the rest."""
    modules = {"drivers.application": application(FakeApp)}
    with VirtualBoard(modules=modules, absent=(module,)) as unit:
        unit.boot(2000)
        assert _named(unit, module)
        unit.run(60_000)
        assert _named(unit, module), "again, if it has restarted"


def test_even_without_a_list_a_missing_library_is_named() -> None:
    library = "adafruit_matrixkeypad"
    modules = {"drivers.application": application(FakeApp), library: ModuleType(library)}
    with VirtualBoard(modules=modules) as unit:
        unit.boot(2000)
        assert _named(unit, library)


def _named(unit: VirtualBoard, what: str) -> bool:
    """Return whether something is named on the lit screen, or in a crash report both there and
    on the console."""
    return unit.hardware.oled.lit and what in "".join(plain_text(unit)) + unit.console


def test_a_crash_before_there_is_a_display_is_shown() -> None:
    """The bus is in use by then."""

    def crash() -> None:
        raise ZeroDivisionError("no such luck")

    with VirtualBoard(modules={"drivers.application": application(crash)}) as unit:
        unit.boot(1000)
        assert unit.console.count("ZeroDivisionError: no such luck") == 1
        assert unit.hardware.oled.lit
        unit.run(31_000)
        assert unit.boots == 2, "after half a minute, not at once"


def test_it_is_shown_on_an_sh1106_with_its_own_pins() -> None:
    with deployed(FILES) as unit:
        unit._sandbox._extra["pins"] = wiring(OLED_LEFT=LEFT)
        unit._sandbox.unload()
        devices = unit.hardware.bus.devices
        address = next(at for at, device in devices.items() if device is unit.hardware.oled)
        unit.hardware.oled = devices[address] = SH1106()
        unit.hardware.drive.remove("drivers/start.mpy")
        _boot_for_a_pc(unit)
        assert _says(unit, "drivers/start.mpy")
        assert all(line[0] == line[127] == "." for line in unit.picture())


def test_the_reference_wiring_replaces_a_missing_pins_py() -> None:
    """main.py repeats the wiring, for a unit without pins.py."""
    with deployed(FILES, absent=("pins",)) as unit:
        unit.hardware.drive.remove("pins.py")
        unit.boot(500)
        assert _says(unit, "pins.py"), "boot.py could not give the unit its drive"
