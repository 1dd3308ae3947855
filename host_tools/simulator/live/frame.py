"""The OLED's picture in as few bytes as the chip uses."""

from typing import NamedTuple

from host_tools.dev.glyphs.text import screen_text
from host_tools.simulator.script.screen_reading import read_cells
from host_tools.simulator.ssd1306 import HEIGHT, PAGES, SSD1306, WIDTH


class Frame(NamedTuple):
    """`pixels` are 8 rows of 128 bytes, each byte a column of 8 pixels with the lowest bit at the
    top; contrast is 0 to 255; if `on` is False, the screen is dark."""

    pixels: bytes
    contrast: int
    on: bool

    def rows(self) -> list[str]:
        """Return the 64 lines of pixels, '#' for a lit one."""
        return [
            "".join("#" if byte >> bit & 1 else "." for byte in self.pixels[start : start + WIDTH])
            for start in range(0, len(self.pixels), WIDTH)
            for bit in range(8)
        ]

    def text(self) -> list[str]:
        """Return the 8 lines of 21 characters."""
        return screen_text(read_cells(self.rows()))


DARK = Frame(bytes(WIDTH * PAGES), 0, False)


def take_frame(oled: SSD1306) -> Frame:
    """Return the picture as it looks on the module."""
    if not oled.lit:
        return DARK._replace(contrast=oled.contrast)
    upright = oled.segment_remap and oled.com_reversed and not oled.start_line and not oled.offset
    if upright and not oled.inverse and not oled.all_on:
        return Frame(bytes(oled.ram), oled.contrast, True)
    seen = oled.picture()
    pixels = bytes(
        sum((seen[8 * page + bit][x] == "#") << bit for bit in range(HEIGHT // PAGES))
        for page in range(PAGES)
        for x in range(WIDTH)
    )
    return Frame(pixels, oled.contrast, True)
