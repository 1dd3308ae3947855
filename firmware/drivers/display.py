"""The OLED: shows screens of glyph cells, sending only what changed, and copes with its absence."""

import busio
import i2cdisplaybus
import pins
from busdisplay import BusDisplay

from drivers import bus
from drivers.tiles import Tiles

# Sets the chip up, in one transfer (0x00: only commands follow). Left to displayio it would take
# 130 ms, since that waits for 10 ms after each command. Off, as what the chip's memory holds at
# power-on is noise: dark until the first picture.
_SET_UP = (
    b"\x00"
    b"\xae"  # off
    b"\x20\x00"  # column after column, row after row
    b"\xa1\xc8"  # the right way up
    b"\xa6"  # not inverted
    b"\xa8\x3f\xd3\x00\x40"  # all 64 rows, from the first
    b"\xd5\x80\xd9\xf1\xda\x12\xdb\x40"  # clock, pre-charge, pins, voltage as modules want them
    b"\x8d\x14"  # its own charge pump
)
_DARK = b"\x00\xae"
_LIT = b"\x00\xaf"


class Display:
    """Shows cells. `present` says whether the OLED answered when last spoken to."""

    def __init__(self, i2c: busio.I2C | None = None) -> None:
        self.present = False
        self._contrast = 255
        self.bus = i2c or bus.open_bus()
        self._oled: BusDisplay | None = None
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
            self._send(_SET_UP)
            if self._oled is None:
                wire = i2cdisplaybus.I2CDisplayBus(self.bus, device_address=pins.OLED_ADDRESS)
                self._oled = BusDisplay(
                    wire,
                    b"",
                    width=128,
                    height=64,
                    color_depth=1,
                    grayscale=True,
                    pixels_in_byte_share_row=False,
                    set_column_command=0x21,
                    set_row_command=0x22,
                    data_as_commands=True,
                    brightness_command=0x81,
                    single_byte_bounds=True,
                    auto_refresh=False,
                )
                self._oled.root_group = self._tiles.group
            self._stale = True
            self._set_contrast(self._oled)
        return self.present

    def _reach(self) -> BusDisplay | None:
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

    def _set_contrast(self, oled: BusDisplay) -> None:
        """displayio takes a fraction, which the board cuts and the desktop rounds: aim between."""
        oled.brightness = min(1.0, (self._contrast + 0.25) / 255)

    def sleep(self) -> None:
        """Switch the OLED off; it keeps its picture."""
        self._awake = False
        self._send(_DARK)

    def wake(self) -> None:
        """Switch the OLED on again."""
        self._awake = True
        self._send(_LIT)
