"""Guests and the people at this machine, at the door of a page that is really served. Guests come
from another address of the loopback network, where the system has several."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from host_tools.live.unit import LiveUnit
from host_tools.mirror.hub import MirrorHub
from host_tools.mirror.server import Mirror
from host_tools.web.access import HostCheck, PinCheck
from host_tools.web.connection import USUAL, Times
from host_tools.web.guests import Guests
from host_tools.web.hub import Hub
from host_tools.web.server import Server
from host_tools.web.serving import listen, served
from host_tools.web.site import Site
from tests.support.live import CALM, HandClock, LivePlayer
from tests.support.mirroring import MadeUpUnit
from tests.support.patience import PATIENCE_S

HOST, GUEST, OTHER = "127.0.0.1", "127.0.0.2", "127.0.0.3"
LOOKING_S = 0.01
SITES = ("web", "mirror")


def own(address: str) -> bool:
    """Who is at this machine."""
    return address == HOST


def has_addresses() -> bool:
    """Whether guests can have an address of their own here."""
    with socket.socket() as probe:
        try:
            probe.bind((GUEST, 0))
        except OSError:
            return False
    return True


needs_addresses = pytest.mark.skipif(
    not has_addresses(), reason="the loopback network has one address here"
)


class Table:
    """A site that is served, and the ways to come to it."""

    def __init__(self, site: Site, port: int) -> None:
        self.site = site
        self.port = port
        self._kept: list[asyncio.StreamWriter] = []

    async def come(
        self, address: str = GUEST, sending: bytes = b""
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection, and what is sent first."""
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(address, 0))
        writer.write(sending)
        self._kept.append(writer)  # a writer that nobody has any more would close it
        return reader, writer

    def request(self, path: str = "/", method: str = "GET", more: str = "") -> bytes:
        """A request as it should be."""
        return f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n{more}\r\n".encode()

    async def ask(self, address: str = GUEST, sending: bytes = b"") -> tuple[int, str]:
        """The status and the headers of an answer; (0, "") where the connection is just closed."""
        try:
            reader, writer = await self.come(address, sending or self.request())
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
        except (ConnectionError, asyncio.IncompleteReadError):
            return 0, ""
        writer.close()
        return int(head.split()[1]), head

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        while not condition():
            await asyncio.sleep(LOOKING_S)

    @property
    def guests(self) -> int:
        """How many connections guests have."""
        return self.site.guests.count(own=False)


async def ended(reader: asyncio.StreamReader) -> None:
    """Wait until the other side has closed the connection."""
    try:
        while await reader.read(65536):
            pass
    except ConnectionError:
        pass


@asynccontextmanager
async def _site(kind: str) -> AsyncIterator[Site]:
    if kind == "mirror":
        yield Mirror(MirrorHub("en"), HostCheck(), MadeUpUnit().news(), own)
        return
    with LivePlayer(unit=LiveUnit(options=CALM, clock=HandClock())) as player:
        yield Server(Hub(player.unit), HostCheck(), PinCheck("424242", player.clock), own)


def at_the_door(
    kind: str,
    test: Callable[[Table], Awaitable[None]],
    times: Times = USUAL,
    guests: Guests | None = None,
) -> None:
    """Run a test with a site that is served."""

    async def run() -> None:
        async with _site(kind) as site:
            site.guests = guests or site.guests
            with listen(lan=False, port=0, usual=0) as listening:
                async with served(site, listening, times):
                    await test(Table(site, listening.getsockname()[1]))

    asyncio.run(asyncio.wait_for(run(), PATIENCE_S))
