"""One connection to a local server, from this machine or from a guest. Guests share a limited
number, so this machine can always open one more."""

import asyncio
import logging
from collections.abc import Callable
from typing import cast

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

MOST_GUESTS = 64
"""A phone has seven connections while it loads the page, and one afterwards."""
IDLE_S = 10.0
"""How long a request may take to arrive. Only a page's own connection stays open longer."""
_BODY_S = 1.0


class Connection(web.RequestHandler):
    """A connection that is refused if too many guests are connected. `own` tells which addresses
    are this machine's."""

    __slots__ = ("_own",)

    def __init__(self, server: web.Server, own: Callable[[str], bool]) -> None:
        self._own = own
        super().__init__(
            server,
            loop=asyncio.get_running_loop(),
            keepalive_timeout=IDLE_S,
            lingering_time=_BODY_S,
            access_log=None,  # type: ignore[arg-type]
        )

    @property
    def is_guest(self) -> bool:
        """Whether it comes from another machine."""
        return isinstance(self.peername, tuple) and not self._own(self.peername[0])

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Refuse a guest if too many are connected."""
        super().connection_made(transport)
        assert self._manager
        assert isinstance(transport, asyncio.WriteTransport)
        connections = cast(list[Connection], self._manager.connections)
        guests = [one for one in connections if one.is_guest]
        if self.is_guest and len(guests) > MOST_GUESTS:
            transport.abort()


def is_our_fault(record: logging.LogRecord) -> bool:
    """Return whether to log a record: a request that is not HTTP is the client's fault."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))
