"""What every page of ours is served by: its files, and one connection for each page that is open.
A site has one page or several, each in a room of its own with everybody who looks at it.

Only requests made to this server by its name are answered, and only its own page may connect.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Protocol

from aiohttp import WSMsgType, web

from host_tools.web.access import HostCheck, is_loopback
from host_tools.web.answers import add_headers, answer
from host_tools.web.client import Client
from host_tools.web.connection import Connection
from host_tools.web.guests import Guests
from host_tools.web.messages import LONGEST, BadMessage

PING_S = 20.0
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
    """`app` is what aiohttp runs. `own` says which addresses are those of the people at this
    machine, who are no guests."""

    goodbye = b"the program ends"

    def __init__(self, hosts: HostCheck, own: Callable[[str], bool] = is_loopback) -> None:
        self.guests = Guests(own)
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

    def addresses(self, ending: str) -> list[str]:
        """Where files of a kind are."""
        return [address for address in self._files if address.endswith(ending)]

    def serve_files(self) -> None:
        """Answer for the files, after every address that has an answer of its own."""
        self.app.router.add_get("/{name:[a-z0-9_./]*}", self._get_file)

    @web.middleware
    async def _check(
        self,
        request: web.Request,
        handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
    ) -> web.StreamResponse:
        """Only requests made to this server by its name, and not too many."""
        if not self.guests.may_ask(request.remote or ""):
            raise web.HTTPTooManyRequests(text="too much at once\n")
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
        connection = request.protocol
        if isinstance(connection, Connection):
            connection.stay()
        address = request.remote or ""
        client = Client(socket, address, player=self.may_play(address))
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
            if isinstance(connection, Connection):
                connection.go()
        if why:
            await socket.close(code=1008, message=why.encode())
        return socket

    async def _listen(self, client: Client, heard: Heard) -> None:
        """Until the page is gone; BadMessage if it says what no page of ours would."""
        async for message in client.socket:
            if message.type is not WSMsgType.TEXT:
                raise BadMessage("not text")
            if not self.guests.may_ask(client.address):
                raise BadMessage("too much at once")
            heard(client, message.data)

    def may_play(self, address: str) -> bool:
        """Whether who comes from there may press keys without being asked."""
        return False

    async def _hang_up(self, app: web.Application) -> None:
        """At the end, tell the pages, which will look for the next server."""
        goodbyes = [
            client.socket.close(code=1001, message=self.goodbye)
            for audience in self.audiences
            for client in audience.clients
        ]
        await asyncio.gather(*goodbyes)
