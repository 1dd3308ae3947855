"""Keeps files on the host's disk so that the end of the process never leaves half of one."""

import os
from functools import partial
from pathlib import Path

from host_tools.simulator.flash import Nvm, Supply

UNFINISHED = ".unfinished"


def keep(path: Path, content: bytes) -> None:
    """Write a whole file beside the old one, then put it in its place in one step."""
    unfinished = path.with_name(path.name + UNFINISHED)
    unfinished.write_bytes(content)
    os.replace(unfinished, path)


def nvm_in(path: Path | None, supply: Supply) -> Nvm:
    """The nvm kept in a file; without one it is forgotten."""
    if path is None:
        return Nvm(supply)
    return Nvm(supply, path.read_bytes() if path.exists() else b"", partial(keep, path))
