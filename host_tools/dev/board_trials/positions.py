"""Makes the flash images that trials start from: the firmware deployed, and games played on it.

CircuitPython itself formats the drive at its first start; `courtier deploy` fills a copy of that
drive; the unit is started once on it, as its maker would; and games are then played on the desktop,
whose saves go into the image where the board keeps them.
"""

import contextlib
import io
import shutil
from pathlib import Path

from banker.store import file_drive

from host_tools.deploy import DeployError
from host_tools.deploy.command_line import deploy
from host_tools.deploy.files import Files
from host_tools.dev.board_trials.bench import Bench, seeded
from host_tools.dev.board_trials.desktop import Desktop, give_saves, log_bytes, take_saves
from host_tools.dev.board_trials.emulated_unit import EmulatedUnit
from host_tools.dev.board_trials.entries import (
    BEGIN,
    FIRST,
    SECOND,
    GameOver,
    next_entry,
    player,
)
from host_tools.dev.board_trials.heap_size import measure_heap
from host_tools.dev.emulated_pico import flash_image
from host_tools.dev.emulated_pico.pico import Pico, PicoTrouble
from host_tools.games import NAMES, part

FRESH = "fresh"
EARLY, LATE, FULL, MIXED = "early", "late", "full", "mixed"
_MOST_ENTRIES = 2500
_FIRST_START_MS = 10_000
_FAST_FLASH = 0.02
_ENGLISH = "2"
_NOT_STARTED = "this image does not start as CircuitPython does"


class NoPosition(RuntimeError):
    """A position that could not be made."""


def first_flash(firmware: bytes, bench: Bench) -> None:
    """Make a flash with CircuitPython's new drive, as after its very first start."""
    new = bench.image("new")
    new.write_bytes(flash_image.new_flash(firmware))
    try:
        with Pico(new, bench.bootrom, flash_time=_FAST_FLASH) as pico:
            if not pico.run_until("Press any key", _FIRST_START_MS):
                raise NoPosition(f"{_NOT_STARTED}: {pico.console[-300:] or 'silence'}")
            pico.run(1500)
            pico.off()
            pico.save(bench.image("formatted"))
    except PicoTrouble as trouble:
        raise NoPosition(f"{_NOT_STARTED}: {str(trouble).splitlines()[0]}") from None


def deployed(bench: Bench) -> None:
    """Put the firmware on that drive, as `courtier deploy` does."""
    folder = bench.folder / "drive"
    shutil.rmtree(folder, ignore_errors=True)
    image = bytearray(bench.image("formatted").read_bytes())
    drive = flash_image.drive(image)
    for path, content in drive.files().items():
        if path in ("boot_out.txt", "code.py", "settings.toml"):
            folder.mkdir(exist_ok=True)
            (folder / path).write_bytes(content)
    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output):
            deploy(Files(folder), source=False, any_board=False, dry=False)
    except DeployError as problem:
        raise NoPosition(f"the firmware cannot be deployed: {problem}") from None
    put_on_drive(folder, image)
    bench.image("deployed").write_bytes(image)


def put_on_drive(folder: Path, image: bytearray) -> None:
    """Copy a folder's files to the drive as deploy would: the saves first, in one piece, code.py
    last."""
    drive = flash_image.drive(image)
    paths = [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]
    with contextlib.suppress(FileNotFoundError):
        drive.remove("code.py")
    for path in sorted(paths, key=lambda path: (path == "code.py", "saves" not in path, path)):
        if path != "boot_out.txt":
            drive.write(path, (folder / path).read_bytes())


def fresh(bench: Bench) -> None:
    """Make a unit after its first start: no self-test yet, English chosen, nothing played."""
    with EmulatedUnit(bench.image("deployed"), bench.bootrom) as unit:
        unit.start(400)
        unit.press("CANCEL", gap=800)
        unit.start(3000)
        unit.press(_ENGLISH, gap=2000)
        if "Traceback" in unit.console:
            raise NoPosition(f"the unit does not start: {unit.console[-600:]}")
        unit.off()
        unit.save(bench.image(FRESH))


def _begin(bench: Bench, name: str, number: int) -> Desktop:
    """Return the desktop with a new game."""
    desktop = Desktop(take_saves(bench.image(FRESH), bench.folder / f"desktop-{name}"))
    if number != FIRST:
        desktop.type_keys(BEGIN[number])
    return desktop


def _enter(desktop: Desktop, play: object) -> list[str]:
    """Make one more entry and return its keys; if the game is over, begin another first."""
    begin: list[str] = []
    try:
        keys = next_entry(desktop.played, play)
    except GameOver:
        begin = BEGIN[desktop.played.number].split()
        desktop.type_keys(begin)
        keys = next_entry(desktop.played, play)
    desktop.type_keys(keys)
    desktop.tidy()
    return [*begin, *keys]


def played(bench: Bench, number: int, when: str) -> None:
    """Play a game for a number of entries."""
    name = f"{NAMES[number]}_{when}"
    desktop = _begin(bench, name, number)
    play = player(number, seeded(name))
    for _ in range(part(number, "keys").ENTRIES[when]):
        _enter(desktop, play)
    give_saves(bench.image(FRESH), desktop.folder, bench.image(name))


def full(bench: Bench, number: int, mixed: bool = False) -> None:
    """Make a game some entries before a renewal of its log, and remember their keys. In a mixed
    one, another game fills most of the log."""
    name = MIXED if mixed else f"{NAMES[number]}_{FULL}"
    desktop = _begin(bench, name, FIRST if mixed else number)
    play = player(FIRST if mixed else number, seeded(name))
    copies: list[tuple[Path, list[str]]] = []
    renewals = 0
    for count in range(_MOST_ENTRIES):
        if mixed and desktop.played.number == FIRST and log_bytes(desktop.folder) > 3600:
            desktop.type_keys(BEGIN[SECOND])
            desktop.tidy()
            play = player(SECOND, seeded(name))
            copies.clear()
        copy = bench.folder / f"desktop-{name}-{count % 8}"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(desktop.folder, copy)
        before = log_bytes(desktop.folder)
        copies.append((copy, _enter(desktop, play)))
        if log_bytes(desktop.folder) < before:
            renewals += 1
            if renewals == (1 if mixed else 2):
                # Five entries before: they are still to be made, and one of them renews the log.
                last = copies[-5:]
                give_saves(bench.image(FRESH), last[0][0], bench.image(name))
                bench.remember(name, [keys for _, keys in last])
                return
            copies.clear()
    raise NoPosition(f"no log was renewed in {_MOST_ENTRIES} entries")


def make_all(bench: Bench, firmware: bytes) -> None:
    """Make every position, in a few seconds."""
    first_flash(firmware, bench)
    deployed(bench)
    fresh(bench)
    measure_heap(bench, FRESH)
    for name in bench.games:
        number = NAMES.index(name)
        for when in (EARLY, LATE):
            played(bench, number, when)
        full(bench, number)
    if len(bench.games) == len(NAMES):
        full(bench, SECOND, mixed=True)


SAVES = (file_drive.FILE, file_drive.SELF_TEST)
"""The files that a unit may write on its drive."""
