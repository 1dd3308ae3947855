"""The storage of games: the chip's nvm and the CIRCUITPY drive, or a FRAM if there is one.

`banker.store.media` says what the store needs.
"""

import errno
import gc
import os
import time

import microcontroller
import pins
import storage
from banker.store import file_drive

from drivers import bus

_BLANK = b"\xff" * 16  # the start of nvm until something is saved
_PIECE = 512  # bytes that are always free in one piece
_LISTEN_S = 0.012  # the key scanner needs as long for a certain press


def _listen() -> None:
    """Wait long enough to see a key that is down: while a sector is erased, 60 ms, none is seen."""
    time.sleep(_LISTEN_S)


class Nvm:
    """One flash sector outside the file system: programmed where it is 0xFF, else erased whole."""

    rewritable = False

    def __init__(self, nvm) -> None:
        self._nvm = nvm
        self.size = len(nvm)

    def read(self, start: int, count: int) -> bytes:
        return bytes(self._nvm[start : start + count])

    def program(self, start: int, data: bytes) -> None:
        """Write where every byte is 0xFF."""
        self._nvm[start : start + len(data)] = data

    def erase(self) -> None:
        """Make every byte 0xFF, all at once if there is memory for that. In pieces it takes as many
        erases as there are. The log begins with the first, and is none without it: if the power
        fails in between, the next start uses the drive."""
        gc.collect()
        try:
            self._nvm[0 : self.size] = b"\xff" * self.size
        except MemoryError:
            for at in range(0, self.size, _PIECE):
                self._nvm[at : at + _PIECE] = b"\xff" * _PIECE
        _listen()


class SavesFile:
    """The file of the saves on the drive, kept open and written in place.

    It is never closed or flushed, since that would rewrite its directory; only `os.sync` writes its
    sectors to flash. If `courtier deploy` has not made the file, the first save does. `length` is
    the length found, or None.
    """

    def __init__(self) -> None:
        self._file: object = None
        self.length: int | None = None
        self.read_only = storage.getmount("/").readonly  # the PC has it; boot.py decides that
        self._open()

    def read(self, start: int, count: int) -> bytes:
        """Return some bytes, 0xFF if there is no file."""
        if self._file is None:
            return b"\xff" * count
        self._file.seek(start)  # type: ignore[attr-defined]
        return self._file.read(count)  # type: ignore[attr-defined]

    def write(self, start: int, data: bytes) -> None:
        """Change bytes in place; they are on flash after the next `sync`."""
        if self.read_only:
            raise OSError(errno.EROFS)
        if self._file is None:
            self.make()
        self._file.seek(start)  # type: ignore[attr-defined]
        self._file.write(data)  # type: ignore[attr-defined]
        _listen()

    def sync(self) -> None:
        """Write the changes to flash."""
        os.sync()
        _listen()

    def _open(self) -> None:
        """Open the file if it is there and has its full length."""
        try:
            self.length = os.stat("/" + file_drive.FILE)[6]
            if self.length == file_drive.SIZE:
                self._file = open("/" + file_drive.FILE, "rb" if self.read_only else "r+b")  # noqa: SIM115
        except OSError as error:
            if error.errno != errno.ENOENT:
                raise

    def make(self) -> None:
        """Make an empty file, in a folder of its own."""
        folder = "/" + file_drive.FILE.split("/")[0]
        try:
            os.mkdir(folder)
        except OSError as error:
            if error.errno != errno.EEXIST:
                raise
        with open("/" + file_drive.FILE, "wb") as file:
            for _ in range(0, file_drive.SIZE, file_drive.SECTOR):
                file.write(b"\xff" * file_drive.SECTOR)
        self._open()
        if self._file is None:
            raise OSError(errno.EIO)


def find_media(i2c) -> tuple:
    """Return the medium for the log, or None; the drive; and whether the saves file is lost: cut
    short, or missing although something was saved."""
    saves = SavesFile()
    drive = file_drive.FileDrive(saves)
    if bus.send(i2c, pins.FRAM_ADDRESS, b""):
        # Imported only if it is fitted: its library takes memory.
        from drivers.fram import Fram

        try:
            return Fram(i2c), drive, False  # the drive has only the shelf
        except (OSError, ValueError):
            print("Not a FRAM at its address: saving to flash")
    nvm = microcontroller.nvm
    used = nvm is not None and bytes(nvm[0 : len(_BLANK)]) != _BLANK
    lost = used if saves.length is None else saves.length != file_drive.SIZE
    if lost and not saves.read_only:
        saves.make()  # now, so that this is reported once
    return (None if nvm is None else Nvm(nvm)), drive, lost
