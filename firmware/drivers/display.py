"""The OLED: shows screens of glyph cells, sending only what changed, and copes with its absence.

Adafruit's library sets the chip up, dims it and puts it to sleep. The picture goes past displayio:
see `rows`. The same commands do for an SSD1306, an SSD1309 and an SH1106.
"""

import busio
import displayio
import i2cdisplaybus
import pins
from adafruit_displayio_ssd1306 import SSD1306

from drivers import bus
from drivers.rows import BLANK, Rows

_BY_PAGES = b"\x00\x20\x02"  # the one order of writing its memory that all three chips have


class Display:
    """Shows cells. `present` says whether the OLED answered when last spoken to."""

    def __init__(self, i2c: busio.I2C | None = None, cells: bytearray | bytes = BLANK) -> None:
        self.present = False
        self._contrast = 255
        self.bus = i2c or bus.open_bus()
        self._oled: SSD1306 | None = None
        self._awake = True
        self._rows = Rows()
        self.connect(cells)

    def connect(self, cells: bytearray | bytes = BLANK) -> bool:
        """Look for the OLED and set it up, whatever state it is in; True if it is there. Its memory
        holds noise at power-on, so it gets a picture before the library switches the chip on."""
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
        """Write to the OLED past displayio; False if it does not answer."""
        return bus.send(self.bus, pins.OLED_ADDRESS, data, start, end)

    def show(self, cells: bytearray) -> bool:
        """Bring the screen to these 168 glyph codes; False if the OLED did not answer: it must be
        set up again then, by `connect`."""
        self.present = self._reach() is not None and self._rows.show(cells, self._send)
        return self.present

    def set_contrast(self, value: int) -> None:
        """Contrast 0..255."""
        if value != self._contrast:
            self._contrast = value
            oled = self._reach()
            if oled:
                oled.brightness = self._brightness()

    def _brightness(self) -> float:
        """Return the contrast as the fraction that displayio takes. The board cuts it and the
        desktop rounds it: aim between."""
        return min(1.0, (self._contrast + 0.25) / 255)

    def leave(self) -> None:
        """Let go of the bus. Without a display CircuitPython has nothing to show its own messages
        on, so the OLED keeps the last picture."""
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
        """Switch the OLED on again, and set it up: it may have lost its power meanwhile. The screen
        is blank then."""
        self._awake = True
        self.connect()
