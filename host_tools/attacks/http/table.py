"""A page that is really served, and the ways to come to it, as a guest or from this machine. Guests
come from other addresses of the loopback network, where the system has several."""

import asyncio
import socket
from collections.abc import Callable

from host_tools.web.site import Site

HOST = "127.0.0.1"
LOOKING_S = 0.01
Way = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def own(address: str) -> bool:
    """Who is at this machine."""
    return address == HOST


def has_addresses() -> bool:
    """Whether guests can have an address of their own here."""
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.2", 0))
        except OSError:
            return False
    return True


class Table:
    """A site that is served on a port of this machine."""

    def __init__(self, site: Site, port: int) -> None:
        self.site = site
        self.port = port
        self._kept: list[asyncio.StreamWriter] = []

    async def come(self, address: str, sending: bytes = b"") -> Way:
        """A connection, and what is sent first."""
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(address, 0))
        writer.write(sending)
        self._kept.append(writer)  # a writer that nobody has any more would close it
        return reader, writer

    def go(self) -> None:
        """Everybody who came is gone."""
        for writer in self._kept:
            writer.transport.abort()
        self._kept.clear()

    def request(self, path: str = "/", method: str = "GET", more: str = "") -> bytes:
        """A request as it should be."""
        return f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n{more}\r\n".encode()

    async def ask(self, address: str, sending: bytes = b"") -> tuple[int, str]:
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
