"""Serves the unit's page, and connects it with the unit; the mirror and the report of the same game
are rooms beside it."""

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
from host_tools.apps.web.messages import BadMessage, Request, as_json, parse
from host_tools.apps.web.page_files import FACEPLATE
from host_tools.apps.web.site import Site
from host_tools.link.event import Source
from host_tools.link.history.record import GameRecord
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.mirror.live_news import LiveNews, story_of
from host_tools.link.mirror.room import MirrorRoom
from host_tools.link.report.room import ReportRoom
from host_tools.simulator.live.heap import HeapReader
from host_tools.simulator.live.unit import Change

TEXT_EVERY_S = 0.1
BOARD_EVERY_S = 0.25


class Server(Site):
    """The unit belongs to whoever made it and is only driven here. `trusted` says which addresses
    may play without the PIN, `lang` what is spoken until the unit knows its language."""

    goodbye = b"the unit is being put away"

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
        self.add_room("", FACEPLATE.iterdir(), hub, self._heard)
        self._hub = hub
        self._pins = pins
        self._faceplate = faceplate(hub.unit.board.pins["KEYS"])
        self.app.router.add_get("/faceplate.json", self._get_faceplate)
        self.app.router.add_get("/first_turns.json", self._get_first_turns)
        self._mirror = MirrorHub(hub.unit.language or lang)
        self._news = LiveNews(hub.unit)
        self._mirror.show_names(hub.names)
        hub.name_listeners.append(self._mirror.show_names)
        MirrorRoom(self, "mirror/", self._mirror, self._overheard(), self._named)
        ReportRoom(self, "report/", self._told, self._situation)
        hub.unit.listeners.append(self._on_change)
        GuideRoom(self, "")
        self.serve_files()
        self.app.cleanup_ctx.append(self._drive)

    async def _get_faceplate(self, request: web.Request) -> web.StreamResponse:
        return answer(self._faceplate, "application/json")

    async def _get_first_turns(self, request: web.Request) -> web.StreamResponse:
        return answer(first_turns(), "application/json")

    # The game in words: for the mirror, the report, and whoever listens to the unit's page.

    async def _overheard(self) -> Source:
        async for news in self._news.news():
            if said := self._mirror.said(news):
                self._hub.say(said)
            yield news

    def _told(self) -> tuple[GameRecord | None, str, list[str]]:
        unit = self._hub.unit
        story = story_of(unit) if unit.confirmed else None
        return story, self._mirror.lang, self._hub.known_names

    def _situation(self) -> object:
        """What a report is told anew for."""
        return self._hub.unit.confirmed, self._mirror.lang, tuple(self._hub.known_names)

    def _on_change(self, change: Change) -> None:
        if change.kind == "language" and self._hub.unit.language:
            self._mirror.speak(self._hub.unit.language)
            self._news.again()

    # The unit's own time.

    async def _drive(self, app: web.Application) -> AsyncIterator[None]:
        """Keep the unit and its slower news going while the server runs."""
        tasks = [asyncio.create_task(self._hub.unit.run()), asyncio.create_task(self._tell_text())]
        if self._hub.board_view:
            tasks.append(asyncio.create_task(self._tell_board()))
        yield
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _tell_text(self) -> None:
        while True:
            self._hub.tell_text()
            await asyncio.sleep(TEXT_EVERY_S)

    async def _tell_board(self) -> None:
        """The heap is asked of another process, in a thread: the unit does not wait for it."""
        heap_reader = self._heap_reader()
        try:
            while True:
                nvm = self._hub.unit.board.hardware.nvm
                content = bytes(nvm.memory) if nvm else b""
                heap = await asyncio.to_thread(heap_reader.read, content)
                self._hub.tell_board(heap)
                await asyncio.sleep(BOARD_EVERY_S)
        finally:
            heap_reader.close()

    # What pages ask for.

    def _heard(self, client: Client, text: str) -> None:
        """Do what a page asks for, if it may."""
        self._obey(client, parse(text))

    def _named(self, client: Client, text: str) -> None:
        """The mirror's page may say what players are called, and nothing else."""
        request = parse(text)
        if request.kind != "name":
            raise BadMessage("this page only shows")
        if client.player:
            self._hub.call(request.pawn, request.name)

    def _obey(self, client: Client, request: Request) -> None:
        hub = self._hub
        if request.kind == "pin":
            self._try_pin(client, request.pin)
        elif request.kind == "board":
            client.wants_board = request.on and hub.board_view
        elif not client.player:
            client.tell("role", hub.role(client))
        elif request.kind == "key":
            hub.key(client, request.key, request.on)
        elif request.kind == "power":
            hub.power(request.on)
        elif request.kind == "name":
            hub.call(request.pawn, request.name)
        elif request.kind == "reset":
            hub.unit.reset()
        else:
            hub.battery(request.mv)

    def _try_pin(self, client: Client, pin: str) -> None:
        if not client.player:
            client.player = self._pins.check(client.address, pin)
            wait = round(self._pins.wait_s(client.address), 1)
            client.tell("pin", as_json("pin", right=client.player, wait=wait))
        client.tell("role", self._hub.role(client))
