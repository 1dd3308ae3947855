"""The same unit on the desktop, on a copy of the emulated one's saves: it shows the expected
screens."""

import shutil
from collections.abc import Iterable
from pathlib import Path

from banker.games import to_bytes
from banker.store import file_drive

from host_tools.dev.board_trials.emulated_unit import EmulatedUnit
from host_tools.dev.emulated_pico import flash_image
from host_tools.dev.glyphs.text import screen_text
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.unit import ALL, Options

_NVM = "nvm.bin"
_DRIVE = "drive"
_LOOK_MS = 250
_PATIENCE_MS = 14_000
"""Screens at rest take turns, and a field blinks: one of them is the other unit's in this time."""


def take_saves(image: Path, folder: Path) -> Path:
    """Put the saves of a flash into a new folder, as the desktop's tools keep them."""
    shutil.rmtree(folder, ignore_errors=True)
    flash = bytearray(image.read_bytes())
    content = flash_image.drive(flash).read(file_drive.FILE)
    assert content is not None
    place = folder / _DRIVE / file_drive.FILE
    place.parent.mkdir(parents=True)
    place.write_bytes(content)
    (folder / _NVM).write_bytes(flash_image.nvm(bytes(flash)))
    return folder


def give_saves(image: Path, folder: Path, target: Path) -> None:
    """Write a copy of a flash with the saves of a folder, each where it was."""
    flash = bytearray(image.read_bytes())
    flash_image.set_nvm(flash, (folder / _NVM).read_bytes())
    content = (folder / _DRIVE / file_drive.FILE).read_bytes()
    start, size = flash_image.drive(flash).where(file_drive.FILE)
    assert size == len(content)
    flash[start : start + size] = content
    target.write_bytes(flash)


def log_bytes(folder: Path) -> int:
    """Return how many bytes of nvm are written: it grows, and falls only when the log is
    renewed."""
    return 4096 - (folder / _NVM).read_bytes().count(b"\xff")


class Desktop(AppUnit):
    """The unit on the desktop with the saves of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        super().__init__(Options(lang=None, save=str(folder), game=ALL))

    @classmethod
    def like(cls, image: Path, folder: Path) -> "Desktop":
        """Return a desktop with the saves of a flash."""
        return cls(take_saves(image, folder))

    def type_keys(self, keys: str | Iterable[str]) -> None:
        """Tap keys in a row; `hold:KEY` keeps one down."""
        for key in keys.split() if isinstance(keys, str) else keys:
            if key.startswith("hold:"):
                self.hold(key[5:], 2100)
                self.wait(60)
            else:
                self.press(key)

    def tidy(self) -> None:
        """Do what the board does between two keys."""
        self._powered().tidy()

    def show(self) -> list[str]:
        """Return the screen as text."""
        return screen_text(self.cells())

    def saved(self) -> bytes:
        """Return the game as it is saved."""
        return to_bytes(self._powered().game)

    @property
    def played(self):  # type: ignore[no-untyped-def]  # a game has no type of its own
        return self._powered().game

    @property
    def settings(self) -> bytes:
        return bytes(self._powered().ledger.settings)

    def at_rest(self) -> list[list[str]]:
        """Return the screens that take turns where nobody presses a key."""
        seen: list[list[str]] = []
        for _ in range(_PATIENCE_MS // _LOOK_MS):
            if self.show() not in seen:
                seen.append(self.show())
            self.wait(_LOOK_MS)
        return seen

    def shows_too(self, seen: list[str]) -> bool:
        """Return whether this unit shows the same, now or in a little while."""
        for _ in range(_PATIENCE_MS // _LOOK_MS):
            if self.show() == seen:
                return True
            self.wait(_LOOK_MS)
        return False


def apart(unit: EmulatedUnit, desktop: Desktop) -> str | None:
    """Return None if both units show the same, else what each shows."""
    expected = desktop.show()
    if desktop.shows_too(unit.show()):
        return None
    unit.run(4600)  # its screen may have been about to change
    seen = unit.show()
    if desktop.shows_too(seen):
        return None
    return "the board shows {}; the desktop {}".format(*map("|".join, (seen, expected)))
