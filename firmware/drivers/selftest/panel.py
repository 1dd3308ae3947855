"""Pictures that test every pixel of the OLED, including the edges, where there are no glyphs."""

import pins

from drivers import bus

_PAGES = 8
_WIDTH = 128
LIT, DARK, CHECKS, OTHER_CHECKS = range(4)
_COLUMNS = (b"\xff\xff", b"\x00\x00", b"\x55\xaa", b"\xaa\x55")
"""Eight pixels of an even column, and of an odd one."""


def paint(display, picture: int) -> bool:
    """Fill the whole panel; return whether the OLED answered. Call `display.connect` before
    showing cells again."""
    columns = b"\x40" + _COLUMNS[picture] * (_WIDTH // 2)
    sent = True
    for page in range(_PAGES):
        place = bytes((0x00, 0xB0 | page, pins.OLED_LEFT, 0x10))
        sent = sent and bus.send(display.bus, pins.OLED_ADDRESS, place)
        sent = sent and bus.send(display.bus, pins.OLED_ADDRESS, columns)
    return sent
