"""Writes files to the host's disk so that neither the end of the process nor a power cut of the
computer leaves half of one or loses a finished one."""

import os
from contextlib import suppress
from functools import partial
from pathlib import Path

from host_tools.simulator.flash import Nvm, Supply

UNFINISHED = ".unfinished"


def write_durably(path: Path, content: bytes) -> None:
    """Write a whole file beside the old one, down to the disk, then replace it in one step. On
    return it is safe on disk. An OSError names this path, and nothing has changed."""
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    sync_folder(path.parent)


def delete_durably(path: Path) -> None:
    """Delete a file for good."""
    path.unlink(missing_ok=True)
    sync_folder(path.parent)


def make_folder(folder: Path) -> None:
    """Make a folder that survives a power cut."""
    folder.mkdir(parents=True, exist_ok=True)
    sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """Sync a folder's list of files, on systems that delay it (not Windows)."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def nvm_in(path: Path | None, supply: Supply) -> Nvm:
    """Return the nvm that is kept in a file, or without one in memory."""
    if path is None:
        return Nvm(supply)
    return Nvm(supply, path.read_bytes() if path.exists() else b"", partial(write_durably, path))
