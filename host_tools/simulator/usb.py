"""The USB cable's serial channel: two small buffers, and a port that is open or not.

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
        """Return whether the unit sees a host at the other end."""
        return self.plugged and self.opened

    def open(self) -> None:
        """Open the port, as a program on the PC does."""
        self.opened = True

    def close(self) -> None:
        """Close the port, as a program on the PC does."""
        self.opened = False
        self.to_host.clear()

    def unplug(self) -> None:
        """Unplug the cable; bytes on their way are lost."""
        self.plugged = False
        self.close()
        self.to_unit.clear()

    def plug(self) -> None:
        """Plug the cable in."""
        self.plugged = True

    def reset(self) -> None:
        """Close the port, as when the unit restarts."""
        self.close()
        self.to_unit.clear()

    def fetch(self) -> bytes:
        """Return all bytes that wait for the host."""
        data = bytes(self.to_host)
        self.to_host.clear()
        return data

    def send(self, data: bytes) -> int:
        """Give the unit as many of these bytes as its buffer holds, and return how many."""
        taken = data[: TO_UNIT - len(self.to_unit)] if self.connected else b""
        self.to_unit += taken
        return len(taken)


class Serial:
    """The unit's end, as `usb_cdc.data` offers it. It never waits."""

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
        """Return up to `size` bytes."""
        if self.timeout != 0 and size > self.in_waiting:
            raise RuntimeError("this would wait for the host")
        data = bytes(self._cable.to_unit[:size])
        del self._cable.to_unit[:size]
        return data

    def write(self, data: bytes) -> int:
        """Send as many bytes as fit. Without a host they are dropped, as on the chip."""
        if not self.connected:
            return len(data)
        room = TO_HOST - len(self._cable.to_host)
        if self.write_timeout != 0 and len(data) > room:
            raise RuntimeError("this would wait for the host")
        self._cable.to_host += data[:room]
        return min(len(data), room)
