"""One connection, which cannot be kept open for nothing: what is half-sent, sent or read too slowly
ends by itself. Only a page's own connection lasts, as long as the page answers."""

import asyncio
from typing import Any, NamedTuple

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from host_tools.web.answers import HEADERS
from host_tools.web.guests import Guests


class Times(NamedTuple):
    """In seconds: for the headers of a request, from the beginning or the answer before; for a
    body, which nothing here wants; for everything together; for a goodbye."""

    headers: float = 10.0
    body: float = 5.0
    everything: float = 60.0
    goodbye: float = 2.0


USUAL = Times()


class Connection(web.RequestHandler):
    """The place of one guest while the connection lasts."""

    __slots__ = ("_address", "_end", "_guests", "_times", "lasts")

    def __init__(
        self, server: web.Server, guests: Guests, address: str, times: Times = USUAL
    ) -> None:
        self._guests = guests
        self._address = address
        self._times = times
        self.lasts = False
        self._end: asyncio.TimerHandle | None = None
        super().__init__(
            server,
            loop=asyncio.get_running_loop(),
            keepalive_timeout=times.headers,
            lingering_time=times.body,
            access_log=None,  # type: ignore[arg-type]
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there."""
        super().connection_made(transport)
        self._guests.come(self._address, self)
        self._end_after(self._times.everything)

    def connection_lost(self, exc: BaseException | None) -> None:
        """And gone."""
        self._let_be()
        self._guests.leave(self._address, self)
        super().connection_lost(exc)

    def stay(self) -> None:
        """A page's connection lasts."""
        self.lasts = True
        self._let_be()

    def go(self) -> None:
        """The page is gone; who does not read the goodbye is not waited for."""
        self.lasts = False
        self._end_after(self._times.goodbye)

    def hang_up(self) -> None:
        """End it, whatever is still to be sent."""
        if isinstance(self.transport, asyncio.WriteTransport):
            self.transport.abort()

    def _end_after(self, seconds: float) -> None:
        self._let_be()
        transport = self.transport
        if isinstance(transport, asyncio.WriteTransport):
            self._end = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def _let_be(self) -> None:
        if self._end:
            self._end.cancel()
            self._end = None

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """What is no request is refused like everything else, with the same headers."""
        refusal = super().handle_error(request, status, exc, message)
        refusal.headers.update(HEADERS)
        return refusal

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """That a guest sends what is no request is no news."""
        if not isinstance(kw.get("exc_info"), HttpProcessingError):
            super().log_exception(*args, **kw)
