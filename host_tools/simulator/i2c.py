"""The I2C bus: carries transfers to its devices, counts their bytes and takes their time."""

from errno import ENODEV
from typing import Protocol

from host_tools.simulator.clock import Clock


class Target(Protocol):
    """A device on the bus."""

    present: bool

    def write(self, data: bytes) -> None:
        """Receive one transfer."""


class Bus:
    """The bus. `log` holds (ms at the end, address, bytes on the wire) of every transfer, including
    the address byte; a missing device costs its address byte."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.hertz = 400_000
        self.pull_ups = True
        self.devices: dict[int, Target] = {}
        self.log: list[tuple[float, int, int]] = []
        self.byte_count = 0

    def _transfer(self, address: int, count: int) -> Target:
        """Count a transfer and return the device that answers."""
        device = self.devices.get(address)
        if device is None or not device.present or not self.pull_ups:
            device, count = None, 0
        self.byte_count += count + 1
        self._clock.advance((count + 1) * 9 * 1_000_000_000 // self.hertz)
        self.log.append((self._clock.now_ms, address, count + 1))
        if device is None:
            raise OSError(ENODEV, "No such device")
        return device

    def write(self, address: int, data: bytes) -> None:
        """Make one write transfer; raise OSError if no device answers."""
        device = self._transfer(address, len(data))
        if data:
            device.write(data)

    def read(self, address: int, count: int) -> bytes:
        """Make one read transfer; raise OSError if no device answers."""
        device = self._transfer(address, count)
        return device.read(count)  # type: ignore[attr-defined, no-any-return]

    def scan(self) -> list[int]:
        """Return the addresses that answer."""
        found = []
        for address in range(8, 0x78):
            try:
                self.write(address, b"")
                found.append(address)
            except OSError:
                pass
        return found
