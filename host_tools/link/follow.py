"""Follows a unit without end, even if the cable is pulled out and put in, or the unit is reset."""

import time
from collections.abc import Callable

from host_tools.link.client import Client
from host_tools.link.event import LOST, Event
from host_tools.link.trouble import LinkTrouble, Nonsense
from host_tools.link.wire import Wire

RETRY_S = 0.5
NONSENSE_S = 5.0
"""How long to wait after nonsense, which the device will most likely repeat."""
PAUSE_S = 0.02


class Follower:
    """Follows a unit. `open_wire` opens its port, which may change. Call `poll` again and again;
    `trouble` is a sentence about what is wrong now, or None."""

    def __init__(
        self,
        open_wire: Callable[[], Wire],
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        self._open_wire = open_wire
        self._clock = clock
        self._pause = pause
        self._client: Client | None = None
        self._next_try = float("-inf")
        self._last = LOST
        self.trouble: str | None = None

    @property
    def client(self) -> Client | None:
        """The unit while it is connected, for requests."""
        return self._client

    def poll(self) -> list[Event]:
        """Return what has happened; wait a moment if nothing has. Never raises LinkTrouble."""
        try:
            if self._client is None and not self._try():
                self._pause(PAUSE_S)
                return []
            assert self._client
            events = self._client.poll()
        except LinkTrouble as trouble:
            return self.lose(trouble)
        if self.trouble is not None and self._client.number >= 0:
            self.trouble = None
            events.insert(0, self._same("back"))
        if events:
            self._last = events[-1]
        return events

    def lose(self, trouble: LinkTrouble) -> list[Event]:
        """Close a unit that is gone or useless, to try again later; return the news once."""
        self.close()
        if isinstance(trouble, Nonsense):
            self._next_try = self._clock() + NONSENSE_S
        known, self.trouble = self.trouble, str(trouble)
        return [] if known else [self._same("lost")]

    def close(self) -> None:
        """Close the port."""
        if self._client:
            self._client.close()
            self._client = None

    def _try(self) -> bool:
        """Open the port if it is time to try again."""
        now = self._clock()
        if now < self._next_try:
            return False
        self._next_try = now + RETRY_S
        self._client = Client(self._open_wire())
        return True

    def _same(self, kind: str) -> Event:
        """Return an event of this kind with the last known state."""
        return self._last._replace(kind=kind, transaction=None, outcome=None)
