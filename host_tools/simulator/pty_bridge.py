"""The virtual board's USB data channel as a real pseudo-terminal, for real programs to open.

Whoever opens its name is seen by the unit as a host that opened the port. The two hooks are for
tests: each is given the bytes on their way and returns those that arrive.
"""

import os
import select
import tty
from collections.abc import Callable
from contextlib import suppress

from host_tools.simulator.usb import TO_UNIT, UsbCable

Hook = Callable[[bytes], bytes]
_ARRIVES_S = 2.0


def _unspoilt(data: bytes) -> bytes:
    return data


class PtyBridge:
    """Plug it in, then `pump` it often: it moves what there is and never waits."""

    def __init__(self, cable: UsbCable) -> None:
        self.cable = cable
        self.name = ""
        self.stalled = False
        self.to_host: Hook = _unspoilt
        self.to_unit: Hook = _unspoilt
        self.sent = self.received = 0
        self._master: int | None = None
        self._waiting = b""
        self._heard = b""
        self.plug()

    def plug(self) -> None:
        """Put the cable in: a port appears."""
        if self._master is not None:
            return
        master, slave = os.openpty()
        # Bytes as they are, before anybody opens it; the terminal keeps that while it exists.
        tty.setraw(slave)
        self.name = os.ttyname(slave)
        os.close(slave)
        os.set_blocking(master, False)
        self._master = master
        self.sent = self.received = 0
        self._waiting = self._heard = b""
        self.cable.plug()

    def unplug(self) -> None:
        """Pull it out: the port is gone, and whoever had it open gets an error."""
        self.cable.unplug()
        if self._master is not None:
            os.close(self._master)
            self._master = None

    close = unplug

    def pump(self, expected: int = 0) -> None:
        """Move bytes both ways. The system takes its time between the two ends of a terminal: of
        what the host has sent, so much is waited for."""
        if self._master is None:
            return
        if not self._anybody():
            self.cable.close()
            self._waiting = self._heard = b""
            return
        self.cable.open()
        self._receive(expected)
        if not self.stalled:
            self._send()

    def _anybody(self) -> bool:
        """Whether a program has the port open."""
        poll = select.poll()
        poll.register(self._master or 0, select.POLLIN)
        return not any(events & select.POLLHUP for _, events in poll.poll(0))

    def _receive(self, expected: int) -> None:
        """From the host to the unit, no more than its buffer holds."""
        assert self._master is not None
        while len(self._heard) < TO_UNIT:
            if self.received < expected:
                select.select([self._master], [], [], _ARRIVES_S)
            try:
                data = os.read(self._master, TO_UNIT - len(self._heard))
            except OSError:
                break
            self.received += len(data)
            self._heard += self.to_unit(data)
        self._heard = self._heard[self.cable.send(self._heard) :]

    def _send(self) -> None:
        """From the unit to the host, as much as the terminal takes."""
        assert self._master is not None
        if not self._waiting and self.cable.to_host:
            self._waiting = self.to_host(self.cable.fetch())
        if self._waiting:
            with suppress(OSError):
                count = os.write(self._master, self._waiting)
                self.sent += count
                self._waiting = self._waiting[count:]
