"""The base of all local servers: a site's files, and a connection for each open page.

A site has one or more pages, each in a room of its own with its audience. Only requests that name
this server are answered, and only its own pages may connect.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Protocol

from aiohttp import WSMsgType, web

from host_tools.apps.web.access import HostCheck, is_loopback
from host_tools.apps.web.answers import add_headers, answer
from host_tools.apps.web.client import Client
from host_tools.apps.web.messages import LONGEST, BadMessage

PING_S = 20.0
GUEST_PAUSE_S = 0.03
"""Between two requests of a guest, so that guests leave the unit time to run."""
GOODBYE_S = 1.0
"""How long a page may take to close its connection."""
_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
_KINDS |= {".svg": "image/svg+xml"}


class Audience(Protocol):
    """The pages that are open in a room."""

    clients: set[Client]

    def join(self, client: Client) -> None:
        """Send a new page the current state."""

    def leave(self, client: Client) -> None:
        """Remove a page."""


MessageHandler = Callable[[Client, str], None]


def reject_message(client: Client, text: str) -> None:
    """Reject every message of a page that has nothing to send."""
    raise BadMessage("this page sends nothing")


class Site:
    """A server's rooms and files; `app` is what aiohttp runs. `own` tells which addresses are this
    machine's: connections from there are no guests, and may play without a PIN."""

    goodbye = b"the program is stopping"

    def __init__(self, hosts: HostCheck, own: Callable[[str], bool] = is_loopback) -> None:
        self.own = own
        self._hosts = hosts
        self.audiences: list[Audience] = []
        self._files: dict[str, Path] = {}
        self.app = web.Application(middlewares=[self._check])
        self.app.on_response_prepare.append(add_headers)
        self.app.on_shutdown.append(self._hang_up)

    def add_room(
        self,
        room: str,
        paths: Iterable[Path],
        audience: Audience,
        on_message: MessageHandler = reject_message,
    ) -> None:
        """Add a page and its connection. `room` is "" or ends in a slash; `paths` are the page's
        files, with index.html as the page; `on_message` handles the page's messages."""
        for path in paths:
            self.add_file(f"{room}{path.name}", path)
        self._files[f"/{room}"] = self._files[f"/{room}index.html"]
        self.audiences.append(audience)

        async def connect(request: web.Request) -> web.StreamResponse:
            return await self._socket(request, audience, on_message)

        self.app.router.add_get(f"/{room}socket", connect)

    def add_file(self, address: str, path: Path) -> None:
        """Serve a file, if its type is one that pages have."""
        if path.suffix in _KINDS:
            self._files[f"/{address}"] = path

    def serve_files(self) -> None:
        """Add the route for the files, after all other routes."""
        self.app.router.add_get("/{name:[a-z0-9_./]*}", self._get_file)

    @web.middleware
    async def _check(
        self,
        request: web.Request,
        handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
    ) -> web.StreamResponse:
        """Refuse requests that do not name this server, and slow guests down."""
        if not self.own(request.remote or ""):
            await asyncio.sleep(GUEST_PAUSE_S)
        if not self._hosts.is_known(request.host):
            raise web.HTTPForbidden(text="not the name of this server\n")
        return await handler(request)

    async def _get_file(self, request: web.Request) -> web.StreamResponse:
        path = self._files.get(request.path)
        if path is None:
            raise web.HTTPNotFound
        return answer(path.read_bytes(), _KINDS[path.suffix])

    # Pages.

    async def _socket(
        self, request: web.Request, audience: Audience, on_message: MessageHandler
    ) -> web.StreamResponse:
        """Serve one page's connection until it ends."""
        if not self._hosts.is_own_page(request.headers.get("Origin"), request.host):
            raise web.HTTPForbidden(text="not this server's own page\n")
        socket = web.WebSocketResponse(
            max_msg_size=LONGEST, heartbeat=PING_S, timeout=GOODBYE_S, compress=False
        )
        await socket.prepare(request)
        address = request.remote or ""
        client = Client(socket, address, player=self.own(address))
        audience.join(client)
        sender = asyncio.create_task(client.send())
        why = ""
        try:
            await self._listen(client, on_message)
        except BadMessage as problem:
            why = str(problem)
        finally:
            audience.leave(client)
            sender.cancel()
        if why:
            await socket.close(code=1008, message=why.encode())
        return socket

    async def _listen(self, client: Client, on_message: MessageHandler) -> None:
        """Handle a page's messages until it is gone. Raise BadMessage for a message that the pages
        would not send."""
        async for message in client.socket:
            if message.type is not WSMsgType.TEXT:
                raise BadMessage("not text")
            on_message(client, message.data)
            if not client.player:
                await asyncio.sleep(GUEST_PAUSE_S)

    async def _hang_up(self, app: web.Application) -> None:
        """Close all connections. The pages will look for the next server."""
        goodbyes = [
            client.socket.close(code=1001, message=self.goodbye)
            for audience in self.audiences
            for client in audience.clients
        ]
        await asyncio.gather(*goodbyes)
