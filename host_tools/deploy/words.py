"""The tables of texts as files on the drive, in which the board looks texts up: see
`banker.ui.texts`.

A file has all texts of a package in one language, in buckets by name: first the offset of each
bucket and the end of the last one, two bytes each, then the buckets.
"""

import functools
from collections.abc import Mapping

from banker.ui import texts

from host_tools.deploy.bundler.firmware import games_by_package

_LANGUAGES = {f"_{code}": number for number, code, _ in texts.languages()}
_CODES = {texts.CODES.encode(): " ".join(code for _, code, _ in texts.languages())}


@functools.cache
def word_files() -> dict[str, bytes]:
    """Return all files of texts by their path on the drive. A game's file includes the unit's
    texts, so that one lookup is enough."""
    found = {}
    for ending in _LANGUAGES:
        unit = _stored(texts.UNIT, ending) | _CODES
        found[texts.file_of("banker", texts.UNIT, ending)] = as_file(unit)
        for game in games_by_package():
            path = texts.file_of("banker", game, ending)
            found[path] = as_file(unit | _stored(game, ending))
    return found


def _stored(package: str, ending: str) -> dict[bytes, str]:
    """Return a package's texts by their names in a file."""
    table = texts.table(_LANGUAGES[ending], package)
    return {name.encode(): text for name, text in table.items()}


def as_file(table: Mapping[bytes, str]) -> bytes:
    """Return a file with these texts."""
    buckets = [b""] * texts.BUCKETS
    for name, text in table.items():
        buckets[texts.place(name)] += texts.entry(name, text.encode())
    head = 2 * (texts.BUCKETS + 1)
    ends = [head]
    for bucket in buckets:
        ends.append(ends[-1] + len(bucket))
    return b"".join(_number(end) for end in ends) + b"".join(buckets)


def _number(value: int) -> bytes:
    return value.to_bytes(2, "little")
