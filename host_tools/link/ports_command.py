"""`courtier ports`: lists the boards at USB ports, and whether a unit answers there."""

import argparse

from host_tools.link.client import Client
from host_tools.link.command_output import run_command
from host_tools.link.connect import connect
from host_tools.link.ports import NONE_FOUND, board_ports
from host_tools.link.trouble import LinkTrouble
from host_tools.link.wire import SerialWire
from host_tools.printable import printable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--sim", action="store_true", help="the virtual unit too")
    parser.add_argument("--save", metavar="DIR", help="where --sim keeps its games")


def run(arguments: argparse.Namespace) -> int:
    """List the ports; return 1 if there are none."""
    return run_command("ports", lambda: _list(arguments))


def _list(arguments: argparse.Namespace) -> int:
    lines = []
    for port in board_ports():
        what = _look(port.name) if port.data else "console"
        lines.append(f"{port.name}  {port.board}: {what}")
    if arguments.sim:
        client = connect(None, True, arguments.save)
        lines.append(f"{client.wire.name}  virtual unit: {_describe(client)}")
        client.close()
    print("\n".join(map(printable, lines)) or NONE_FOUND)
    return 0 if lines else 1


def _look(name: str) -> str:
    """Return what answers at a port."""
    try:
        client = Client(SerialWire(name))
        try:
            client.start()
            return _describe(client)
        finally:
            client.close()
    except LinkTrouble as trouble:
        return str(trouble)


def _describe(client: Client) -> str:
    hello = client.start()
    return f"Courtier {hello.firmware}, game: {hello.game}"
