"""`courtier mirror`: shows the game on a page for the whole table."""

import argparse
import asyncio
import contextlib
import os
import socket
import sys
from pathlib import Path

from host_tools.apps.term.words import own_language
from host_tools.apps.web.access import HostCheck
from host_tools.apps.web.lan import lan_address
from host_tools.apps.web.serving import CannotListen, announce, listen, served, show
from host_tools.link.connect import add_port_arguments, open_wire
from host_tools.link.follow import Follower
from host_tools.link.history.sentences import LANGUAGES
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.mirror.server import Mirror
from host_tools.link.mirror.unit_news import UnitNews
from host_tools.link.trouble import LinkTrouble
from host_tools.link.wire import SerialWire, Wire
from host_tools.simulator.live.data_folder import data_folder
from host_tools.simulator.live.ending import signals_like_ctrl_c
from host_tools.simulator.live.port import running_port

PORT = 2002
"""The next port after that of the unit's page. If it is taken, a free port is used."""
_NOT_RUNNING = "The virtual unit is not running. Start it with courtier web or courtier term{}."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_port_arguments(parser)
    parser.add_argument(
        "--port",
        dest="web_port",
        type=int,
        metavar="N",
        help=f"of the page; default: {PORT}, or a free one if that is taken",
    )
    parser.add_argument(
        "--lan", action="store_true", help="let tablets and phones at the table watch"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument("--lang", choices=LANGUAGES, help="default: this computer's language")


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted. Return 0, or 1 if the server could not start."""
    try:
        listening = listen(arguments.lan, arguments.web_port, PORT)
    except CannotListen as trouble:
        print(f"courtier mirror: {trouble}", file=sys.stderr)
        return 1
    with listening, contextlib.suppress(KeyboardInterrupt), signals_like_ctrl_c():
        asyncio.run(serve(listening, arguments))
    print()
    return 0


async def serve(listening: socket.socket, arguments: argparse.Namespace) -> None:
    """Follow the unit and serve the page until cancelled."""
    port = listening.getsockname()[1]
    address = lan_address() if arguments.lan else None
    hub = MirrorHub(arguments.lang or own_language(os.environ))
    unit = UnitNews(Follower(lambda: open_unit(arguments)), _say)
    mirror = Mirror(hub, HostCheck([address] if address else []), unit.news())
    async with served(mirror, listening) as page:
        print(f"The market is at {page}   Ctrl-C stops it.", flush=True)
        if arguments.lan:
            announce(address, port, "Anyone at that address can watch; nobody can change anything.")
        if not arguments.no_browser:
            await show(page)
        await mirror.following


def open_unit(arguments: argparse.Namespace) -> Wire:
    """Open the unit's port; with --sim, that of the unit which courtier web or term is running."""
    if not arguments.sim:
        return open_wire(arguments.port)
    folder = Path(arguments.save) if arguments.save else data_folder()
    running = running_port(folder)
    if running is None:
        same = f" --save {arguments.save}" if arguments.save else ""
        raise LinkTrouble(_NOT_RUNNING.format(same))
    return SerialWire(running)


def _say(sentence: str) -> None:
    print(sentence, flush=True)
