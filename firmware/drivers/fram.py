"""An I2C FRAM, where one is fitted: it takes every save, and the flash is never worn."""

import pins
from adafruit_fram import FRAM_I2C

# Of the chip's 32 KB, as much as two logs of nvm's size: more would only take longer to read.
SIZE = 8192


class Fram:
    """The FRAM as the store's medium: any byte can be written over at any time."""

    rewritable = True
    size = SIZE

    def __init__(self, bus) -> None:
        self._fram = FRAM_I2C(bus, pins.FRAM_ADDRESS)

    def read(self, start: int, count: int) -> bytes:
        return bytes(self._fram[start : start + count])

    def program(self, start: int, data: bytes) -> None:
        """Write over some bytes."""
        self._fram[start : start + len(data)] = data

    def erase(self) -> None:
        """Make every byte 0xFF, a page at a time to keep the buffer small."""
        for start in range(0, SIZE, 256):
            self.program(start, b"\xff" * 256)
