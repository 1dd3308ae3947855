"""Explains errors of the file system in sentences for people."""

import errno
import os
from pathlib import Path

_SENTENCES = {
    errno.EISDIR: "{} is a folder, not a file.",
    errno.EACCES: "{} cannot be opened: this account has no permission.",
    errno.EPERM: "{} cannot be opened: this account has no permission.",
    errno.EROFS: "{} cannot be written: its disk is read-only.",
    errno.ENOSPC: "{} cannot be written: the disk is full.",
    errno.EDQUOT: "{} cannot be written: the disk is full.",
    errno.ENAMETOOLONG: "The name {} is too long.",
    errno.EIO: "{} cannot be read or written: its disk is failing.",
}


def explain(error: OSError, unnamed: str = "The output") -> str:
    """Return what is wrong, with the name that the user knows. `unnamed` stands for a file that the
    system does not name. An error without a number carries its own text."""
    if error.errno is None:
        return str(error)
    name = error.filename2 or error.filename
    if name is None:
        return _SENTENCES.get(error.errno, f"{error.strerror}.").format(unnamed)
    path = Path(os.fsdecode(name))
    if error.errno == errno.ENOENT:
        return _missing(path)
    if error.errno in (errno.EEXIST, errno.ENOTDIR):
        return _in_the_way(path)
    return _SENTENCES.get(error.errno, f"{{}}: {error.strerror}.").format(path)


def _missing(path: Path) -> str:
    folder = path.parent
    return f"There is no {path}." if folder.is_dir() else f"There is no folder {folder}."


def _in_the_way(path: Path) -> str:
    """Return a sentence about the file that stands where a folder of this path should be."""
    for place in (*reversed(path.parents), path):
        if place.exists() and not place.is_dir():
            return f"{place} is a file, not a folder."
    return f"{path} already exists: choose another name."
