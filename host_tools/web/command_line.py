"""`courtier web`: the unit in the browser."""

import argparse
import asyncio
import contextlib
import socket
import sys
import time

from aiohttp import web

from host_tools.live.arguments import add_live_arguments, make_live_unit, watch
from host_tools.live.lock import FolderInUse
from host_tools.live.unit import LiveUnit
from host_tools.web.browser import open_page
from host_tools.web.gate import Doors, PinGuard, new_pin
from host_tools.web.hub import Hub
from host_tools.web.lan import lan_address, qr_code
from host_tools.web.server import Server

PORT = 2001
"""The year of the game; another one if it is taken."""
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
_SHUTDOWN_S = 1.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "--port", type=int, metavar="N", help=f"default: {PORT}, or a free one if that is taken"
    )
    parser.add_argument(
        "--lan", action="store_true", help="let the phones at the table watch, and play with a PIN"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    add_live_arguments(parser)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on a free one where none was."""
    for choice in (PORT, 0) if port is None else (port,):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, choice))
            return listening
        except (OSError, OverflowError):
            listening.close()
            if port is not None:
                raise
    raise AssertionError("port 0 is always free")


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted; 0, or 1 if it could not begin."""
    try:
        listening = listen(EVERYWHERE if arguments.lan else LOOPBACK, arguments.port)
    except (OSError, OverflowError) as error:
        return _give_up(f"cannot listen on port {arguments.port}: {error}")
    with listening:
        try:
            unit = make_live_unit(arguments)
        except (OSError, FolderInUse) as error:
            return _give_up(str(error))
        try:
            with contextlib.suppress(KeyboardInterrupt):
                asyncio.run(serve(unit, listening, arguments))
        finally:
            unit.close()
    print()
    return 0


def _give_up(why: str) -> int:
    print(f"courtier web: {why}", file=sys.stderr)
    return 1


async def serve(unit: LiveUnit, listening: socket.socket, arguments: argparse.Namespace) -> None:
    """Switch the unit on and serve it, for ever."""
    port = listening.getsockname()[1]
    address = lan_address() if arguments.lan else None
    pin = new_pin()
    doors = Doors([address] if address else [])
    server = Server(Hub(unit, arguments.board), doors, PinGuard(pin, time.monotonic))
    runner = web.AppRunner(server.app, access_log=None, shutdown_timeout=_SHUTDOWN_S)
    await runner.setup()
    try:
        unit.boot()
        await web.SockSite(runner, listening).start()
        page = f"http://localhost:{port}/"
        print(f"Courtier is at {page}   Ctrl-C pulls the plug; the game stays.", flush=True)
        if arguments.lan:
            _announce(address, port, pin)
        if not arguments.no_browser:
            await asyncio.to_thread(open_page, page)
        if arguments.watch:
            await watch(unit)
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()


def _announce(address: str | None, port: int, pin: str) -> None:
    """Tell the people at the table where to look, and how to play."""
    if address is None:
        print("This machine is on no network: nobody else can come.", flush=True)
        return
    page = f"http://{address}:{port}/"
    print(f"\n{qr_code(page)}\nAt the table: {page}")
    print(f"Who comes that way watches; the PIN to play is {pin}", flush=True)
