"""Listens on a port and serves a site there until interrupted."""

import asyncio
import contextlib
import errno
import logging
import socket
import sys
from collections.abc import AsyncIterator

from aiohttp import web

from host_tools.apps.web.browser import open_page
from host_tools.apps.web.connection import Connection, is_our_fault
from host_tools.apps.web.lan import qr_code
from host_tools.apps.web.site import Site

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
_SHUTDOWN_S = 1.0
_AT_ONCE, _BACKLOG = 8, 512
"""Connections accepted at once, each of which costs a file, and connections that wait."""


class CannotListen(Exception):
    """Tells the user why there can be no page on a port, and what to do."""


def _why_not(port: int, error: OSError | OverflowError) -> str:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        why = "is taken by another program"
    elif isinstance(error, OSError) and error.errno == errno.EACCES:
        why = "needs administrator rights"
    elif isinstance(error, OverflowError):
        why = "does not exist: ports are 0 to 65535"
    else:
        why = f"cannot be used: {error.strerror or error}"
    return f"port {port} {why}. Choose another with --port N, or leave --port out."


def listen(lan: bool, port: int | None, usual: int) -> socket.socket:
    """Return a socket on the port asked for; raise CannotListen if that fails. Without one, use the
    usual port or else a free one."""
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
            print(f"Port {usual} is taken by another program, so a free one is used.", flush=True)
    raise AssertionError("port 0 is always free")


@contextlib.asynccontextmanager
async def served(site: Site, listening: socket.socket) -> AsyncIterator[str]:
    """Serve the site; yield the page's address on this machine."""
    logging.getLogger("aiohttp.server").addFilter(is_our_fault)
    runner = web.AppRunner(site.app, shutdown_timeout=_SHUTDOWN_S)
    await runner.setup()

    def connect() -> Connection:
        assert runner.server
        return Connection(runner.server, site.own)

    accepting = await asyncio.get_running_loop().create_server(
        connect, sock=listening, backlog=_AT_ONCE
    )
    listening.listen(_BACKLOG)
    try:
        yield f"http://localhost:{listening.getsockname()[1]}/"
    finally:
        accepting.close()
        await runner.cleanup()


def announce(address: str | None, port: int, invitation: str) -> None:
    """Print the page's address and QR code for the people at the table, and what they can do
    there."""
    if address is None:
        print("This machine is on no network, so nobody else can join.", flush=True)
        return
    page = f"http://{address}:{port}/"
    print(f"\n{qr_code(page)}\nAt the table: {page}\n{invitation}", flush=True)


async def show(page: str) -> None:
    """Open the page in a browser of this machine, if it has one."""
    await asyncio.to_thread(open_page, page)
