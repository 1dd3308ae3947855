"""The I2C bus: carries transfers to the devices on it, counts their bytes and takes their time."""

from errno import ENODEV
from typing import Protocol

from host_tools.simulator.clock import Clock


class Target(Protocol):
    """A device on the bus."""

    present: bool

    def write(self, data: bytes) -> None:
        """Take one transfer."""


class Bus:
    """`log` holds (ms at the end, address, bytes on the wire) of every transfer, address byte
    included; a device that is not there costs its address byte."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.hertz = 400_000
        self.pull_ups = True
        self.devices: dict[int, Target] = {}
        self.log: list[tuple[float, int, int]] = []
        self.byte_count = 0

    def _transfer(self, address: int, count: int) -> Target:
        """Account for a transfer and find who answers it."""
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
        """Make one write transfer; OSError if nobody answers."""
        device = self._transfer(address, len(data))
        if data:
            device.write(data)

    def read(self, address: int, count: int) -> bytes:
        """Return one read transfer; OSError if nobody answers."""
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
