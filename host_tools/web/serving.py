"""Listens on a port and serves a site there until it is interrupted."""

import asyncio
import contextlib
import socket
import sys
from collections.abc import AsyncIterator

from aiohttp import web

from host_tools.web.browser import open_page
from host_tools.web.connection import USUAL, Connection, Times
from host_tools.web.door import Door
from host_tools.web.file_limit import raise_file_limit
from host_tools.web.lan import qr_code
from host_tools.web.quiet import quiet
from host_tools.web.site import Site

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
_SHUTDOWN_S = 1.0


def listen(lan: bool, port: int | None, usual: int) -> socket.socket:
    """A socket on the port asked for; where none was, on the usual one or else a free one."""
    for choice in (usual, 0) if port is None else (port,):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((EVERYWHERE if lan else LOOPBACK, choice))
            return listening
        except (OSError, OverflowError):
            listening.close()
            if port is not None:
                raise
    raise AssertionError("port 0 is always free")


@contextlib.asynccontextmanager
async def served(site: Site, listening: socket.socket, times: Times = USUAL) -> AsyncIterator[str]:
    """The site is served; gives the page's address on this machine."""
    site.guests.fit_into(raise_file_limit())
    runner = web.AppRunner(site.app, access_log=None, shutdown_timeout=_SHUTDOWN_S)
    await runner.setup()

    def welcome(address: str) -> Connection:
        assert runner.server
        return Connection(runner.server, site.guests, address, times)

    with quiet():
        keeping = asyncio.create_task(Door(listening, site.guests, welcome).keep())
        try:
            yield f"http://localhost:{listening.getsockname()[1]}/"
        finally:
            keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await keeping
            await runner.cleanup()


def announce(address: str | None, port: int, invitation: str) -> None:
    """Tell the people at the table where to look, and what they can do there."""
    if address is None:
        print("This machine is on no network: nobody else can come.", flush=True)
        return
    page = f"http://{address}:{port}/"
    print(f"\n{qr_code(page)}\nAt the table: {page}\n{invitation}", flush=True)


async def show(page: str) -> None:
    """Open the page in a browser of this machine, if there is one."""
    await asyncio.to_thread(open_page, page)
