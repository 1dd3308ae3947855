"""A serial port as the client sees it: bytes out, whatever came in, and a clock."""

import time
from contextlib import suppress
from typing import Protocol

import serial  # type: ignore[import-untyped]

from host_tools.link.trouble import GONE, LinkTrouble, Unplugged

WAIT_S = 0.02
WRITE_S = 2.0
MOST = 4096  # bytes read at once


class Wire(Protocol):
    """What the client needs of a port. Both raise Unplugged when it has gone away."""

    name: str

    def read(self) -> bytes:
        """Return what has arrived; waits a moment if nothing has."""

    def write(self, data: bytes) -> None:
        """Send."""

    def now(self) -> float:
        """Return seconds that only grow."""

    def close(self) -> None:
        """Let the port go."""


def open_port(name: str) -> serial.Serial:
    """Return the port, taken for this program alone; LinkTrouble says what is wrong otherwise."""
    try:
        return serial.serial_for_url(name, timeout=0, write_timeout=WRITE_S, exclusive=True)
    except (OSError, ValueError) as error:
        raise LinkTrouble(_why(name, error)) from None


def _why(name: str, error: Exception) -> str:
    """Return what to do about a port that cannot be opened."""
    message = str(error)
    number = getattr(error, "errno", None)
    if number == 2 or "No such file" in message or "FileNotFound" in message:
        return f"There is no port {name}. Is the cable in? courtier ports tells where a unit is."
    if number in (11, 16) or "lock" in message or "busy" in message:
        return f"{name} is in use: close the other program that has it, then try again."
    if number in (1, 13) or "PermissionError" in message or "denied" in message:
        return (
            f"{name} may not be opened: another program has it, or this account lacks the right "
            "(on Linux: sudo usermod -aG dialout $USER, then log in again)."
        )
    return f"{name} cannot be opened as a serial port. courtier ports tells where a unit is."


class SerialWire:
    """A real port, in real time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._port = open_port(name)
        self._port.timeout = WAIT_S

    def read(self) -> bytes:
        """Return what has arrived; waits a moment if nothing has."""
        try:
            data = bytes(self._port.read(max(1, self._port.in_waiting)))
            # Of a socket it is told that there is something, but not how much.
            while data and len(data) < MOST and (more := self._port.in_waiting):
                data += self._port.read(more)
        except (OSError, TypeError):
            raise Unplugged(GONE) from None
        return data

    def write(self, data: bytes) -> None:
        try:
            self._port.write(data)
        except OSError:
            raise Unplugged(GONE) from None

    def now(self) -> float:
        """Return the clock of this computer."""
        return time.monotonic()

    def close(self) -> None:
        """Let the port go; one that has gone away by itself is no trouble."""
        with suppress(OSError):
            self._port.close()
