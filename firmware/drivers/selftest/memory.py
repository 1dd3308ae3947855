"""Tries the cells and the memories, none of which asks anything of a person. The saved game is
not touched: the flash is tried in a file of its own, the FRAM where no game reaches."""

import os

import microcontroller
import pins
import storage
from banker.store import file_drive

from drivers import bus
from drivers.battery import LOW_MV
from drivers.selftest import record
from drivers.selftest.session import Session

USB_MV = 4000
"""Two cells never give this; a cable does."""
_FRAM_END = 32768
_PATTERN = b"\x55\xaa\x00\xff"


def volts(texts: dict, millivolts: int) -> str:
    """Volts with two decimals."""
    return "%d%s%02d" % (millivolts // 1000, texts["point"], millivolts % 1000 // 10)


def test_cells(session: Session, millivolts: int) -> None:
    """New cells are wanted when about two hours are left."""
    if millivolts < LOW_MV:
        session.blame(("battery_flat", volts(session.texts, millivolts)))


def test_memory(session: Session) -> None:
    """The drive, its program files, nvm, and a FRAM if there is one."""
    if storage.getmount("/").readonly:
        session.blame(("drive_read_only",))
    else:
        fault = record.try_writing()
        if fault:
            session.blame((fault,))
    try:
        whole = os.stat("/" + file_drive.FILE)[6] == file_drive.SIZE
    except OSError:
        whole = False
    fitted = bus.send(session.display.bus, pins.FRAM_ADDRESS, b"")
    if fitted:
        _test_fram(session)
    elif not whole:
        session.blame(("no_box",))
    if not fitted and microcontroller.nvm is None:
        session.blame(("no_nvm",))
    for path in damaged_files():
        session.blame(("damaged", path.split("/")[-1][:21]))


def damaged_files() -> list:
    """The program's files that are not as `courtier deploy` wrote them; none where it left no
    list, or where this board cannot add them up."""
    try:
        import hashlib
        import json

        from main import MANIFEST

        with open("/" + MANIFEST, "rb") as file:
            files = json.load(file)["files"]
        hashlib.new("sha256")
    except (ImportError, OSError, ValueError, KeyError, AttributeError):
        return []
    damaged = []
    for path, mark in files.items():
        if path != "pins.py" and _checksum(hashlib, path) != mark.split()[-1]:
            damaged.append(path)
    return damaged


def _checksum(hashlib, path: str) -> str:
    """As the list has it; "" for a file that cannot be read."""
    digest = hashlib.new("sha256")
    try:
        with open("/" + path, "rb") as file:
            while True:
                piece = file.read(512)
                if not piece:
                    break
                digest.update(piece)
    except OSError:
        return ""
    return "".join("%02x" % byte for byte in digest.digest()[:8])


def _test_fram(session: Session) -> None:
    """Write to the chip's last bytes, read them back, and put back what was there."""
    from drivers.fram import Fram

    try:
        fram = Fram(session.display.bus)
        start = _FRAM_END - len(_PATTERN)
        before = fram.read(start, len(_PATTERN))
        fram.program(start, _PATTERN)
        kept = fram.read(start, len(_PATTERN)) == _PATTERN
        fram.program(start, before)
        if not kept:
            session.blame(("fram_not_kept",))
    except (OSError, ValueError):
        session.blame(("fram_unknown",))
