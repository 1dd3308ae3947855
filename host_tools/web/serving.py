"""Listens on a port and serves a site there until it is interrupted."""

import asyncio
import contextlib
import errno
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


class CannotListen(Exception):
    """Its text says why there can be no page on a port, and what to do."""


def _why_not(port: int, error: OSError | OverflowError) -> str:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        why = "is taken by another program"
    elif isinstance(error, OSError) and error.errno == errno.EACCES:
        why = "is not for everybody"
    elif isinstance(error, OverflowError):
        why = "does not exist: ports are 0 to 65535"
    else:
        why = f"cannot be had: {error.strerror or error}"
    return f"port {port} {why}. Choose another with --port N, or leave --port out."


def listen(lan: bool, port: int | None, usual: int) -> socket.socket:
    """A socket on the port asked for, or CannotListen; where none was, on the usual one or else a
    free one."""
    for choice in (usual, 0) if port is None else (port,):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((EVERYWHERE if lan else LOOPBACK, choice))
            return listening
        except (OSError, OverflowError) as error:
            listening.close()
            if port is not None:
                raise CannotListen(_why_not(port, error)) from None
            print(f"Port {usual} is taken by another program: this one uses another.", flush=True)
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
