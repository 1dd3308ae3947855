"""A serial port as the client sees it: send bytes, read what has arrived, and a clock."""

import time
from contextlib import suppress
from typing import Protocol

import serial  # type: ignore[import-untyped]

from host_tools.link.trouble import GONE, LinkTrouble, Unplugged

WAIT_S = 0.02
WRITE_S = 2.0
MOST = 4096  # bytes read at once


class Wire(Protocol):
    """What the client needs of a port. Reading and writing raise Unplugged when it has gone
    away."""

    name: str

    def read(self) -> bytes:
        """Return what has arrived; wait a moment if there is nothing."""

    def write(self, data: bytes) -> None:
        """Send bytes."""

    def now(self) -> float:
        """Return the seconds of a monotonic clock."""

    def close(self) -> None:
        """Close the port."""


def open_port(name: str) -> serial.Serial:
    """Open a port for this program alone; LinkTrouble tells what is wrong."""
    try:
        return serial.serial_for_url(name, timeout=0, write_timeout=WRITE_S, exclusive=True)
    except (OSError, ValueError) as error:
        raise LinkTrouble(_why(name, error)) from None


def _why(name: str, error: Exception) -> str:
    """Return what to do about a port that cannot be opened."""
    message = str(error)
    number = getattr(error, "errno", None)
    if number == 2 or "No such file" in message or "FileNotFound" in message:
        return f"There is no port {name}. Is the cable plugged in? courtier ports lists the units."
    if number in (11, 16) or "lock" in message or "busy" in message:
        return f"{name} is in use: close the other program that has it, then try again."
    if number in (1, 13) or "PermissionError" in message or "denied" in message:
        return (
            f"{name} cannot be opened: another program has it, or this account has no permission "
            "(on Linux: sudo usermod -aG dialout $USER, then log in again)."
        )
    return f"{name} cannot be opened as a serial port. courtier ports lists the units."


class SerialWire:
    """A real port in real time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._port = open_port(name)
        self._port.timeout = WAIT_S

    def read(self) -> bytes:
        """Return what has arrived; wait a moment if there is nothing."""
        try:
            data = bytes(self._port.read(max(1, self._port.in_waiting)))
            # A socket reports that there is something to read, but not how much.
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
        """Close the port, even if it has gone away."""
        with suppress(OSError):
            self._port.close()
