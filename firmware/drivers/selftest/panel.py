"""Pictures that try every pixel of the OLED, those at the edges too, where no glyph is."""

import pins

from drivers import bus

_PAGES = 8
_WIDTH = 128
_WINDOW = b"\x00\x21\x00\x7f\x22\x00\x07"
LIT, DARK, CHECKS, OTHER_CHECKS = range(4)
_COLUMNS = (b"\xff\xff", b"\x00\x00", b"\x55\xaa", b"\xaa\x55")
"""Eight pixels of an even column, and of an odd one."""


def paint(display, picture: int) -> bool:
    """Fill the whole panel; False if the OLED does not answer. `display.connect` before it shows
    cells again."""
    column = b"\x40" + _COLUMNS[picture] * (_WIDTH // 2)
    sent = bus.send(display.bus, pins.OLED_ADDRESS, _WINDOW)
    for _ in range(_PAGES):
        sent = sent and bus.send(display.bus, pins.OLED_ADDRESS, column)
    return sent
