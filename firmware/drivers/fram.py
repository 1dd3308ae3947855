"""An I2C FRAM, if one is fitted: it takes every save, so that the flash does not wear."""

import pins
from adafruit_fram import FRAM_I2C

# Two logs of nvm's size, of the chip's 32 KB: more would only take longer to read.
SIZE = 8192


class Fram:
    """The FRAM as the store's medium: any byte can be rewritten at any time."""

    rewritable = True
    size = SIZE

    def __init__(self, bus) -> None:
        self._fram = FRAM_I2C(bus, pins.FRAM_ADDRESS)

    def read(self, start: int, count: int) -> bytes:
        return bytes(self._fram[start : start + count])

    def program(self, start: int, data: bytes) -> None:
        """Write some bytes."""
        self._fram[start : start + len(data)] = data

    def erase(self) -> None:
        """Make every byte 0xFF, a page at a time to keep the buffer small."""
        for start in range(0, SIZE, 256):
            self.program(start, b"\xff" * 256)
