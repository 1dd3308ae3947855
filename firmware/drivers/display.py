"""The OLED: shows screens of glyph cells, sending only what changed, and copes with its absence."""

import displayio
import i2cdisplaybus
import pins
from adafruit_displayio_ssd1306 import SSD1306

from drivers import bus
from drivers.tiles import Tiles

# Sets the chip up again when it has lost its power but the unit has not: what the library sends at
# the start, in one transfer (0x00: only commands follow).
_SET_UP = (
    b"\x00\xae\x20\x00\xa1\xa6\xc8\xa8\x3f\xd3\x00\x40\xd5\x80\xd9\xf1\xda\x12\xdb\x40\x8d\x14\xaf"
)

_DARK = b"\x00\xae"
_LIT = b"\x00\xaf"


class Display:
    """Shows cells. `present` says whether the OLED answered when last spoken to."""

    def __init__(self) -> None:
        # A display outlives the program that made it, and holds the bus.
        displayio.release_displays()
        self.present = False
        self._contrast = 255
        self.bus = bus.open_bus()
        self._oled: SSD1306 | None = None
        self._stale = True
        self._awake = True
        self._tiles = Tiles()
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
                self._oled = SSD1306(wire, width=128, height=64, auto_refresh=False)
                self._oled.root_group = self._tiles.group
            else:
                self._send(_SET_UP)
            self._stale = True
            self._set_contrast(self._oled)
            # What the chip's memory holds at power-on is noise: dark until the first picture.
            self._send(_DARK)
        return self.present

    def _reach(self) -> SSD1306 | None:
        """The OLED if it acknowledges its address: displayio itself would not notice."""
        if self.present:
            self.present = self._send(b"")
        return self._oled if self.present else None

    def _send(self, data: bytes) -> bool:
        """Write to the OLED past displayio; False if it does not answer."""
        return bus.send(self.bus, pins.OLED_ADDRESS, data)

    def show(self, cells: bytearray) -> bool:
        """Bring the screen to these 168 glyph codes; False if the OLED did not answer."""
        oled = self._reach()
        if not oled:
            return False
        later = self._tiles.change(cells)
        if self._stale:
            # Taking the group off and putting it back is how displayio is told: all of it.
            oled.root_group = None  # type: ignore[assignment]
            oled.root_group = self._tiles.group
            self._stale = False
            oled.refresh()
            if self._awake:
                self._send(_LIT)
        # After the whole, nothing is left to send on the board. The desktop's displayio still
        # holds the changes that the whole has shown, and is rid of them by this.
        oled.refresh()
        if later:
            self._tiles.change_later(cells, later)
            oled.refresh()
        return True

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

    def sleep(self) -> None:
        """Switch the OLED off; it keeps its picture."""
        self._awake = False
        oled = self._reach()
        if oled:
            oled.sleep()

    def wake(self) -> None:
        """Switch the OLED on again."""
        self._awake = True
        oled = self._reach()
        if oled:
            oled.wake()
