"""The firmware's `open` and `os`, which see the virtual drive and the firmware's own files."""

import errno
import io
import random
from collections.abc import Collection
from pathlib import Path
from types import ModuleType
from typing import Any

from host_tools import FIRMWARE
from host_tools.simulator.drive import Drive
from host_tools.simulator.flash import SECTOR


class DriveFile(io.BytesIO):
    """A binary file on the drive, written at a flush or close, as on the board. A file open for
    reading and writing is written in place, and is on flash after `os.sync`."""

    def __init__(self, drive: Drive, path: str, mode: str) -> None:
        self._drive = drive
        self._path = path
        self._in_place = "+" in mode
        self._writes = mode[0] in "wa" or self._in_place
        self._dirty = mode[0] == "w"
        if self._writes:
            drive.check_writable()
        known = drive.find(path) in drive.files
        super().__init__(
            b"" if mode[0] == "w" or (mode[0] == "a" and not known) else drive.content(path)
        )
        if mode[0] == "a":
            self.seek(0, io.SEEK_END)

    def read(self, size: int | None = -1) -> bytes:
        """Read on from flash, which may differ from what was written."""
        data = super().read(size)
        if self._in_place and self._drive.is_synced:
            end = self.tell()
            return self._drive.content(self._path)[end - len(data) : end]
        return data

    def write(self, data: Any) -> int:
        """Write to the buffer."""
        if not self._writes:
            raise OSError(errno.EINVAL, "Invalid argument")
        if self._in_place:
            self._drive.write_in_place(self._path, self.tell(), bytes(data))
        else:
            self._dirty = True
        return super().write(data)

    def flush(self) -> None:
        """Write out the changes."""
        if self._dirty:
            self._dirty = False
            self._drive.store(self._path, self.getvalue())

    def close(self) -> None:
        """Write out the changes and close the file."""
        if not self.closed:
            try:
                self.flush()
            finally:
                super().close()


def opener(drive: Drive) -> Any:
    """Return the firmware's `open`."""

    def open_on_drive(path: str, mode: str = "r") -> Any:
        file = DriveFile(drive, path, mode)
        return file if "b" in mode else io.TextIOWrapper(file, encoding="utf-8")

    return open_on_drive


def os_module(drive: Drive, firmware: Path = FIRMWARE, absent: Collection[str] = ()) -> ModuleType:
    """Return the firmware's `os`, as far as CircuitPython has it. It lists the firmware's own
    files, in the folder `firmware`, besides those on the drive, without modules that are
    `absent`."""
    module = ModuleType("os")

    def stat(path: str) -> tuple[int, ...]:
        name = drive.find(path)
        if name in drive.folders:
            return (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        return (0x8000, 0, 0, 0, 0, 0, len(drive.content(name)), 0, 0, 0)

    def statvfs(path: str) -> tuple[int, ...]:
        blocks, free = drive.capacity // SECTOR, drive.free // SECTOR
        return (SECTOR, SECTOR, blocks, free, free, 0, 0, 0, 0, 255)

    def listdir(path: str = "/") -> list[str]:
        if Path(path).is_relative_to(firmware):
            within = Path(path).relative_to(firmware).parts
            names = sorted(one.name for one in Path(path).iterdir())
            return [name for name in names if ".".join((*within, name)) not in absent]
        return drive.listdir(path)

    def sync() -> None:
        drive.sync()

    def uname() -> tuple[str, ...]:
        return ("rp2040", "rp2040", "10.0.0", "virtual board", "Raspberry Pi Pico with rp2040")

    def urandom(count: int) -> bytes:
        """Return the same bytes at every start, so that a run can be repeated."""
        return random.Random(count).randbytes(count)

    for function in (stat, statvfs, listdir, sync, uname, urandom):
        setattr(module, function.__name__, function)
    module.remove = module.unlink = drive.remove  # type: ignore[attr-defined]
    module.rename = drive.rename  # type: ignore[attr-defined]
    module.mkdir = drive.mkdir  # type: ignore[attr-defined]
    return module
