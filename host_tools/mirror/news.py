"""What the mirror is told: a line of news, whoever brings it."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from host_tools.history.story import Story, Transaction


class News(NamedTuple):
    """The game as bytes, and the transaction just confirmed that led to it, or that was `undone`,
    with its outcome.

    None for the game: the unit is away. `story` comes with the first news of a unit, where it is
    known what went before.
    """

    game: bytes | None
    transaction: Transaction | None = None
    outcome: Any = None
    undone: bool = False
    story: Story | None = None


AWAY = News(None)
Source = AsyncIterator[News]
