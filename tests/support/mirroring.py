"""A mirror with made-up news, served to pages."""

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

from banker.games import apply

from host_tools.apps.web.access import HostCheck
from host_tools.apps.web.serving import listen, served
from host_tools.link.event import LOST, Event
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.mirror.server import Mirror
from host_tools.link.record import GameRecord, Transaction
from tests.support.timeouts import TIMEOUT_S
from tests.support.trader import Game


class MadeUpUnit:
    """A unit that only exists as news; from any thread once the mirror follows it."""

    def __init__(self, story: GameRecord | None = None) -> None:
        self.story = story
        self.game: Any = story.end if story else Game(1, False)
        self._past: list[tuple[Any, Transaction, Any]] = []
        self._waiting: list[Event] = []
        self._line: tuple[asyncio.AbstractEventLoop, asyncio.Queue[Event]] | None = None

    async def news(self) -> AsyncIterator[Event]:
        """Yield the events that the mirror follows."""
        queue: asyncio.Queue[Event] = asyncio.Queue()
        while self._waiting:
            queue.put_nowait(self._waiting.pop(0))
        self._line = asyncio.get_running_loop(), queue
        try:
            while True:
                yield await queue.get()
        finally:
            self._line = None

    def _tell(self, event: Event) -> None:
        if self._line:
            loop, queue = self._line
            loop.call_soon_threadsafe(queue.put_nowait, event)
        else:
            self._waiting.append(event)

    def appear(self) -> None:
        """Plug in the cable."""
        self._tell(Event("state", self.game, record=self.story))

    def confirm(self, *transaction: int) -> None:
        """Confirm a transaction."""
        before = self.game.copy()
        self.game, outcome = apply(self.game, transaction)
        self._past.append((before, transaction, outcome))
        self._tell(Event("transaction", self.game, transaction, outcome))

    def undo(self) -> None:
        """Undo the last transaction."""
        self.game, transaction, outcome = self._past.pop()
        self._tell(Event("undo", self.game, transaction, outcome))

    def vanish(self) -> None:
        """Pull out the cable."""
        self._tell(LOST)


class RunningMirror:
    """Serves the page from a thread until it is stopped; starts again on the same port."""

    def __init__(self, unit: MadeUpUnit, lang: str = "en") -> None:
        self._unit = unit
        self._lang = lang
        self._port = 0
        self.start()

    @property
    def address(self) -> str:
        """Return where the page is."""
        return f"http://127.0.0.1:{self._port}/"

    def start(self) -> None:
        """Serve; on return the page can be opened."""
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        assert self._ready.wait(TIMEOUT_S)

    async def _serve(self) -> None:
        listening = listen(False, self._port, 0)
        self._port = listening.getsockname()[1]
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        mirror = Mirror(MirrorHub(self._lang), HostCheck(), self._unit.news())
        async with served(mirror, listening):
            self._ready.set()
            await self._stop.wait()

    def stop(self) -> None:
        """End the program."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(TIMEOUT_S)
