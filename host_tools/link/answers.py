"""Parses what a unit sends, field by field: the one place where its words become numbers and bytes.

The line's check was right, so a field that does not fit is a fault of the device, and raises
Nonsense; or OtherVersion, if the device may be newer or older than this program. All functions take
the words of a line after its id, the verb first; more words may follow.
"""

import re
from typing import Any, NamedTuple

from banker import games
from banker.link.session import PROTOCOL
from banker.rules.saved import MOST_BYTES, NotAGame

from host_tools.link.trouble import Nonsense, OtherVersion

CELLS = 168
MOST_SETTINGS = 64
OUTCOMES = ("none", "waiting", "restored", "declined")
_CHECK = 4  # bytes of a game's checksum
_NUMBER = re.compile(r"[0-9]{1,9}")
_BYTES = re.compile(r"(?:[0-9a-f]{2})+")
_VERSION = re.compile(r"[0-9A-Za-z.+_-]{1,24}")
_NAME = re.compile(r"[a-z0-9_]{1,24}")


class Hello(NamedTuple):
    """The unit's versions: of protocol, firmware, log and game."""

    protocol: int
    firmware: str
    game: str
    log: int
    state: int


class State(NamedTuple):
    """The current state: entries since the unit's start, the game and its bytes, the settings."""

    number: int
    game: Any
    data: bytes
    settings: bytes


class _Fields:
    """The words of a line, each validated as it is read."""

    def __init__(self, words: list[str]) -> None:
        self._words = words

    def _text(self, at: int, form: re.Pattern[str]) -> str:
        if at >= len(self._words) or not form.fullmatch(self._words[at]):
            raise Nonsense(self._words[0])
        return self._words[at]

    def number(self, at: int, least: int = 0, most: int = 10**9) -> int:
        """Return a whole number within bounds."""
        found = int(self._text(at, _NUMBER))
        if not least <= found <= most:
            raise Nonsense(self._words[0])
        return found

    def data(self, at: int, least: int, most: int) -> bytes:
        """Return at least and at most so many bytes."""
        none = least == 0 and self._words[at : at + 1] == ["-"]
        found = b"" if none else bytes.fromhex(self._text(at, _BYTES))
        if not least <= len(found) <= most:
            raise Nonsense(self._words[0])
        return found

    def version(self, at: int) -> str:
        """Return a version number."""
        return self._text(at, _VERSION)

    def name(self, at: int) -> str:
        """Return one small word."""
        return self._text(at, _NAME)


# Messages of the unit.


def hello(words: list[str]) -> Hello:
    """Return the unit's versions. Fields of another protocol are not read: OtherVersion."""
    fields = _Fields(words)
    protocol = fields.number(1)
    if protocol != PROTOCOL:
        raise OtherVersion(f"unit (firmware {fields.version(2)})")
    return Hello(
        protocol, fields.version(2), fields.name(3), fields.number(4, most=99), fields.number(5)
    )


def state(words: list[str]) -> State:
    """Return the current state, with a game that can be played."""
    fields = _Fields(words)
    data = fields.data(2, 1, MOST_BYTES)
    try:
        game = games.from_bytes(data)
    except games.NotInstalled:
        raise OtherVersion("unit") from None
    except NotAGame:
        if data[0] & 15 != games.rules(data[0] >> 4).VERSION:
            raise OtherVersion("unit") from None
        raise Nonsense(words[0]) from None
    return State(fields.number(1), game, data, fields.data(3, 1, MOST_SETTINGS))


def did(words: list[str]) -> tuple[int, bytes, bytes]:
    """Return the number of a confirmed entry, the transaction's bytes, and the check of the game
    after it."""
    fields = _Fields(words)
    return fields.number(1), fields.data(2, 1, MOST_BYTES), fields.data(3, _CHECK, _CHECK)


def undid(words: list[str]) -> tuple[int, bytes]:
    """Return the number of an entry that was undone, and the check of the game after it."""
    fields = _Fields(words)
    return fields.number(1), fields.data(2, _CHECK, _CHECK)


def settings(words: list[str]) -> tuple[int, bytes]:
    """Return the number of an entry and the new settings."""
    fields = _Fields(words)
    return fields.number(1), fields.data(2, 1, MOST_SETTINGS)


# Answers to requests.


def screen(words: list[str]) -> bytes:
    """Return the cells of the picture."""
    return _Fields(words).data(1, CELLS, CELLS)


def part(words: list[str], start: int) -> tuple[int, bytes]:
    """Return the number of entries that a part of a log or archive goes with, and its bytes from
    `start` on: none at the end."""
    fields = _Fields(words)
    fields.number(2, start, start)
    return fields.number(1), fields.data(3, 0, MOST_BYTES)


def put(words: list[str], size: int) -> None:
    """Check that the unit expects so many bytes."""
    _Fields(words).number(1, size, size)


def have(words: list[str], before: int, most: int) -> int:
    """Return how many bytes have arrived: more than before, and at most as many as were sent."""
    return _Fields(words).number(1, before + 1, most)


def outcome(words: list[str]) -> str:
    """Return the state of an offer."""
    found = _Fields(words).name(1)
    if found not in OUTCOMES:
        raise Nonsense(words[0])
    return found


def reason(words: list[str]) -> str:
    """Return why the unit refused."""
    return _Fields(words).name(1)
