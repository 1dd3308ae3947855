"""What happens on a unit, for everyone who follows it over a cable or in this process."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from host_tools.link.replay import Transaction


class Event(NamedTuple):
    """Something happened on the unit. `kind`:

    "state"        the current state: at the beginning, and after anything was missed or restored
    "transaction"  `transaction` was confirmed (a new game is one)
    "undo"         `transaction`, the last one, was undone; None if it is not known
    "settings"     the settings have changed
    "off", "on"    the unit is asleep or switched off; it is back
    "lost", "back" (from a Follower) the unit does not answer; it answers again

    `game` is the game after that, None before any is known; `number` what the unit counts since its
    start. `outcome` is what the transaction did, as the firmware's rules tell it. `record` comes
    with a state, where it is known what went before: a `GameRecord` of `link.history`.
    """

    kind: str
    game: Any = None
    transaction: Transaction | None = None
    outcome: Any = None
    record: Any = None
    number: int = -1
    settings: bytes = b""


LOST = Event("lost")
Source = AsyncIterator[Event]
