"""The OLED: shows screens of glyph cells, sends only changes, and copes with a missing module.

Adafruit's library sets the chip up, dims it and puts it to sleep. The picture bypasses displayio:
see `rows`. The same commands work for an SSD1306, an SSD1309 and an SH1106.
"""

import busio
import displayio
import i2cdisplaybus
import pins
from adafruit_displayio_ssd1306 import SSD1306

from drivers import bus
from drivers.rows import BLANK, Rows

_BY_PAGES = b"\x00\x20\x02"  # the one addressing mode that all three chips have


class Display:
    """The screen. `present` tells whether the OLED answered the last transfer."""

    def __init__(self, i2c: busio.I2C | None = None, cells: bytearray | bytes = BLANK) -> None:
        self.present = False
        self._contrast = 255
        self.bus = i2c or bus.open_bus()
        self._oled: SSD1306 | None = None
        self._awake = True
        self._rows = Rows()
        self.connect(cells)

    def connect(self, cells: bytearray | bytes = BLANK) -> bool:
        """Find the OLED and set it up, whatever its state; return whether it is there. Its
        memory holds noise at power-on, so it gets a picture before the library switches it on."""
        if self.bus is None:
            self.bus = bus.open_bus()
        self.present = self._send(_BY_PAGES) and self._rows.show_all(cells, self._send)
        if self.bus is not None and self.present:
            displayio.release_displays()
            wire = i2cdisplaybus.I2CDisplayBus(self.bus, device_address=pins.OLED_ADDRESS)
            self._oled = SSD1306(
                wire, width=128, height=64, brightness=self._brightness(), auto_refresh=False
            )
            self._oled.root_group = displayio.Group()  # displayio itself shows nothing
            self.present = self._send(_BY_PAGES)
            if not self._awake:
                self._oled.sleep()
        return self.present

    def _reach(self) -> SSD1306 | None:
        """Return the OLED if it acknowledges its address: displayio itself would not notice."""
        if self.present:
            self.present = self._send(b"")
        return self._oled if self.present else None

    def _send(self, data: bytes | bytearray, start: int = 0, end: int | None = None) -> bool:
        """Write to the OLED, bypassing displayio; return whether it answered."""
        return bus.send(self.bus, pins.OLED_ADDRESS, data, start, end)

    def show(self, cells: bytearray) -> bool:
        """Show these 168 glyph codes; return whether the OLED answered. If not, it needs
        `connect`."""
        self.present = self._reach() is not None and self._rows.show(cells, self._send)
        return self.present

    def set_contrast(self, value: int) -> None:
        """Set the contrast, 0 to 255."""
        if value != self._contrast:
            self._contrast = value
            oled = self._reach()
            if oled:
                oled.brightness = self._brightness()

    def _brightness(self) -> float:
        """Return the contrast as displayio's fraction. The board truncates and the desktop
        rounds it, so aim between."""
        return min(1.0, (self._contrast + 0.25) / 255)

    def release_bus(self) -> None:
        """Release the bus. Without a display, CircuitPython cannot show its own messages, so the
        OLED keeps the last picture."""
        displayio.release_displays()
        if self.bus is not None:
            self.bus.deinit()

    def sleep(self) -> None:
        """Switch the OLED off."""
        self._awake = False
        oled = self._reach()
        if oled:
            oled.sleep()

    def wake(self) -> None:
        """Switch the OLED on and set it up again, since it may have lost power. The screen is
        then blank."""
        self._awake = True
        self.connect()
