"""Offers the virtual board's USB data channel as a port that real programs open by name.

On Linux it is a pseudo-terminal, elsewhere a local socket: Windows has no pseudo-terminals, and
those of macOS were never tried. To the unit, a program that opens the name is a host that opened
the port. Tests may set two hooks, which get the bytes on their way and return those that arrive.
"""

import select
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from host_tools.simulator.usb import TO_UNIT, UsbCable

Hook = Callable[[bytes], bytes]
_ARRIVES_S = 2.0


class End(Protocol):
    """The unit's end of a port. It never waits."""

    name: str
    """What the host opens."""

    def is_open(self) -> bool:
        """Return whether a program has the port open."""

    def fileno(self) -> int:
        """Return the file descriptor for `select`."""

    def read(self, count: int) -> bytes:
        """Return bytes from the host; raise OSError if there are none."""

    def write(self, data: bytes) -> int:
        """Send bytes and return how many were sent; raise OSError if none could be."""

    def close(self) -> None:
        """Remove the port; a program that has it open gets an error."""


def make_end() -> End:
    """Make a port of the kind that works on this system."""
    if sys.platform == "linux":
        from host_tools.simulator.terminal_end import TerminalEnd

        return TerminalEnd()
    from host_tools.simulator.socket_end import SocketEnd

    return SocketEnd()


def _unchanged(data: bytes) -> bytes:
    return data


class Bridge:
    """A port and the cable behind it. Plug it in, then call `pump` often: it moves bytes and never
    waits."""

    def __init__(self, cable: UsbCable) -> None:
        self.cable = cable
        self.name = ""
        self.stalled = False
        self.to_host: Hook = _unchanged
        self.to_unit: Hook = _unchanged
        self.sent = self.received = 0
        self._end: End | None = None
        self._for_host = b""
        self._for_unit = b""
        self.plug()

    def plug(self) -> None:
        """Plug in the cable: a port appears."""
        if self._end is not None:
            return
        self._end = make_end()
        self.name = self._end.name
        self.sent = self.received = 0
        self._for_host = self._for_unit = b""
        self.cable.plug()

    def unplug(self) -> None:
        """Pull out the cable: the port disappears, and a program that has it open gets an error."""
        self.cable.unplug()
        if self._end is not None:
            self._end.close()
            self._end = None

    close = unplug

    def pump(self, expected: int = 0) -> None:
        """Move bytes both ways. The system may delay bytes between the two ends, so wait until
        `expected` bytes have come from the host."""
        if self._end is None:
            return
        if not self._end.is_open():
            self.cable.close()
            self._for_host = self._for_unit = b""
            return
        self.cable.open()
        self._receive(self._end, expected)
        if not self.stalled:
            self._send(self._end)

    def _receive(self, end: End, expected: int) -> None:
        """Move bytes from the host to the unit, as many as fit its buffer."""
        while len(self._for_unit) < TO_UNIT:
            if self.received < expected:
                select.select([end], [], [], _ARRIVES_S)
            try:
                data = end.read(TO_UNIT - len(self._for_unit))
            except OSError:
                break
            if not data:
                break
            self.received += len(data)
            self._for_unit += self.to_unit(data)
        self._for_unit = self._for_unit[self.cable.send(self._for_unit) :]

    def _send(self, end: End) -> None:
        """Move bytes from the unit to the host, as many as the port takes."""
        if not self._for_host and self.cable.to_host:
            self._for_host = self.to_host(self.cable.fetch())
        if self._for_host:
            with suppress(OSError):
                count = end.write(self._for_host)
                self.sent += count
                self._for_host = self._for_host[count:]
