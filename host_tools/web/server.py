"""Serves the page, and connects it with the unit."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from aiohttp import WSMsgType, web

from host_tools.live.heap import HeapGauge
from host_tools.web.client import Client
from host_tools.web.faceplate import faceplate
from host_tools.web.gate import Doors, PinGuard, is_loopback
from host_tools.web.hub import Hub
from host_tools.web.messages import LONGEST, BadMessage, Request, as_json, parse

PAGE = Path(__file__).with_name("page")
TEXT_EVERY_S = 0.1
BOARD_EVERY_S = 0.25
PING_S = 20.0
GOODBYE_S = 1.0
"""How long a page may take to say goodbye."""
MOST_CLIENTS = 500
_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
_KINDS |= {".svg": "image/svg+xml"}
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


class Server:
    """`app` is what aiohttp runs. The unit belongs to whoever made it and is only driven here.
    `trusted` says which addresses may play without the PIN."""

    def __init__(
        self,
        hub: Hub,
        doors: Doors,
        guard: PinGuard,
        trusted: Callable[[str], bool] = is_loopback,
    ) -> None:
        self._hub = hub
        self._trusted = trusted
        self._doors = doors
        self._guard = guard
        self._files = {f"/{path.name}": path for path in PAGE.iterdir() if path.suffix in _KINDS}
        self._files["/"] = self._files["/index.html"]
        self._faceplate = faceplate(hub.unit.board.pins["KEYS"])
        self.app = web.Application(middlewares=[self._check])
        self.app.router.add_get("/socket", self._socket)
        self.app.router.add_get("/faceplate.json", self._get_faceplate)
        self.app.router.add_get("/{name:[a-z.]*}", self._get_file)
        self.app.cleanup_ctx.append(self._drive)
        self.app.on_shutdown.append(self._hang_up)

    @web.middleware
    async def _check(
        self,
        request: web.Request,
        handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
    ) -> web.StreamResponse:
        """Only requests made to this server by its name."""
        if not self._doors.knows(request.host):
            raise web.HTTPForbidden(text="not the name of this server\n")
        return await handler(request)

    async def _get_file(self, request: web.Request) -> web.StreamResponse:
        path = self._files.get(request.path)
        if path is None:
            raise web.HTTPNotFound
        return web.Response(
            body=path.read_bytes(),
            content_type=_KINDS[path.suffix],
            charset="utf-8",
            headers=_HEADERS,
        )

    async def _get_faceplate(self, request: web.Request) -> web.StreamResponse:
        return web.Response(
            body=self._faceplate, content_type="application/json", charset="utf-8", headers=_HEADERS
        )

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
        gauge = HeapGauge()
        try:
            while True:
                nvm = self._hub.unit.board.hardware.nvm
                content = bytes(nvm.memory) if nvm else b""
                heap = await asyncio.to_thread(gauge.read, content)
                self._hub.tell_board(heap)
                await asyncio.sleep(BOARD_EVERY_S)
        finally:
            gauge.close()

    # Pages.

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        """One page's connection, from beginning to end."""
        if not self._doors.own_page(request.headers.get("Origin"), request.host):
            raise web.HTTPForbidden(text="not this server's own page\n")
        if len(self._hub.clients) >= MOST_CLIENTS:
            raise web.HTTPServiceUnavailable(text="too many are watching\n")
        socket = web.WebSocketResponse(
            max_msg_size=LONGEST, heartbeat=PING_S, timeout=GOODBYE_S, compress=False
        )
        await socket.prepare(request)
        address = request.remote or ""
        client = Client(socket, address, player=self._trusted(address))
        self._hub.join(client)
        sender = asyncio.create_task(client.send())
        try:
            await self._listen(client)
        finally:
            self._hub.leave(client)
            sender.cancel()
        return socket

    async def _listen(self, client: Client) -> None:
        async for message in client.socket:
            try:
                if message.type is not WSMsgType.TEXT:
                    raise BadMessage("not text")
                self._obey(client, parse(message.data))
            except BadMessage as problem:
                await client.socket.close(code=1008, message=str(problem).encode())

    def _obey(self, client: Client, request: Request) -> None:
        """Do what a page asks for, if it may."""
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
        elif request.kind == "reset":
            hub.unit.reset()
        else:
            hub.battery(request.mv)

    def _try_pin(self, client: Client, pin: str) -> None:
        if not client.player:
            client.player = self._guard.check(client.address, pin)
            wait = round(self._guard.wait_s(client.address), 1)
            client.tell("pin", as_json("pin", right=client.player, wait=wait))
        client.tell("role", self._hub.role(client))

    async def _hang_up(self, app: web.Application) -> None:
        """At the end, tell the pages, which will look for the next server."""
        goodbyes = [
            client.socket.close(code=1001, message=b"the unit is being put away")
            for client in self._hub.clients
        ]
        await asyncio.gather(*goodbyes)
