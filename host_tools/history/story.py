"""A game as it went: where it began, and every confirmed transaction that stands."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from banker import games
from banker.rules.forms import NEW_GAME, SWITCH, Refused

Transaction = tuple[int, ...]


class Moment(NamedTuple):
    """One transaction, its outcome, and the game before and after it. `number` is what the unit
    counts; games and outcomes are the firmware's, which has no types."""

    number: int
    transaction: Transaction
    outcome: Any
    before: Any
    after: Any


class Story:
    """`base` is a game as bytes; `transactions` are those that stand: an undone one is gone.

    A transaction that cannot have been confirmed ends the story there: `problem` says so.
    """

    def __init__(self, base: bytes, transactions: Sequence[Transaction]) -> None:
        self.base = bytes(base)
        self.transactions = [tuple(transaction) for transaction in transactions]

    @property
    def start(self) -> Any:
        """The game before the first transaction."""
        return games.from_bytes(self.base)

    @property
    def end(self) -> Any:
        """The game after the last one."""
        moments, _ = self._played
        return moments[-1].after if moments else self.start

    @property
    def problem(self) -> str | None:
        """A sentence if the story cannot be told to its end, else None."""
        return self._played[1]

    def moments(self) -> Iterator[Moment]:
        """Everything that happened, by playing it again."""
        return iter(self._played[0])

    def games(self) -> list["Story"]:
        """A story for each game: a new game begins another one."""
        found = []
        base = self.base
        played: list[Transaction] = []
        for moment in self.moments():
            if moment.transaction[0] in (NEW_GAME, SWITCH):
                found.append(Story(base, played))
                base, played = games.to_bytes(moment.after), []
            else:
                played.append(moment.transaction)
        return [*found, Story(base, played)]

    def last_game(self) -> "Story":
        """The last game in which anything happened; the one that just began if none did."""
        found = self.games()
        return next((game for game in reversed(found) if game.transactions), found[-1])

    @cached_property
    def _played(self) -> tuple[list[Moment], str | None]:
        """The moments as far as they can be followed, and why not further."""
        game = self.start
        moments: list[Moment] = []
        for place, transaction in enumerate(self.transactions, 1):
            before = game.copy()
            try:
                game, outcome = games.apply(game, transaction)
            except Refused as refused:
                return moments, (
                    f"Transaction {place} of {len(self.transactions)} does not fit what came "
                    f"before it ({refused.reason}); the story ends there."
                )
            moments.append(Moment(game.count, transaction, outcome, before, game.copy()))
        return moments, None
