"""Keeps files on the host's disk so that neither the end of the process nor a power cut of the
computer leaves half of one, or takes back what was kept."""

import os
from contextlib import suppress
from functools import partial
from pathlib import Path

from host_tools.simulator.flash import Nvm, Supply

UNFINISHED = ".unfinished"


def keep(path: Path, content: bytes) -> None:
    """Write a whole file beside the old one, down to the disk, then put it in its place in one
    step; on return it is there for good. An OSError names this path, and has changed nothing."""
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


def forget(path: Path) -> None:
    """Delete a file for good."""
    path.unlink(missing_ok=True)
    sync_folder(path.parent)


def make_folder(folder: Path) -> None:
    """Make a folder that is there for good."""
    folder.mkdir(parents=True, exist_ok=True)
    sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """Write down which files a folder has, where the system holds that back (not Windows)."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def nvm_in(path: Path | None, supply: Supply) -> Nvm:
    """Return the nvm kept in a file; without one it is forgotten."""
    if path is None:
        return Nvm(supply)
    return Nvm(supply, path.read_bytes() if path.exists() else b"", partial(keep, path))
