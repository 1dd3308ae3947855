"""The page in a real browser: a server in a thread, and a player who clicks."""

import asyncio
import socket
import threading
import time
from pathlib import Path
from typing import Any

from aiohttp import web

from host_tools.live.unit import LiveUnit
from host_tools.script.unit import Options
from host_tools.web.driving import click, wait_for_text
from host_tools.web.gate import Doors, PinGuard, is_loopback
from host_tools.web.hub import Hub
from host_tools.web.server import Server

PIN = "424242"
FASTER = 3
"""The unit's time against the wall's: two seconds of holding need not take two."""
PATIENCE_MS = 15_000


def quick_clock() -> float:
    """A clock that makes tests shorter."""
    return time.monotonic() * FASTER


class RunningServer:
    """Serves a unit from a folder until it is stopped; starts again on the same port."""

    def __init__(self, folder: Path, options: Options = Options(), trusting: bool = True) -> None:  # noqa: B008
        self._folder = folder
        self._options = options
        self._trusted = is_loopback if trusting else lambda address: False
        self._port = 0
        self.start()

    @property
    def address(self) -> str:
        """Where the page is."""
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
        assert self._ready.wait(20)

    async def _serve(self, listening: socket.socket) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        unit = LiveUnit(self._folder, self._options, quick_clock)
        guard = PinGuard(PIN, time.monotonic)
        server = Server(Hub(unit, board_view=True), Doors(), guard, self._trusted)
        runner = web.AppRunner(server.app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        unit.boot()
        await web.SockSite(runner, listening).start()
        self._ready.set()
        await self._stop.wait()
        await runner.cleanup()
        unit.close()

    def stop(self) -> None:
        """The unit's power is gone, and the server too."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(20)


class Page:
    """A page with the faceplate, as somebody sees and touches it."""

    def __init__(self, page: Any, address: str) -> None:
        self.page = page
        self.problems: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.goto(address)
        page.wait_for_selector("body:not(.waiting)")

    def click(self, keys: str) -> None:
        """Click keys with the mouse, where they are."""
        click(self.page, keys)

    def wait_for(self, text: str) -> None:
        """Wait until this can be read on the screen, however it is spaced."""
        wait_for_text(self.page, text)

    @property
    def text(self) -> str:
        """What can be read on the screen."""
        return str(self.page.text_content("#text"))
