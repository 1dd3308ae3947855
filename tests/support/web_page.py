"""The page in a real browser: a server in a thread, and a player who clicks."""

import asyncio
import atexit
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from aiohttp import web

from host_tools.apps.server.server import Server
from host_tools.apps.web.access import HostCheck, PinCheck, is_loopback
from host_tools.apps.web.driving import click, wait_for_text
from host_tools.apps.web.hub import Hub
from host_tools.simulator.live.heap import HeapReader
from host_tools.simulator.live.unit import LiveUnit
from host_tools.simulator.script.unit import Options
from tests.support.timeouts import TIMEOUT_MS, TIMEOUT_S

PIN = "424242"
LOOKING_S = 0.01
STEP_S = 0.1
"""Of the unit's time at once: with more it would think that the computer had slept."""
START_S = 2
"""Within this it shows where it rests."""
SETTLE_S = 0.5
"""Within this it has done what a key asks for, and no message has gone yet."""
HELD_S = 2.2
"""A key that is down for so long is held."""


class Clock:
    """The unit's time: it passes only when the test says so, and no machine is too slow for it."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class _OneHeapReader(HeapReader):
    """Serves one server after the other, since its VM takes longer to start than most tests."""

    def __init__(self) -> None:
        super().__init__()
        self._alone = threading.Lock()

    def read(self, nvm: bytes) -> int | None:
        with self._alone:  # the server before may still be about it
            return super().read(nvm)

    def close(self) -> None:
        """Do nothing: the next server uses it too."""


_one_heap_reader = _OneHeapReader()
atexit.register(HeapReader.close, _one_heap_reader)


class RunningServer:
    """Serves a unit from a folder until it is stopped; starts again on the same port."""

    unit: LiveUnit
    hub: Hub

    def __init__(self, folder: Path, options: Options = Options(), trusting: bool = True) -> None:  # noqa: B008
        self._folder = folder
        self._options = options
        self._trusted = is_loopback if trusting else lambda address: False
        self._port = 0
        self.clock = Clock()
        self.start()

    @property
    def address(self) -> str:
        """Return where the page is."""
        return f"http://127.0.0.1:{self._port}/"

    def start(self) -> None:
        """Serve; on return the page can be opened."""
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", self._port))
        self._port = listening.getsockname()[1]
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(listening)))
        self._thread.start()
        assert self._ready.wait(TIMEOUT_S)

    async def _serve(self, listening: socket.socket) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        unit = self.unit = LiveUnit(self._folder, self._options, self.clock)
        pins = PinCheck(PIN, time.monotonic)
        self.clicked = 0
        unit.record = self._count
        self.hub = Hub(unit, board_view=True)
        server = Server(
            self.hub, HostCheck(), pins, self._trusted, heap_reader=lambda: _one_heap_reader
        )
        runner = web.AppRunner(server.app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        unit.boot()
        self._pass(START_S)
        await web.SockSite(runner, listening).start()
        self._ready.set()
        await self._stop.wait()
        await runner.cleanup()
        unit.close()

    def _count(self, at_ms: float, what: str, key: str) -> None:
        self.clicked += what == "release"

    def let_pass(self, seconds: float) -> None:
        """Let the unit's time pass."""

        async def step() -> None:
            self._pass(seconds)

        asyncio.run_coroutine_threadsafe(step(), self._loop).result(TIMEOUT_S)

    def _pass(self, seconds: float) -> None:
        for _ in range(round(seconds / STEP_S)):
            self.clock.seconds += STEP_S
            self.unit.advance()

    def until(self, happened: Callable[[LiveUnit], bool]) -> None:
        """Wait until something has come to the unit."""

        async def look() -> None:
            while not happened(self.unit):
                await asyncio.sleep(LOOKING_S)

        asyncio.run_coroutine_threadsafe(look(), self._loop).result(TIMEOUT_S)

    def until_held(self, *keys: str) -> None:
        """Wait until just these keys are down on the unit."""
        self.until(lambda unit: unit.held == set(keys))

    def stop(self) -> None:
        """Cut the unit's power and stop the server."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(TIMEOUT_S)


class Page:
    """A page with the faceplate, as somebody sees and touches it."""

    def __init__(self, page: Any, server: RunningServer) -> None:
        self.page = page
        self.server = server
        self.problems: list[str] = []
        page.set_default_timeout(TIMEOUT_MS)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.goto(server.address)
        page.wait_for_selector("body:not(.waiting)")

    def click(self, keys: str) -> None:
        """Click keys with the mouse, and let the unit answer each."""
        for key in keys.split():
            before = self.server.clicked
            click(self.page, key)
            self.server.until(lambda unit, before=before: self.server.clicked > before)
            self.server.let_pass(SETTLE_S)

    def hold(self, key: str) -> None:
        """Put the mouse's finger on a key and keep it there as long as the unit wants."""
        self.page.hover(f"[data-key={key}]")
        self.page.mouse.down()
        self.server.until_held(key)
        self.server.let_pass(HELD_S)

    def power_on(self) -> None:
        """Put the cells in and wait until the unit rests."""
        self.page.click("#power")
        self.page.wait_for_selector("body:not(.dead)")
        self.server.let_pass(START_S)

    def wait_for(self, text: str) -> None:
        """Wait until this can be read on the screen, however it is spaced."""
        wait_for_text(self.page, text)

    @property
    def text(self) -> str:
        """Return what can be read on the screen."""
        return str(self.page.text_content("#text"))


def shown(page: Any, server: RunningServer) -> Iterator[Page]:
    """Yield a page with the unit at rest; afterwards, no script of it may have failed."""
    opened = Page(page, server)
    opened.wait_for("€ M")
    yield opened
    assert opened.problems == []
