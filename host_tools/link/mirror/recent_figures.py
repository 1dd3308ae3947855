"""The recent values of a figure that every company has: its price, or its income."""

from collections.abc import Callable
from typing import Any

from banker.rules.transactions import NEW_GAME

from host_tools.link.history.record import GameRecord

RECENT = 40
"""Transactions that a small graph shows."""
_KEPT = 100
"""And those that are remembered, so that a row of undos leaves something to show."""

Figures = tuple[int | None, ...]


class RecentFigures:
    """The figures after each of the latest transactions, oldest first; `read` takes them from a
    game."""

    def __init__(self, read: Callable[[Any], Figures]) -> None:
        self._read = read
        self._figures: list[Figures] = []

    def begin(self, game: Any, record: GameRecord | None = None) -> None:
        """A unit has come: forget everything, but for what is known of its game."""
        self._figures = []
        played = record.last_game() if record else None
        if played and played.start.number == game.number:
            self._figures = [
                self._read(played.start),
                *(self._read(step.after) for step in played.steps()),
            ]
        if not self._figures or self._figures[-1] != self._read(game):
            self._figures = [self._read(game)]
        del self._figures[:-_KEPT]

    def go_on(self, game: Any, kind: int) -> None:
        """A transaction of this kind was confirmed."""
        if kind == NEW_GAME:
            self._figures = []
        self._figures.append(self._read(game))
        del self._figures[:-_KEPT]

    def take_back(self, game: Any) -> None:
        """The last transaction was undone."""
        del self._figures[-2:]
        self._figures.append(self._read(game))

    def of(self, code: int) -> list[int | None]:
        """A company's recent figures; None where it had none."""
        return [figures[code - 1] for figures in self._figures[-RECENT:]]
