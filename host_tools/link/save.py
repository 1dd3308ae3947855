"""A saved game as a unit keeps it: its log, and the story of what the log has forgotten since."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from banker import games
from banker.rules.forms import Refused
from banker.rules.saved import NotAGame
from banker.store.changes import packed_in
from banker.store.history import History
from banker.store.journal import Journal

from host_tools.link import logs

Transactions = list[tuple[int, ...]]
Piece = tuple[bytes, Transactions]
"""A game as bytes, and the transactions from there."""


class NotASave(ValueError):
    """Its text is a sentence that says what is wrong."""


_WRONG = {
    "no_save": "This is not a saved game.",
    "newer_save": "A newer Courtier (format {}) saved the game: update this one.",
    "unknown_game": "This Courtier does not know the game that was saved.",
    "unreadable": "The saved game is damaged: nothing of it can be read.",
}


@contextmanager
def _in_words() -> Iterator[None]:
    """NotASave where a log is none."""
    try:
        yield
    except logs.NotALog as problem:
        reason, *version = problem.args
        raise NotASave(_WRONG[reason].format(*version)) from None


class Save(NamedTuple):
    """`log` is a log's header and its entries, as in a unit's own files."""

    log: bytes
    story: bytes = b""

    def journal(self) -> Journal:
        """The log, to be read by the firmware's own code."""
        with _in_words():
            return logs.journal_of(self.log)

    def recovered(self) -> tuple[Journal, Any, bytes]:
        """Return the journal, the game it ends with, and that as bytes."""
        with _in_words():
            journal, game, data = logs.recovered(self.log)
            return journal, game, data

    @property
    def game(self) -> Any:
        """The game as it stands."""
        return self.recovered()[1]

    @property
    def settings(self) -> bytes:
        """The unit's settings."""
        return bytes(self.journal().settings or b"")

    def tables(self, number: int) -> bytes:
        """What the next game of this number begins with; empty if it has no tables."""
        journal, game, _ = self.recovered()
        if game.number == number:
            return bytes(game.kept_tables)
        try:
            return bytes(games.fresh(number, tables=journal.tables.get(number, b"")).kept_tables)
        except Refused:
            title = games.title(number)
            raise NotASave(f"{title} cannot be played with the tables that are kept.") from None

    def for_restoring(self) -> bytes:
        """What a unit takes to restore it: a short log with as much history as UNDO needs."""
        with _in_words():
            return bytes(logs.for_restoring(self.log))

    def told(self) -> Piece:
        """Return as much of the evening as is known: the game that it begins with, as bytes, and
        all transactions that stand."""
        journal, _, data = self.recovered()
        history = History(journal, _Archive(self.story), data)
        found: Transactions = []
        while True:
            content = history.back()
            try:
                if content is None:
                    break
                games.from_bytes(history.data)
                found.append(games.unpack(history.data[0] >> 4, packed_in(content)))
            except (NotAGame, Refused, games.NotInstalled):
                break  # what this desktop cannot tell ends the story
            data = history.data
        return bytes(data), found[::-1]


class _Archive:
    """The content of an archive as the one file of a drive."""

    def __init__(self, content: bytes) -> None:
        self._content = content

    def part(self, _: str, start: int, count: int) -> bytes:
        """Return some bytes of it."""
        return self._content[max(start, 0) : max(start + count, 0)]
