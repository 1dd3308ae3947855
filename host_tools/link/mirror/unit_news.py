"""The events of a unit at the other end of a cable, read in a thread."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable

from banker.games import to_bytes

from host_tools.link.client import Client
from host_tools.link.event import Event
from host_tools.link.follow import Follower
from host_tools.link.record import GameRecord
from host_tools.link.save import NotASave
from host_tools.link.transfer import fetch
from host_tools.link.trouble import LinkTrouble, Nonsense

_JOIN_S = 5.0


class UnitNews:
    """The events of a unit. `say` is called once when something is wrong with the cable, and once
    when it is right again."""

    def __init__(self, follower: Follower, say: Callable[[str], None]) -> None:
        self._follower = follower
        self._say = say
        self._reported: str | None = None
        self.stopped = threading.Event()

    async def news(self) -> AsyncIterator[Event]:
        """Yield all events, without end."""
        loop = asyncio.get_running_loop()
        queue: asyncio.Queue[Event | Exception] = asyncio.Queue()

        def bring(event: Event | Exception) -> None:
            loop.call_soon_threadsafe(queue.put_nowait, event)

        def listen() -> None:
            try:
                self.listen(bring)
            except Exception as fault:  # otherwise nobody would notice
                bring(fault)

        thread = threading.Thread(target=listen, daemon=True)
        thread.start()
        try:
            while True:
                event = await queue.get()
                if isinstance(event, Exception):
                    raise event
                yield event
        finally:
            self.stopped.set()
            thread.join(_JOIN_S)

    def listen(self, bring: Callable[[Event], None]) -> None:
        """Follow the unit until told to stop."""
        try:
            while not self.stopped.is_set():
                for event in self._follower.poll():
                    self._take(event, bring)
                self._report_trouble()
        finally:
            self._follower.close()

    def _take(self, event: Event, bring: Callable[[Event], None]) -> None:
        bring(event)  # show the state first: its record takes a moment to fetch
        if event.kind in ("state", "undo") and not event.transaction:
            try:
                record = self._record(to_bytes(event.game))
            except Nonsense as trouble:
                for lost in self._follower.lose(trouble):
                    self._take(lost, bring)
                return
            if record:
                bring(event._replace(kind="state", record=record))

    def _record(self, game: bytes) -> GameRecord | None:
        """Fetch the record of this game; None if the unit cannot send it, or the game has
        changed."""
        client: Client | None = self._follower.client
        if client is None:
            return None
        try:
            record = fetch(client).record()
        except Nonsense:
            raise
        except (LinkTrouble, NotASave):
            return None
        return record if to_bytes(record.end) == game else None

    def _report_trouble(self) -> None:
        trouble = self._follower.trouble
        if trouble != self._reported:
            self._say(trouble or "The unit is connected.")
            self._reported = trouble
