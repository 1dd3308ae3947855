"""Backup files: a saved game with the version of the format and a checksum, as JSON."""

import hashlib
import json
from pathlib import Path
from typing import Any

from banker import __version__
from banker.store import file_drive

from host_tools.link.save import NotASave, Save
from host_tools.simulator.keeping import keep

KIND, VERSION = "courtier backup", 1
_MOST = 1 << 20
"""Bytes of a file that can be one: several times what a unit's log and story take in all."""


def write_backup(path: Path, save: Save) -> None:
    """Write a file that is complete or not there at all."""
    content: dict[str, Any] = {
        "kind": KIND,
        "version": VERSION,
        "made_by": f"courtier {__version__}",
        "log": save.log.hex(),
        "story": save.story.hex(),
    }
    content["sha256"] = _checksum(content)
    keep(path, (json.dumps(content, indent=1) + "\n").encode())


def read_backup(path: Path) -> Save:
    """The save in a file; NotASave says what is wrong with it, OSError if it cannot be read."""
    try:
        with path.open("rb") as file:
            content = json.loads(file.read(_MOST))
        whole = isinstance(content, dict) and content.pop("sha256", None) == _checksum(content)
    except (ValueError, RecursionError):
        raise NotASave(f"{path} is not a backup, or is damaged.") from None
    if not isinstance(content, dict) or content.get("kind") != KIND:
        raise NotASave(f"{path} is not a backup of Courtier.")
    version = content.get("version")
    if isinstance(version, int) and version > VERSION:
        raise NotASave(f"{path} was made by a newer Courtier: update this one.")
    if not whole or version != VERSION:
        raise NotASave(f"{path} is damaged: its checksum is wrong. Use another backup.")
    try:
        save = Save(bytes.fromhex(content["log"]), bytes.fromhex(content["story"]))
    except (KeyError, TypeError, ValueError):
        raise NotASave(f"{path} is damaged. Use another backup.") from None
    if max(len(save.log), len(save.story)) > file_drive.SIZE:
        raise NotASave(f"{path} is no game of a unit: it is too long.")
    save.recovered()
    return save


def _checksum(content: dict[str, Any]) -> str:
    """Over everything else in the file, however it is laid out."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
