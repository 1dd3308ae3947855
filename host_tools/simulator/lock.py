"""One program at a time on a folder of saved games: two would write over each other."""

import sys
from pathlib import Path
from typing import IO


class FolderInUse(Exception):
    """Another program has the unit in this folder."""


def hold_folder(folder: Path) -> IO[bytes]:
    """Take the folder until the file is closed or the process ends, however it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    file = (folder / "in-use").open("ab")
    try:
        _lock(file)
    except OSError:
        file.close()
        raise FolderInUse(f"another program is running the unit in {folder}") from None
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
