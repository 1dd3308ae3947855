"""A saved game as a unit keeps it: its log, and the story of what the log has forgotten since."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from banker import games
from banker.rules.forms import SWITCH, Refused
from banker.rules.saved import NotAGame
from banker.store import story
from banker.store.journal import Journal
from banker.store.slots import check16
from banker.store.states import read_game

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

    def recovered(self) -> tuple[Journal, Any]:
        """The journal and the game it ends with."""
        with _in_words():
            journal, game = logs.recovered(self.log)
            return journal, game

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
        journal, game = self.recovered()
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
        """As much of the evening as is known: where it begins, and all transactions that stand."""
        base, standing = _readable(self.recovered()[0])
        found = pieces(self.story)
        # What led to a game was written before it: two games may begin alike, so the order counts.
        while found:
            way = way_to(base, *found.pop())
            if way:
                base, standing = way[0], way[1] + standing
        return base, standing


def _readable(journal: Journal) -> Piece:
    """What stands in a log from the first state on that can be followed; that the game at its end
    is good says nothing about what it began with."""
    for at, state in enumerate(journal.stack):
        if state < 0:
            packed = (journal.packed(entry) for entry in journal.stack[at:] if entry >= 0)
            try:
                base = _exact(read_game(journal.medium, ~state))
                return base, _unpacked(base, packed)
            except (NotAGame, Refused, games.NotInstalled):
                pass
    raise NotASave("What led to the saved game cannot be read.")


def way_to(wanted: bytes, base: bytes, entries: Transactions) -> Piece | None:
    """How a piece leads to a game, as far as it can be followed; None if it does not."""
    found = None
    try:
        count = games.from_bytes(wanted).count
        game = games.from_bytes(base)
        for place, entry in enumerate(entries, 1):
            game, _ = games.apply(game, entry)
            # Most games differ in how many transactions they have seen, which is quick to tell.
            if game.count == count and games.to_bytes(game) == wanted:
                found = base, entries[:place]
    except (NotAGame, Refused, games.NotInstalled):
        pass
    return found


def pieces(data: bytes) -> list[Piece]:
    """The whole pieces in a story; what is damaged or torn is passed over."""
    found = []
    at = 0
    while at + story.HEAD < len(data):
        head = data[at : at + story.HEAD]
        end = at + story.HEAD + int.from_bytes(head[2:4], "little")
        body = data[at + story.HEAD : end]
        whole = head[0] == story.MAGIC and 0 < head[1] <= story.VERSION and end <= len(data)
        if whole and check16(body) == int.from_bytes(head[4:6], "little"):
            try:
                size = story.GAME_OF_VERSION_1
                if head[1] > 1:
                    size = int.from_bytes(body[:2], "little")
                    body = body[2:]
                base = _exact(body[:size])
                found.append((base, _unpacked(base, _entries(body[size:]))))
                at = end
                continue
            except (Refused, NotAGame, games.NotInstalled, IndexError):
                pass
        at += 1
    return found


def _exact(body: bytes) -> bytes:
    """A game's own bytes out of a state, which has room for more."""
    return bytes(games.to_bytes(games.from_bytes(body)))


def _entries(data: bytes) -> Iterable[bytes]:
    """Packed transactions, each behind its length."""
    at = 0
    while at < len(data):
        yield data[at + 1 : at + 1 + data[at]]
        at += 1 + data[at]


def _unpacked(base: bytes, entries: Iterable[bytes]) -> Transactions:
    """The transactions from a game on; another game may begin among them."""
    number = base[0] >> 4
    found: Transactions = []
    for packed in entries:
        found.append(games.unpack(number, packed))
        if found[-1][0] == SWITCH:
            number = found[-1][1]
    return found
