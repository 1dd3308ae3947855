"""The USB cable as far as a serial channel can tell: two small buffers, and a port open or not.

What the unit sends waits in the chip's buffer until the host fetches it; what the host sends waits
until the unit reads it. A full buffer takes no more.
"""

TO_HOST = 256
TO_UNIT = 256


class UsbCable:
    """The host's end. `plugged` is the cable, `opened` whether a program has the port open."""

    def __init__(self) -> None:
        self.plugged = True
        self.opened = False
        self.to_host = bytearray()
        self.to_unit = bytearray()

    @property
    def connected(self) -> bool:
        """Return whether the unit sees somebody at the other end."""
        return self.plugged and self.opened

    def open(self) -> None:
        """Open the port, as a program on the PC does."""
        self.opened = True

    def close(self) -> None:
        """Close the port, as that program does."""
        self.opened = False
        self.to_host.clear()

    def unplug(self) -> None:
        """Pull the cable out; what was on its way is lost."""
        self.plugged = False
        self.close()
        self.to_unit.clear()

    def plug(self) -> None:
        """Put it in again."""
        self.plugged = True

    def reset(self) -> None:
        """Restart: for the host the port goes and comes again."""
        self.close()
        self.to_unit.clear()

    def fetch(self) -> bytes:
        """Return all that waits for the host."""
        data = bytes(self.to_host)
        self.to_host.clear()
        return data

    def send(self, data: bytes) -> int:
        """Give the unit as much of this as its buffer holds."""
        taken = data[: TO_UNIT - len(self.to_unit)] if self.connected else b""
        self.to_unit += taken
        return len(taken)


class Serial:
    """The unit's end, as `usb_cdc.data` offers it. It can only be used without waiting."""

    def __init__(self, cable: UsbCable) -> None:
        self._cable = cable
        self.timeout: float | None = None
        self.write_timeout: float | None = None

    @property
    def connected(self) -> bool:
        """Return whether a host has the port open."""
        return self._cable.connected

    @property
    def in_waiting(self) -> int:
        """Return the number of bytes that can be read."""
        return len(self._cable.to_unit)

    def read(self, size: int = 1) -> bytes:
        """Return some bytes; fewer if no more are there."""
        if self.timeout != 0 and size > self.in_waiting:
            raise RuntimeError("this would wait for the host")
        data = bytes(self._cable.to_unit[:size])
        del self._cable.to_unit[:size]
        return data

    def write(self, data: bytes) -> int:
        """Send as much as there is room for. What nobody can receive is dropped, as on the chip."""
        if not self.connected:
            return len(data)
        room = TO_HOST - len(self._cable.to_host)
        if self.write_timeout != 0 and len(data) > room:
            raise RuntimeError("this would wait for the host")
        self._cable.to_host += data[:room]
        return min(len(data), room)
