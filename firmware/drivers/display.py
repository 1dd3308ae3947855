"""The OLED: shows screens of glyph cells, sending only what changed, and copes with its absence.

The chip is an SSD1306, an SSD1309 or an SH1106: what is sent here all three understand. Adafruit's
library for the first would make the start 180 ms longer on an emulated Pico: 17 to load it, 135 in
its constructor, which waits 10 after each command, and 29 to clear the noise that the chip's memory
holds at power-on, as the constructor switches it on.
"""

import busio
import pins

from drivers import bus
from drivers.rows import Rows

_SET_UP = (
    b"\x00"  # only commands follow
    b"\xae"  # off, until there is a picture
    b"\x20\x02"  # page by page, the one order of writing its memory that all three chips have
    b"\xa1"  # not mirrored
    b"\xa8\x3f"  # all 64 rows
    b"\xc8"  # not upside down
    b"\xa6"  # not inverted
    b"\xd5\x80"  # clock
    b"\xd9\xf1"  # pre-charge
    b"\xda\x12"  # how the rows are wired
    b"\xdb\x40"  # voltage
    b"\x8d\x14"  # its own charge pump
    b"\x81"  # the contrast follows
)
_CONTRAST = b"\x00\x81"
_DARK = b"\x00\xae"
_LIT = b"\x00\xaf"


class Display:
    """Shows cells. `present` says whether the OLED answered when last spoken to."""

    def __init__(self, i2c: busio.I2C | None = None) -> None:
        self.present = False
        self._contrast = 255
        self.bus = i2c or bus.open_bus()
        self._stale = True
        self._awake = True
        self._rows = Rows()
        self.connect()

    def connect(self) -> bool:
        """Look for the OLED and set it up, whatever state it is in; True if it is there. It stays
        dark until the next picture."""
        if self.bus is None:
            self.bus = bus.open_bus()
        self._stale = True
        self.present = self._send(_SET_UP + bytes((self._contrast,)))
        return self.present

    def _send(self, data: bytes | bytearray, start: int = 0, end: int | None = None) -> bool:
        """Write to the OLED; False if it does not answer."""
        return bus.send(self.bus, pins.OLED_ADDRESS, data, start, end)

    def show(self, cells: bytearray) -> bool:
        """Bring the screen to these 168 glyph codes; False if the OLED did not answer: it must be
        set up again then, by `connect`."""
        if not self.present or not self._send(b""):
            self.present = False
            return False
        stale = self._stale
        self.present = (self._rows.show_all if stale else self._rows.show)(cells, self._send)
        self._stale = not self.present
        if stale and self.present and self._awake:
            self.present = self._send(_LIT)
        return self.present

    def set_contrast(self, value: int) -> None:
        """Contrast 0..255."""
        if value != self._contrast:
            self._contrast = value
            if self.present:
                self.present = self._send(_CONTRAST + bytes((value,)))

    def leave(self) -> None:
        """Let go of the bus. The OLED keeps the last picture."""
        if self.bus is not None:
            self.bus.deinit()

    def sleep(self) -> None:
        """Switch the OLED off."""
        self._awake = False
        self._send(_DARK)

    def wake(self) -> None:
        """Set the OLED up again: it may have lost its power. The next picture lights it."""
        self._awake = True
        self.connect()
