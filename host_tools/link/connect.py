"""Opens the port that a command was given, the only board, or the virtual unit."""

import argparse
from pathlib import Path

from host_tools.link.client import Client
from host_tools.link.ports import only_unit
from host_tools.link.trouble import LinkTrouble
from host_tools.link.wire import SerialWire, Wire
from host_tools.simulator.live.data_folder import data_folder
from host_tools.simulator.lock import FolderInUse


def add_port_arguments(parser: argparse.ArgumentParser, port: bool = True) -> None:
    """Add the arguments for a port or the virtual unit."""
    if port:
        parser.add_argument("port", nargs="?", metavar="PORT", help="default: the only board")
    parser.add_argument("--sim", action="store_true", help="the virtual unit instead of a board")
    parser.add_argument(
        "--save", metavar="DIR", help=f"where --sim keeps its games; default: {data_folder()}"
    )


def open_wire(port: str | None, sim: bool = False, save: str | None = None) -> Wire:
    """Open a wire. With `sim`, to the unit that courtier web or term is running, or to a new
    one."""
    if not sim:
        return SerialWire(port or only_unit())
    folder = Path(save) if save else data_folder()
    from host_tools.link.sim import SimUnit, SimWire
    from host_tools.simulator.live.port import running_port

    try:
        return SimWire(SimUnit(folder), owned=True)
    except FolderInUse:
        running = running_port(folder)
        if running is None:
            raise LinkTrouble(f"Another program uses the virtual unit in {folder}.") from None
        return SerialWire(running)


def connect(port: str | None, sim: bool = False, save: str | None = None) -> Client:
    """Return a client of a unit that has sent its versions and state."""
    client = Client(open_wire(port, sim, save))
    try:
        client.start()
    except BaseException:
        client.close()
        raise
    return client
