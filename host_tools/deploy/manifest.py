"""courtier.json on the drive: the files that deploy has written, and whether it finished.

The unit reads it after it has hung, when it cannot start, and in its self-test.
"""

import hashlib
import json
import re
from dataclasses import dataclass, field

from host_tools.deploy.files import Files

NAME = "courtier.json"
_NEW = "courtier.new"
_VERSION = re.compile(r"[0-9A-Za-z.+_-]{1,24}")
_PART = re.compile(r"[0-9A-Za-z_][0-9A-Za-z_.-]*(?<![.])")
_SAVES = "saves"


@dataclass(frozen=True)
class Manifest:
    """Checksums by path. `version` is the firmware's, `setting` the checksum of our line in
    settings.toml; the rest of that file is the maker's."""

    version: str
    finished: bool
    files: dict[str, str] = field(default_factory=dict)
    setting: str = ""


def checksum(content: bytes) -> str:
    """Return a file's length and a hash."""
    return f"{len(content)} {hashlib.sha256(content).hexdigest()[:16]}"


def load(files: Files) -> Manifest | None:
    """Return the drive's manifest, or None if there is none that can be read."""
    try:
        data = json.loads(files.read(NAME) or b"")
        listed = {str(path): str(mark) for path, mark in data["files"].items() if _plain(path)}
        setting = str(data.get("setting", ""))
        version = data["version"] if _VERSION.fullmatch(data["version"]) else "an unknown version"
        return Manifest(version, data["finished"] is True, listed, setting)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def as_text(manifest: Manifest) -> str:
    """Return the text of the file."""
    head = {"version": manifest.version, "finished": manifest.finished}
    whole = {**head, "setting": manifest.setting, "files": manifest.files}
    return json.dumps(whole, indent=0) + "\n"


def store(files: Files, manifest: Manifest) -> None:
    """Write a manifest to the drive, replacing the old one only once it is complete."""
    files.write(_NEW, as_text(manifest).encode())
    files.rename(_NEW, NAME)


def _plain(path: str) -> bool:
    """Return whether deploy may make a path: it stays on the drive, and away from the saved
    games, in upper or lower case."""
    parts = path.split("/")
    return all(_PART.fullmatch(part) for part in parts) and parts[0].lower() != _SAVES
