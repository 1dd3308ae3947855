"""A port as a pseudo-terminal, on Linux."""

import os
import select
import tty


class TerminalEnd:
    """The side that no program opens by name."""

    def __init__(self) -> None:
        self._master, slave = os.openpty()
        # Raw mode passes bytes unchanged; the terminal keeps it while it exists.
        tty.setraw(slave)
        self.name = os.ttyname(slave)
        os.close(slave)
        os.set_blocking(self._master, False)
        self._poll = select.poll()
        self._poll.register(self._master, select.POLLIN)

    def is_open(self) -> bool:
        """Return whether a program has the terminal open."""
        return not any(events & select.POLLHUP for _, events in self._poll.poll(0))

    def fileno(self) -> int:
        return self._master

    def read(self, count: int) -> bytes:
        return os.read(self._master, count)

    def write(self, data: bytes) -> int:
        return os.write(self._master, data)

    def close(self) -> None:
        os.close(self._master)
