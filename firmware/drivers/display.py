"""The OLED: shows screens of glyph cells, sending only what changed, and copes with its absence.

Adafruit's library sets the chip up and dims it. The picture goes past displayio: see `rows`.
"""

import adafruit_displayio_ssd1306
import busio
import displayio
import i2cdisplaybus
import pins
from adafruit_displayio_ssd1306 import SSD1306

from drivers import bus
from drivers.rows import Rows

# The library's own commands for the chip, in displayio's form: command, number of arguments plus
# 0x80 for "a delay follows", arguments, delay in ms. Without these zeros displayio waits 10 ms
# after each: 130 ms in all. The last one, which switches the chip on, is left out: what its memory
# holds at power-on is noise, so it stays dark until the first picture. The library puts the height
# into the byte at place 16, so that is where 0xa8 has its argument.
SET_UP = (
    b"\xae\x80\0"  # off
    b"\x20\x81\x00\0"  # column after column, row after row
    b"\x81\x81\xcf\0"  # contrast
    b"\xa1\x80\0"  # not mirrored
    b"\xa8\x81\x3f\0"  # all 64 rows
    b"\xc8\x80\0"  # not upside down
    b"\xa6\x80\0"  # not inverted
    b"\xd5\x81\x80\0"  # clock
    b"\xd9\x81\xf1\0"  # pre-charge
    b"\xda\x81\x12\0"  # how the rows are wired
    b"\xdb\x81\x40\0"  # voltage
    b"\x8d\x81\x14\0"  # its own charge pump
)
_DARK = b"\x00\xae"
_LIT = b"\x00\xaf"


def _commands() -> bytes:
    """The same in one transfer (0x00: only commands follow), for a chip that has lost its power."""
    commands = bytearray(1)
    at = 0
    while at < len(SET_UP):
        end = at + 2 + (SET_UP[at + 1] & 0x7F)
        commands.append(SET_UP[at])
        commands.extend(SET_UP[at + 2 : end])
        at = end + 1
    return bytes(commands)


class Display:
    """Shows cells. `present` says whether the OLED answered when last spoken to."""

    def __init__(self, i2c: busio.I2C | None = None) -> None:
        self.present = False
        self._contrast = 255
        self.bus = i2c or bus.open_bus()
        self._oled: SSD1306 | None = None
        self._stale = True
        self._awake = True
        self._rows = Rows()
        self.connect()

    def connect(self) -> bool:
        """Look for the OLED and set it up; True if it is there."""
        if self.bus is None:
            self.bus = bus.open_bus()
        self.present = False
        if self.bus is not None and self._send(b""):
            self.present = True
            if self._oled is None:
                wire = i2cdisplaybus.I2CDisplayBus(self.bus, device_address=pins.OLED_ADDRESS)
                adafruit_displayio_ssd1306._INIT_SEQUENCE = SET_UP
                self._oled = SSD1306(wire, width=128, height=64, auto_refresh=False)
                self._oled.root_group = displayio.Group()  # displayio itself shows nothing
            else:
                self._send(_commands())
            self._stale = True
            self._set_contrast(self._oled)
        return self.present

    def _reach(self) -> SSD1306 | None:
        """The OLED if it acknowledges its address: displayio itself would not notice."""
        if self.present:
            self.present = self._send(b"")
        return self._oled if self.present else None

    def _send(self, data: bytes | bytearray, start: int = 0, end: int | None = None) -> bool:
        """Write to the OLED past displayio; False if it does not answer."""
        return bus.send(self.bus, pins.OLED_ADDRESS, data, start, end)

    def show(self, cells: bytearray) -> bool:
        """Bring the screen to these 168 glyph codes; False if the OLED did not answer."""
        if not self._reach():
            return False
        stale = self._stale
        self.present = (self._rows.show_all if stale else self._rows.show)(cells, self._send)
        self._stale = not self.present
        if stale and self.present and self._awake:
            self._send(_LIT)
        return self.present

    def set_contrast(self, value: int) -> None:
        """Contrast 0..255."""
        if value != self._contrast:
            self._contrast = value
            oled = self._reach()
            if oled:
                self._set_contrast(oled)

    def _set_contrast(self, oled: SSD1306) -> None:
        """displayio takes a fraction, which the board cuts and the desktop rounds: aim between."""
        oled.brightness = min(1.0, (self._contrast + 0.25) / 255)

    def leave(self) -> None:
        """Let go of the bus. Without a display CircuitPython has nothing to show its own messages
        on, so the OLED keeps the last picture."""
        displayio.release_displays()
        if self.bus is not None:
            self.bus.deinit()

    def sleep(self) -> None:
        """Switch the OLED off; it keeps its picture."""
        self._awake = False
        self._send(_DARK)

    def wake(self) -> None:
        """Switch the OLED on again."""
        self._awake = True
        self._send(_LIT)
