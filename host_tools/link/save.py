"""A saved game as a unit keeps it: its log, and the archive of older entries."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from banker import games
from banker.rules.saved import NotAGame
from banker.rules.transactions import Refused
from banker.store.changes import MOVE, TAKEN, packed_in, plays_on
from banker.store.history import History
from banker.store.image import compose
from banker.store.journal import Journal
from banker.store.shelf import game_in

from host_tools.link import logs
from host_tools.link.record import GameRecord
from host_tools.link.replay import Transaction


class NotASave(ValueError):
    """A sentence that tells what is wrong."""


_WRONG = {
    "no_save": "This is not a saved game.",
    "newer_save": "A newer Courtier (format {}) saved the game: update this one.",
    "unknown_game": "This Courtier does not know the game that was saved.",
    "unreadable": "The saved game is damaged: nothing of it can be read.",
}


@contextmanager
def _in_words() -> Iterator[None]:
    """Turn NotALog into NotASave."""
    try:
        yield
    except logs.NotALog as problem:
        reason, *version = problem.args
        raise NotASave(_WRONG[reason].format(*version)) from None


class Save(NamedTuple):
    """A saved game. `log` is a log's header and its entries, as in a unit's own files; `shelf` has
    each game on the unit's shelf, empty if it is unreadable."""

    log: bytes
    archive: bytes = b""
    shelf: tuple[bytes, ...] = ()

    def shelved(self, number: int) -> "Save":
        """Return a game on the shelf, from 1 on, as a save of its own; 0 is the game being
        played."""
        if not number:
            return Save(self.log, self.archive)
        if not 0 < number <= len(self.shelf):
            raise NotASave(f"There are {len(self.shelf)} games on the shelf.")
        content = self.shelf[number - 1]
        try:
            data = game_in(content)
            games.from_bytes(data)
        except (NotAGame, IndexError, games.NotInstalled):
            raise NotASave(f"Game {number} on the shelf cannot be read.") from None
        return Save(bytes(compose(1, data, self.settings)))

    def journal(self) -> Journal:
        """Return the log's journal, read by the firmware's own code."""
        with _in_words():
            return logs.journal_of(self.log)

    def recovered(self) -> tuple[Journal, Any, bytes]:
        """Return the journal, the game it ends with, and that game as bytes."""
        with _in_words():
            journal, game, data = logs.recovered(self.log)
            return journal, game, data

    @property
    def game(self) -> Any:
        """The current game."""
        return self.recovered()[1]

    @property
    def settings(self) -> bytes:
        """The unit's settings."""
        return bytes(self.journal().settings or b"")

    def tables(self, number: int) -> bytes:
        """Return the tables with which the next game of this number begins; empty if it has
        none."""
        journal, game, _ = self.recovered()
        if game.number == number:
            return bytes(game.kept_tables)
        try:
            return bytes(games.create(number, tables=journal.tables.get(number, b"")).kept_tables)
        except Refused:
            title = games.title(number)
            raise NotASave(f"{title} cannot be played with the tables that are kept.") from None

    def for_restoring(self) -> bytes:
        """Return what a unit accepts to restore the game: a short log with as much history as UNDO
        needs."""
        with _in_words():
            return bytes(logs.for_restoring(self.log))

    def record(self) -> GameRecord:
        """Return the game's record as far back as it is known, without transactions entered while
        the game was on the shelf."""
        journal, _, data = self.recovered()
        history = History(journal, _Archive(self.archive), data)
        found: list[Transaction] = []
        while True:
            content = history.back()
            if content and content[1] == MOVE and not _rewind_to_shelf(history, content, data):
                break
            try:
                if content is None:
                    break
                if content[1] == MOVE:
                    continue
                games.from_bytes(history.data)
                found.append(games.unpack(history.data[0] >> 4, packed_in(content)))
            except (NotAGame, Refused, games.NotInstalled):
                break  # what this desktop cannot read ends the record
            data = history.data
        return GameRecord(data, found[::-1])


def _rewind_to_shelf(history: History, content: bytes, data: bytes) -> bool:
    """Go back to where the game with these bytes was put onto the shelf, from which this entry took
    it. Return whether there is such a place; the game may be from elsewhere."""
    if content[2] == TAKEN:
        while content := history.back():
            if content[1] == MOVE and history.data == data:
                return True
    return bool(content) and bool(plays_on(content))


class _Archive:
    """The content of an archive, read like a drive with this one file."""

    def __init__(self, content: bytes) -> None:
        self._content = content

    def part(self, _: str, start: int, count: int) -> bytes:
        """Return some of its bytes."""
        return self._content[max(start, 0) : max(start + count, 0)]
