"""The text of a backup: a saved game with the version of the format and a checksum, as JSON.

Runs in the board's own Python too: the unit in a page writes and reads backups itself.
"""
# mypy: ignore-errors

import json
from binascii import hexlify, unhexlify
from hashlib import sha256

from banker import __version__

KIND, VERSION = "courtier backup", 1


class BadBackup(ValueError):
    """A word for what is wrong: "no_backup", "kind", "newer", "checksum" or "damaged"."""


def to_text(log, archive, players=(), shelf=()):
    """Return the text of a backup with this log, archive, players' names and shelf."""
    content = {
        "kind": KIND,
        "version": VERSION,
        "made_by": "courtier " + __version__,
        "log": hexlify(log).decode(),
        "story": hexlify(archive).decode(),
    }
    if any(players):
        content["players"] = list(players)
    if shelf:
        content["shelf"] = [hexlify(one).decode() for one in shelf]
    content["sha256"] = _checksum(content)
    names = ("kind", "version", "made_by", "log", "story", "shelf", "players", "sha256")
    lines = [" " + _json(name) + ": " + _json(content[name]) for name in names if name in content]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_text(text):
    """Return the log, the archive and the games on the shelf of a backup; raise BadBackup."""
    try:
        content = json.loads(text)
        whole = isinstance(content, dict) and content.pop("sha256", None) == _checksum(content)
    except (ValueError, RuntimeError):  # MicroPython raises RuntimeError for JSON nested too deeply
        raise BadBackup("no_backup") from None
    if not isinstance(content, dict) or content.get("kind") != KIND:
        raise BadBackup("kind")
    version = content.get("version")
    if isinstance(version, int) and version > VERSION:
        raise BadBackup("newer")
    if not whole or version != VERSION:
        raise BadBackup("checksum")
    try:
        shelf = tuple([unhexlify(one) for one in content.get("shelf", ())])
        return unhexlify(content["log"]), unhexlify(content["story"]), shelf
    except (KeyError, TypeError, ValueError):
        raise BadBackup("damaged") from None


def _checksum(content):
    """Compute a checksum of everything else in the file, whatever its layout."""
    parts = [_json(name) + ":" + _json(content[name]) for name in sorted(content)]
    return hexlify(sha256(("{" + ",".join(parts) + "}").encode()).digest()).decode()


def _json(value):
    return json.dumps(value, separators=(",", ":"))
