"""Recent values of a figure that every company has, such as its price or its income."""

from collections.abc import Callable
from typing import Any

from banker.rules.transactions import NEW_GAME

from host_tools.link.record import GameRecord

RECENT = 40
"""Transactions that a small graph shows."""
_KEPT = 100
"""Transactions that are remembered, so that undoing many leaves something to show."""

Figures = tuple[int | None, ...]


class RecentFigures:
    """The figures after each of the latest transactions, oldest first. `read` gets them from a
    game."""

    def __init__(self, read: Callable[[Any], Figures]) -> None:
        self._read = read
        self._figures: list[Figures] = []

    def begin(self, game: Any, record: GameRecord | None = None) -> None:
        """Start from a unit's state, with the figures in its record."""
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

    def add(self, game: Any, kind: int) -> None:
        """Add the figures after a transaction of this kind."""
        if kind == NEW_GAME:
            self._figures = []
        self._figures.append(self._read(game))
        del self._figures[:-_KEPT]

    def undo(self, game: Any) -> None:
        """Remove the figures of the undone transaction."""
        del self._figures[-2:]
        self._figures.append(self._read(game))

    def of(self, code: int) -> list[int | None]:
        """Return a company's recent figures, with None where it had none."""
        return [figures[code - 1] for figures in self._figures[-RECENT:]]
