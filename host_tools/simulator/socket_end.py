"""A port as a socket that only this computer reaches; pyserial opens it by name.

Like a serial port, it serves one program at a time and refuses others.
"""

import socket
from contextlib import suppress

_HERE = "127.0.0.1"


class SocketEnd:
    """The side that waits for a program to connect."""

    def __init__(self) -> None:
        self._server = socket.create_server((_HERE, 0))
        self._server.setblocking(False)
        self.name = f"socket://{_HERE}:{self._server.getsockname()[1]}"
        self._host: socket.socket | None = None

    def is_open(self) -> bool:
        """Return whether a program is connected."""
        self._accept()
        if self._host is None:
            return False
        try:
            ended = not self._host.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return True
        except OSError:
            ended = True
        if ended:
            self._hang_up()
        return not ended

    def _accept(self) -> None:
        with suppress(BlockingIOError):
            while True:
                host, _ = self._server.accept()
                if self._host is None:
                    host.setblocking(False)
                    host.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    self._host = host
                else:
                    host.close()

    def _hang_up(self) -> None:
        if self._host:
            self._host.close()
            self._host = None

    def fileno(self) -> int:
        return (self._host or self._server).fileno()

    def read(self, count: int) -> bytes:
        return self._host.recv(count) if self._host else b""

    def write(self, data: bytes) -> int:
        return self._host.send(data) if self._host else 0

    def close(self) -> None:
        self._hang_up()
        self._server.close()
