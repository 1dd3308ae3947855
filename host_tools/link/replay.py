"""Follows a unit's game entry by entry, with this Python's own copy of the rules."""

from collections import deque
from typing import Any

from banker import games
from banker.rules.transactions import Refused

Transaction = tuple[int, ...]
_CHECK = 4  # bytes of a state's checksum, its last
_REMEMBERED = 1000  # transactions that can be undone; before them an undo is reported as a state


class Replay:
    """A game that is followed: `game` is its current state and `data` the same as bytes; None and
    b"" until `begin`. The firmware's classes have no type hints."""

    def __init__(self) -> None:
        self.game: Any = None
        self.data = b""
        # The game before each transaction that can be undone, with its outcome.
        self._before: deque[tuple[Any, bytes, Transaction, Any]] = deque(maxlen=_REMEMBERED)

    def begin(self, game: Any, data: bytes) -> None:
        """Continue from this game, however it came about."""
        if data != self.data:
            self._before.clear()
        self.game, self.data = game, data

    def apply(self, packed: bytes, check: bytes) -> tuple[Transaction, Any] | None:
        """Apply a confirmed transaction; return it with its outcome, or None if it does not lead to
        the state with this checksum."""
        try:
            transaction = games.unpack(self.game.number, packed)
            game, outcome = games.apply(self.game, transaction)
        except (Refused, games.NotInstalled):
            return None
        data = games.to_bytes(game)
        if data[-_CHECK:] != check:
            return None
        self._before.append((self.game, self.data, transaction, outcome))
        self.game, self.data = game, data
        return transaction, outcome

    def undo(self, check: bytes) -> tuple[Transaction, Any] | None:
        """Undo the last transaction; return it with its outcome, or None if that does not lead to
        the state with this checksum."""
        if not self._before or self._before[-1][1][-_CHECK:] != check:
            return None
        self.game, self.data, transaction, outcome = self._before.pop()
        return transaction, outcome
