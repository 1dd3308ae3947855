"""The USB serial channel for programs on a PC. It never waits, neither for the PC nor for a key.

A step takes in or sends at most one packet. A PC that does not read leaves the rest of a line where
it is; nothing piles up behind it. The conversation is loaded when a PC first opens the port.
"""

import usb_cdc

PACKET = 64


class Usb:
    """Carries bytes between the port and a `banker.link.talk.Talk`."""

    def __init__(self, app) -> None:
        self._app = app
        self._talk = None
        self._line = b""
        self._packet = b""
        self._port = usb_cdc.data
        if self._port is not None:
            self._port.timeout = 0
            self._port.write_timeout = 0

    def step(self, idle: bool) -> None:
        """Send something, or, while no key is down, take something in."""
        port = self._port
        if port is None:
            return
        if not port.connected:
            if self._talk is not None:
                self._talk = None
                self._app.linked = False
                self._line = self._packet = b""
            return
        if self._talk is None:
            if idle:
                self._begin()
        elif not self._send(port) and idle and self._talk.listening:
            if self._talk.behind:
                self._talk.hear()
            elif port.in_waiting:
                self._talk.hear(port.read(min(PACKET, port.in_waiting)))

    def _begin(self) -> None:
        """A PC has opened the port."""
        from banker.link.talk import Talk

        self._talk = Talk(self._app)  # type: ignore[assignment]
        self._app.linked = True

    def _send(self, port) -> bool:
        """Send the next packet; False if there is nothing to send."""
        if not self._packet:
            if not self._line:
                self._line = self._talk.tell() or b""  # type: ignore[attr-defined]
                if not self._line:
                    return False
            self._packet = self._line[:PACKET]
            self._line = self._line[PACKET:]
        sent = port.write(self._packet) or 0
        if sent:
            self._packet = self._packet[sent:]
        return True
