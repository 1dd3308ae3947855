"""`busio`: the I2C bus, with its lock."""

from typing import Any

from host_tools.simulator.current import hardware
from host_tools.simulator.stubs.digitalio import claim
from host_tools.simulator.wires import Pin


class I2C:
    """The bus, which must be locked before use."""

    def __init__(self, scl: Pin, sda: Pin, *, frequency: int = 100_000, timeout: int = 255) -> None:
        if scl.number % 2 != 1 or sda.number % 2 != 0 or scl.number // 2 % 2 != sda.number // 2 % 2:
            raise ValueError("Invalid pins")
        self._bus = hardware().bus
        if not self._bus.pull_ups:
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        self._bus.hertz = frequency
        self._pins = [claim(scl), claim(sda)]
        self._locked = False

    def deinit(self) -> None:
        """Let the pins go."""
        for pin in self._pins:
            pin.release()
        self._pins = []

    def try_lock(self) -> bool:
        """Return whether the lock could be taken."""
        if self._locked or not self._pins:
            return False
        self._locked = True
        return True

    def unlock(self) -> None:
        """Give the lock back."""
        self._locked = False

    def _check(self) -> None:
        if not self._pins:
            raise ValueError("Object has been deinitialized and can no longer be used.")
        if not self._locked:
            raise RuntimeError("Function requires lock")

    def scan(self) -> list[int]:
        """Return the addresses that answer."""
        self._check()
        return self._bus.scan()

    def writeto(self, address: int, buffer: Any, *, start: int = 0, end: int | None = None) -> None:
        """Write a buffer, or a part of it."""
        self._check()
        self._bus.write(address, bytes(buffer[start:end]))

    def readfrom_into(
        self, address: int, buffer: Any, *, start: int = 0, end: int | None = None
    ) -> None:
        """Fill a buffer, or a part of it."""
        self._check()
        end = len(buffer) if end is None else end
        buffer[start:end] = self._bus.read(address, end - start)

    def writeto_then_readfrom(
        self,
        address: int,
        out_buffer: Any,
        in_buffer: Any,
        *,
        out_start: int = 0,
        out_end: int | None = None,
        in_start: int = 0,
        in_end: int | None = None,
    ) -> None:
        """Write, then read without letting the bus go."""
        self.writeto(address, out_buffer, start=out_start, end=out_end)
        self.readfrom_into(address, in_buffer, start=in_start, end=in_end)


class SPI:
    """A class that the display library mentions; this board has none."""


class UART:
    """A class that the display library mentions; this board has none."""
