"""Guests and the people at this machine, at the door of a page that is really served."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from host_tools.attacks.http.table import Table, has_addresses, own
from host_tools.live.unit import LiveUnit
from host_tools.mirror.hub import MirrorHub
from host_tools.mirror.server import Mirror
from host_tools.table.server import Server
from host_tools.web.access import HostCheck, PinCheck
from host_tools.web.connection import USUAL, Times
from host_tools.web.guests import Guests
from host_tools.web.hub import Hub
from host_tools.web.serving import listen, served
from host_tools.web.site import Site
from tests.support.live import CALM, HandClock, LivePlayer
from tests.support.mirroring import MadeUpUnit
from tests.support.patience import PATIENCE_S

GUEST, OTHER = "127.0.0.2", "127.0.0.3"
SITES = ("web", "mirror")


needs_addresses = pytest.mark.skipif(
    not has_addresses(), reason="the loopback network has one address here"
)


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
