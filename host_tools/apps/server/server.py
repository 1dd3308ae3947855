"""Serves the unit's page and connects it with the unit. The mirror and the report of the same game
have rooms beside it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from aiohttp import web

from host_tools.apps.guides.room import GuideRoom
from host_tools.apps.web.access import HostCheck, PinCheck, is_loopback
from host_tools.apps.web.answers import answer
from host_tools.apps.web.client import Client
from host_tools.apps.web.faceplate import faceplate, first_turns
from host_tools.apps.web.hub import Hub
from host_tools.apps.web.messages import BadMessage, as_json, parse
from host_tools.apps.web.page_files import FACEPLATE
from host_tools.apps.web.site import Site
from host_tools.link.event import Source
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.mirror.live_news import LiveNews, record_of
from host_tools.link.mirror.room import MirrorRoom
from host_tools.link.record import GameRecord
from host_tools.link.report.room import ReportRoom
from host_tools.simulator.live.heap import HeapReader
from host_tools.simulator.live.unit import Change

TEXT_EVERY_S = 0.1
BOARD_EVERY_S = 0.25


class Server(Site):
    """Serves a unit that the caller made and will close. `trusted` tells which addresses may play
    without the PIN; `lang` is the language until the unit has one."""

    goodbye = b"the server is stopping"

    def __init__(
        self,
        hub: Hub,
        hosts: HostCheck,
        pins: PinCheck,
        trusted: Callable[[str], bool] = is_loopback,
        lang: str = "en",
        heap_reader: Callable[[], HeapReader] = HeapReader,
    ) -> None:
        super().__init__(hosts, trusted)
        self._heap_reader = heap_reader
        self.add_room("", FACEPLATE.iterdir(), hub, self._on_message)
        self._hub = hub
        self._pins = pins
        self._faceplate = faceplate(hub.unit.board.pins["KEYS"])
        self.app.router.add_get("/faceplate.json", self._get_faceplate)
        self.app.router.add_get("/first_turns.json", self._get_first_turns)
        self._mirror = MirrorHub(hub.unit.language or lang)
        self._news = LiveNews(hub.unit)
        self._mirror.show_names(hub.names_message)
        hub.name_listeners.append(self._mirror.show_names)
        MirrorRoom(self, "mirror/", self._mirror, self._mirror_news(), self._on_mirror_message)
        ReportRoom(self, "report/", self._report_data, self._report_version)
        hub.unit.listeners.append(self._on_change)
        GuideRoom(self, "")
        self.serve_files()
        self.app.cleanup_ctx.append(self._drive)

    async def _get_faceplate(self, request: web.Request) -> web.StreamResponse:
        return answer(self._faceplate, "application/json")

    async def _get_first_turns(self, request: web.Request) -> web.StreamResponse:
        return answer(first_turns(), "application/json")

    # The game in words: for the mirror, the report, and screen readers on the unit's page.

    async def _mirror_news(self) -> Source:
        async for news in self._news.news():
            if sentence := self._mirror.describe(news):
                self._hub.send_news(sentence)
            yield news

    def _report_data(self) -> tuple[GameRecord | None, str, list[str]]:
        unit = self._hub.unit
        record = record_of(unit) if unit.confirmed else None
        return record, self._mirror.lang, self._hub.names

    def _report_version(self) -> object:
        """Return what a report depends on: it is written again when this changes."""
        return self._hub.unit.confirmed, self._mirror.lang, tuple(self._hub.names)

    def _on_change(self, change: Change) -> None:
        if change.kind == "language" and self._hub.unit.language:
            self._mirror.set_language(self._hub.unit.language)
            self._news.resend()

    # Tasks that run with the server.

    async def _drive(self, app: web.Application) -> AsyncIterator[None]:
        """Run the unit and send its slower news while the server runs."""
        tasks = [asyncio.create_task(self._hub.unit.run()), asyncio.create_task(self._send_text())]
        if self._hub.board_view:
            tasks.append(asyncio.create_task(self._send_board()))
        yield
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _send_text(self) -> None:
        while True:
            self._hub.send_text()
            await asyncio.sleep(TEXT_EVERY_S)

    async def _send_board(self) -> None:
        """Send the board's state to the pages again and again. Another process measures the heap,
        asked in a thread so that the unit need not wait."""
        heap_reader = self._heap_reader()
        try:
            while True:
                nvm = self._hub.unit.board.hardware.nvm
                content = bytes(nvm.memory) if nvm else b""
                heap = await asyncio.to_thread(heap_reader.read, content)
                self._hub.send_board(heap)
                await asyncio.sleep(BOARD_EVERY_S)
        finally:
            heap_reader.close()

    # Messages from pages.

    def _on_mirror_message(self, client: Client, text: str) -> None:
        """Handle a message of the mirror's page, which may only set players' names."""
        request = parse(text)
        if request.kind != "name":
            raise BadMessage("this page only sets names")
        if client.player:
            self._hub.set_name(request.pawn, request.name)

    def _on_message(self, client: Client, text: str) -> None:
        """Handle a message of the unit's page, if it is allowed to."""
        hub = self._hub
        request = parse(text)
        if request.kind == "pin":
            self._try_pin(client, request.pin)
        elif request.kind == "board":
            client.wants_board = request.on and hub.board_view
        elif not client.player:
            client.post("role", hub.role(client))
        elif request.kind == "key":
            hub.key(client, request.key, request.on)
        elif request.kind == "power":
            hub.power(request.on)
        elif request.kind == "name":
            hub.set_name(request.pawn, request.name)
        elif request.kind == "reset":
            hub.unit.reset()
        else:
            hub.battery(request.mv)

    def _try_pin(self, client: Client, pin: str) -> None:
        if not client.player:
            client.player = self._pins.check(client.address, pin)
            wait = round(self._pins.wait_s(client.address), 1)
            client.post("pin", as_json("pin", right=client.player, wait=wait))
        client.post("role", self._hub.role(client))
