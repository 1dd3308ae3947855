"""What every page of ours is served by: its files, and one connection for each page that is open.
A site has one page or several, each in a room of its own with everybody who looks at it.

Only requests made to this server by its name are answered, and only its own page may connect.
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
"""Between two things that a guest asks for: all guests together leave the unit time."""
GOODBYE_S = 1.0
"""How long a page may take to say goodbye."""
_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
_KINDS |= {".svg": "image/svg+xml"}


class Audience(Protocol):
    """Everybody who looks on."""

    clients: set[Client]

    def join(self, client: Client) -> None:
        """Show a new page everything there is."""

    def leave(self, client: Client) -> None:
        """A page is gone."""


Heard = Callable[[Client, str], None]


def only_shows(client: Client, text: str) -> None:
    """What a page says that has nothing to say."""
    raise BadMessage("this page only shows")


class Site:
    """`app` is what aiohttp runs. `own` says which addresses are this machine's: who comes from
    there is no guest, and plays without being asked."""

    goodbye = b"the program ends"

    def __init__(self, hosts: HostCheck, own: Callable[[str], bool] = is_loopback) -> None:
        self.own = own
        self._hosts = hosts
        self.audiences: list[Audience] = []
        self._files: dict[str, Path] = {}
        self.app = web.Application(middlewares=[self._check])
        self.app.on_response_prepare.append(add_headers)
        self.app.on_shutdown.append(self._hang_up)

    def add_room(
        self, room: str, paths: Iterable[Path], audience: Audience, heard: Heard = only_shows
    ) -> None:
        """A page and its connection. `room` is "" or ends in a slash; `paths` are the page's files,
        index.html the page itself; `heard` is called with what a page says."""
        for path in paths:
            self.add_file(f"{room}{path.name}", path)
        self._files[f"/{room}"] = self._files[f"/{room}index.html"]
        self.audiences.append(audience)

        async def connect(request: web.Request) -> web.StreamResponse:
            return await self._socket(request, audience, heard)

        self.app.router.add_get(f"/{room}socket", connect)

    def add_file(self, address: str, path: Path) -> None:
        """Serve a file, if it is of a kind that pages have."""
        if path.suffix in _KINDS:
            self._files[f"/{address}"] = path

    def serve_files(self) -> None:
        """Answer for the files, after every address that has an answer of its own."""
        self.app.router.add_get("/{name:[a-z0-9_./]*}", self._get_file)

    @web.middleware
    async def _check(
        self,
        request: web.Request,
        handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
    ) -> web.StreamResponse:
        """Only requests made to this server by its name."""
        if not self.own(request.remote or ""):
            await asyncio.sleep(GUEST_PAUSE_S)
        if not self._hosts.knows(request.host):
            raise web.HTTPForbidden(text="not the name of this server\n")
        return await handler(request)

    async def _get_file(self, request: web.Request) -> web.StreamResponse:
        path = self._files.get(request.path)
        if path is None:
            raise web.HTTPNotFound
        return answer(path.read_bytes(), _KINDS[path.suffix])

    # Pages.

    async def _socket(
        self, request: web.Request, audience: Audience, heard: Heard
    ) -> web.StreamResponse:
        """One page's connection, from beginning to end."""
        if not self._hosts.own_page(request.headers.get("Origin"), request.host):
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
            await self._listen(client, heard)
        except BadMessage as problem:
            why = str(problem)
        finally:
            audience.leave(client)
            sender.cancel()
        if why:
            await socket.close(code=1008, message=why.encode())
        return socket

    async def _listen(self, client: Client, heard: Heard) -> None:
        """Until the page is gone; BadMessage if it says what no page of ours would."""
        async for message in client.socket:
            if message.type is not WSMsgType.TEXT:
                raise BadMessage("not text")
            heard(client, message.data)
            if not client.player:
                await asyncio.sleep(GUEST_PAUSE_S)

    async def _hang_up(self, app: web.Application) -> None:
        """At the end, tell the pages, which will look for the next server."""
        goodbyes = [
            client.socket.close(code=1001, message=self.goodbye)
            for audience in self.audiences
            for client in audience.clients
        ]
        await asyncio.gather(*goodbyes)
