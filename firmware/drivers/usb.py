"""The USB serial channel for programs on a PC. It never waits, neither for the PC nor for a key.

A step receives or sends at most one packet. If a PC does not read, the rest of a line waits;
nothing piles up behind it. The protocol is loaded when a PC first opens the port.
"""

import usb_cdc

PACKET = 64


class Usb:
    """Carries bytes between the port and a `banker.link.session.Session`."""

    def __init__(self, app) -> None:
        self._app = app
        self._session = None
        self._line = b""
        self._packet = b""
        self._port = usb_cdc.data
        if self._port is not None:
            self._port.timeout = 0
            self._port.write_timeout = 0

    def step(self, idle: bool) -> None:
        """Send something, or while no key is down, receive something."""
        port = self._port
        if port is None:
            return
        if not port.connected:
            if self._session is not None:
                self._session = None
                self._app.linked = False
                self._line = self._packet = b""
            return
        if self._session is None:
            if idle:
                self._begin()
        elif not self._send(port) and idle and self._session.can_receive:
            if self._session.has_line:
                self._session.receive()
            elif port.in_waiting:
                self._session.receive(port.read(min(PACKET, port.in_waiting)))

    def _begin(self) -> None:
        """Start a session with the PC that opened the port."""
        from banker.link.session import Session

        self._session = Session(self._app)  # type: ignore[assignment]
        self._app.linked = True

    def _send(self, port) -> bool:
        """Send the next packet; False if there is nothing to send."""
        if not self._packet:
            if not self._line:
                self._line = self._session.next_line() or b""  # type: ignore[attr-defined]
                if not self._line:
                    return False
            self._packet = self._line[:PACKET]
            self._line = self._line[PACKET:]
        sent = port.write(self._packet) or 0
        if sent:
            self._packet = self._packet[sent:]
        return True
