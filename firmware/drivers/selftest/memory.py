"""Tests the batteries and the memories, without a person's help. The saved game stays as it is:
the flash is tested in a file of its own, the FRAM beyond the saves."""

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
"""Two cells never reach this; a cable does."""
_FRAM_END = 32768
_PATTERN = b"\x55\xaa\x00\xff"


def volts(texts: dict, millivolts: int) -> str:
    """Return volts with two decimals."""
    return "%d%s%02d" % (millivolts // 1000, texts["point"], millivolts % 1000 // 10)


def test_batteries(session: Session, millivolts: int) -> None:
    """Record flat batteries: about two hours are left."""
    if millivolts < LOW_MV:
        session.add_fault(("battery_flat", volts(session.texts, millivolts)))


def test_memory(session: Session) -> None:
    """Test the drive, its program files, nvm, and a FRAM if there is one."""
    if storage.getmount("/").readonly:
        session.add_fault(("drive_read_only",))
    else:
        fault = record.try_writing()
        if fault:
            session.add_fault((fault,))
    try:
        whole = os.stat("/" + file_drive.FILE)[6] == file_drive.SIZE
    except OSError:
        whole = False
    fitted = bus.send(session.display.bus, pins.FRAM_ADDRESS, b"")
    if fitted:
        _test_fram(session)
    elif not whole:
        session.add_fault(("no_box",))
    if not fitted and microcontroller.nvm is None:
        session.add_fault(("no_nvm",))
    for path in damaged_files():
        session.add_fault(("damaged", path.split("/")[-1][:21]))


def damaged_files() -> list:
    """Return the program files that differ from what `courtier deploy` wrote; none if it left no
    list, or if this board has no checksums."""
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
    """Return a file's checksum as in the list, or "" if it cannot be read."""
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
    """Write to the chip's last bytes, read them back, and restore them."""
    from drivers.fram import Fram

    try:
        fram = Fram(session.display.bus)
        start = _FRAM_END - len(_PATTERN)
        before = fram.read(start, len(_PATTERN))
        fram.program(start, _PATTERN)
        kept = fram.read(start, len(_PATTERN)) == _PATTERN
        fram.program(start, before)
        if not kept:
            session.add_fault(("fram_not_kept",))
    except (OSError, ValueError):
        session.add_fault(("fram_unknown",))
