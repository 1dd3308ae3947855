"""Keeps a file on the host's disk so that the end of the process never leaves half of it."""

import os
from pathlib import Path

UNFINISHED = ".unfinished"


def keep(path: Path, content: bytes) -> None:
    """Write a whole file beside the old one, then put it in its place in one step."""
    unfinished = path.with_name(path.name + UNFINISHED)
    unfinished.write_bytes(content)
    os.replace(unfinished, path)
