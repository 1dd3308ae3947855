"""Finds the serial ports of boards, and which of a board's two is the one to talk to."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from serial.tools import list_ports  # type: ignore[import-untyped]

from host_tools.link.trouble import LinkTrouble

# USB vendors: Adafruit, whose number CircuitPython uses for most boards, and Raspberry Pi.
_MAKERS = (0x239A, 0x2E8A)
NONE_FOUND = (
    "No unit found. Plug it in with a cable that carries data, and switch it on. "
    "Without one, --sim takes the virtual unit."
)


class Port(NamedTuple):
    """A serial port of a board."""

    name: str
    board: str
    data: bool
    """Whether it is the channel for programs; the other is the console."""


def board_ports(comports: Callable[[], Iterable[Any]] = list_ports.comports) -> list[Port]:
    """Return the ports of all boards. A board's console has the lower interface."""
    boards: dict[str, list[Any]] = {}
    for port in comports():
        if port.vid in _MAKERS or "CircuitPython" in (port.product or port.description or ""):
            boards.setdefault(port.serial_number or port.device, []).append(port)
    found = []
    for ports in boards.values():
        ports.sort(key=lambda port: (port.location or "", len(port.device), port.device))
        for place, port in enumerate(ports):
            name = port.product or port.description or "board"
            found.append(Port(port.device, name, place == len(ports) - 1 and place > 0))
    return found


def only_unit(comports: Callable[[], Iterable[Any]] = list_ports.comports) -> str:
    """Return the name of the only unit's port; raise LinkTrouble if there is none, or more than
    one."""
    ports = board_ports(comports)
    names = [port.name for port in ports if port.data]
    if len(names) > 1:
        raise LinkTrouble(f"Several boards are plugged in. Name one: {' or '.join(names)}")
    if names:
        return names[0]
    if ports:
        raise LinkTrouble(
            f"{ports[0].name} is a board's console, but it has no channel for programs: "
            "put Courtier onto it (courtier deploy) and reset it."
        )
    raise LinkTrouble(NONE_FOUND)
