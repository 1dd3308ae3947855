"""The virtual board's USB data channel as a port that real programs open by its name.

On Linux that is a pseudo-terminal, elsewhere a socket on this computer alone: Windows has no
pseudo-terminals, and those of macOS were never tried. Whoever opens the name is seen by the unit as
a host that opened the port. The two hooks are for tests: each is given the bytes on their way and
returns those that arrive.
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
    """The unit's end of a port. Nothing here waits."""

    name: str
    """What the host opens."""

    def taken(self) -> bool:
        """Return whether a program has the port open."""

    def fileno(self) -> int:
        """Return what `select` waits for."""

    def read(self, count: int) -> bytes:
        """Return what has come from the host; OSError if nothing has."""

    def write(self, data: bytes) -> int:
        """Send, and tell how much was; OSError if nothing could be."""

    def close(self) -> None:
        """Take the port away: whoever has it open gets an error."""


def make_end() -> End:
    """Make a port of the kind that this system is known to have."""
    if sys.platform == "linux":
        from host_tools.simulator.terminal_end import TerminalEnd

        return TerminalEnd()
    from host_tools.simulator.socket_end import SocketEnd

    return SocketEnd()


def _unspoilt(data: bytes) -> bytes:
    return data


class Bridge:
    """Plug it in, then `pump` it often: it moves what there is and never waits."""

    def __init__(self, cable: UsbCable) -> None:
        self.cable = cable
        self.name = ""
        self.stalled = False
        self.to_host: Hook = _unspoilt
        self.to_unit: Hook = _unspoilt
        self.sent = self.received = 0
        self._end: End | None = None
        self._waiting = b""
        self._heard = b""
        self.plug()

    def plug(self) -> None:
        """Put the cable in: a port appears."""
        if self._end is not None:
            return
        self._end = make_end()
        self.name = self._end.name
        self.sent = self.received = 0
        self._waiting = self._heard = b""
        self.cable.plug()

    def unplug(self) -> None:
        """Pull it out: the port is gone, and whoever had it open gets an error."""
        self.cable.unplug()
        if self._end is not None:
            self._end.close()
            self._end = None

    close = unplug

    def pump(self, expected: int = 0) -> None:
        """Move bytes both ways. The system takes its time between the two ends of a port: of what
        the host has sent, so much is waited for."""
        if self._end is None:
            return
        if not self._end.taken():
            self.cable.close()
            self._waiting = self._heard = b""
            return
        self.cable.open()
        self._receive(self._end, expected)
        if not self.stalled:
            self._send(self._end)

    def _receive(self, end: End, expected: int) -> None:
        """Move bytes from the host to the unit, no more than its buffer holds."""
        while len(self._heard) < TO_UNIT:
            if self.received < expected:
                select.select([end], [], [], _ARRIVES_S)
            try:
                data = end.read(TO_UNIT - len(self._heard))
            except OSError:
                break
            if not data:
                break
            self.received += len(data)
            self._heard += self.to_unit(data)
        self._heard = self._heard[self.cable.send(self._heard) :]

    def _send(self, end: End) -> None:
        """Move bytes from the unit to the host, as many as the port takes."""
        if not self._waiting and self.cable.to_host:
            self._waiting = self.to_host(self.cable.fetch())
        if self._waiting:
            with suppress(OSError):
                count = end.write(self._waiting)
                self.sent += count
                self._waiting = self._waiting[count:]
