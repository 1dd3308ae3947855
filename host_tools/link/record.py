"""The record of a game: where it began, and every confirmed transaction that was not undone."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from banker import games
from banker.rules.transactions import NEW_GAME, SWITCH, Refused

from host_tools.link.replay import Transaction


class RecordStep(NamedTuple):
    """One transaction, its outcome, and the game before and after it. `number` is what the unit
    counts; games and outcomes are the firmware's, which has no types."""

    number: int
    transaction: Transaction
    outcome: Any
    before: Any
    after: Any


class GameRecord:
    """A game's record. `base` is the first state as bytes; `transactions` are those not undone.

    A transaction that cannot have been confirmed ends the record; `problem` says so.
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
        """The game after the last transaction."""
        steps, _ = self._played
        return steps[-1].after if steps else self.start

    @property
    def problem(self) -> str | None:
        """A sentence if the record cannot be played to its end, else None."""
        return self._played[1]

    def steps(self) -> Iterator[RecordStep]:
        """Return every step of the game, by playing it again."""
        return iter(self._played[0])

    def games(self) -> list["GameRecord"]:
        """Split the record into one for each game: a new game begins another one."""
        found = []
        base = self.base
        played: list[Transaction] = []
        for step in self.steps():
            if step.transaction[0] in (NEW_GAME, SWITCH):
                found.append(GameRecord(base, played))
                base, played = games.to_bytes(step.after), []
            else:
                played.append(step.transaction)
        return [*found, GameRecord(base, played)]

    def last_game(self) -> "GameRecord":
        """Return the record of the last game in which anything happened, or of the one that just
        began."""
        found = self.games()
        return next((game for game in reversed(found) if game.transactions), found[-1])

    @cached_property
    def _played(self) -> tuple[list[RecordStep], str | None]:
        """The steps as far as they can be played, and why not further."""
        game = self.start
        steps: list[RecordStep] = []
        for place, transaction in enumerate(self.transactions, 1):
            before = game.copy()
            try:
                game, outcome = games.apply(game, transaction)
            except Refused as refused:
                return steps, (
                    f"Transaction {place} of {len(self.transactions)} does not fit what came "
                    f"before it ({refused.reason}); the story ends there."
                )
            steps.append(RecordStep(game.count, transaction, outcome, before, game.copy()))
        return steps, None
