"""`courtier web`: the unit in the browser."""

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import time

from host_tools.apps.server.server import Server
from host_tools.apps.term.words import own_language
from host_tools.apps.web.access import HostCheck, PinCheck, new_pin
from host_tools.apps.web.hub import Hub
from host_tools.apps.web.lan import lan_address, qr_path
from host_tools.apps.web.serving import CannotListen, announce, listen, served, show
from host_tools.games.table_file import BadTables
from host_tools.printable import printable
from host_tools.simulator.live.arguments import add_live_arguments, make_live_unit, watch
from host_tools.simulator.live.ending import signals_like_ctrl_c
from host_tools.simulator.live.unit import Change, LiveUnit
from host_tools.simulator.lock import FolderInUse
from host_tools.system_errors import explain

PORT = 2001
"""The year of the game. If it is taken, a free port is used."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "--port", type=int, metavar="N", help=f"default: {PORT}, or a free one if that is taken"
    )
    parser.add_argument(
        "--lan", action="store_true", help="let phones at the table watch, and play with a PIN"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    add_live_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted. Return 0, or 1 if the server could not start."""
    try:
        unit = make_live_unit(arguments)
    except (FolderInUse, BadTables) as trouble:
        return _give_up(str(trouble))
    except OSError as error:
        return _give_up(explain(error))
    try:
        with (
            listen(arguments.lan, arguments.port, PORT) as listening,
            contextlib.suppress(KeyboardInterrupt),
            signals_like_ctrl_c(),
        ):
            asyncio.run(serve(unit, listening, arguments))
    except CannotListen as trouble:
        return _give_up(str(trouble))
    finally:
        unit.close()
    print()
    return 0


def _give_up(why: str) -> int:
    print(f"courtier web: {printable(why)}", file=sys.stderr)
    return 1


class FaultPrinter:
    """Prints firmware faults in full on this terminal. The pages, which guests see too, leave out
    paths on this machine."""

    def __init__(self, unit: LiveUnit) -> None:
        self._unit = unit
        self._printed: str | None = None

    def __call__(self, change: Change) -> None:
        """Print the fault if it is a new one."""
        fault = self._unit.fault
        if change.kind == "power" and fault and fault != self._printed:
            self._printed = fault
            print(fault, file=sys.stderr, flush=True)


async def serve(unit: LiveUnit, listening: socket.socket, arguments: argparse.Namespace) -> None:
    """Switch the unit on and serve it until cancelled."""
    port = listening.getsockname()[1]
    address = lan_address() if arguments.lan else None
    pin = new_pin()
    hosts = HostCheck([address] if address else [])
    hub = Hub(unit, arguments.board)
    if address:
        at = f"http://{address}:{port}/"
        hub.invitation = {"address": at, "pin": pin, "qr": qr_path(at)}
    pins = PinCheck(pin, time.monotonic)
    server = Server(hub, hosts, pins, lang=own_language(os.environ))
    unit.listeners.append(FaultPrinter(unit))
    async with served(server, listening) as page:
        unit.boot()
        unit.publish_address(page)
        print(f"Courtier is at {page}   Ctrl-C stops it; the game is saved.", flush=True)
        if arguments.lan:
            announce(
                address, port, f"Anyone at that address can watch. To play, enter the PIN {pin}."
            )
        if not arguments.no_browser:
            await show(page)
        if arguments.watch:
            await watch(unit)
        await asyncio.Event().wait()
