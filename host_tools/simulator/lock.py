"""Locks a folder of saved games for one program: two would overwrite each other's saves."""

import sys
from pathlib import Path
from typing import IO

from host_tools.printable import printable

PLACE, PORT = "running-at", "usb-port"
"""Files in which the program that holds a folder tells others where its page and its port are."""
_LOCKED = "in-use"


class FolderInUse(Exception):
    """Another program runs the unit in this folder."""


def publish_address(folder: Path, place: str) -> None:
    """Write where people find the unit that this program runs in a folder."""
    (folder / PLACE).write_text(place, encoding="utf-8")


def _sentence(folder: Path) -> str:
    """Return a sentence with the other program's place, if known, and how to run both."""
    try:
        place = printable((folder / PLACE).read_text(encoding="utf-8")[:100])
    except (OSError, ValueError):
        place = ""
    where = f": {place}" if place else ""
    return (
        f"another program is running the unit in {folder}{where}. To run both, give this one a "
        "folder of its own with --save DIR."
    )


def hold_folder(folder: Path) -> IO[bytes]:
    """Lock the folder until the file is closed or the process ends, however it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    file = (folder / _LOCKED).open("ab")
    try:
        _lock(file)
    except OSError:
        file.close()
        raise FolderInUse(_sentence(folder)) from None
    for left_behind in (PLACE, PORT):
        (folder / left_behind).unlink(missing_ok=True)
    return file


def is_held(folder: Path) -> bool:
    """Return whether a program has locked the folder."""
    try:
        with (folder / _LOCKED).open("rb") as file:
            try:
                _lock(file)
            except OSError:
                return True
    except OSError:
        pass
    return False


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
