"""Draws the OLED's pixels as characters: half blocks of two pixels each, or braille of eight."""

from host_tools.simulator.live.frame import Frame
from host_tools.simulator.ssd1306 import WIDTH

HALF, BRAILLE, TEXT = "half", "braille", "text"
SIZES = {HALF: (128, 32), BRAILLE: (64, 16), TEXT: (21, 8)}
"""Columns and lines that each way of drawing takes."""
_HALVES = " ▀▄█"
_LEFT_DOTS, _RIGHT_DOTS = (0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80)


def _cell(left: int, right: int) -> str:
    """Return the character for two columns of four pixels, lowest bit at the top. No pixels give a
    space, because some fonts draw small circles for empty braille."""
    dots = sum(dot for bit, dot in enumerate(_LEFT_DOTS) if left >> bit & 1)
    dots += sum(dot for bit, dot in enumerate(_RIGHT_DOTS) if right >> bit & 1)
    return chr(0x2800 + dots) if dots else " "


_CELLS = [[_cell(left, right) for right in range(16)] for left in range(16)]


def half_blocks(pixels: bytes, width: int = WIDTH) -> list[str]:
    """Return lines of `width` characters. A byte is a column of eight pixels."""
    return [
        "".join(_HALVES[byte >> shift & 3] for byte in pixels[start : start + width])
        for start in range(0, len(pixels), width)
        for shift in (0, 2, 4, 6)
    ]


def braille(pixels: bytes, width: int = WIDTH) -> list[str]:
    """Return lines of half as many characters as there are columns."""
    lines = []
    for start in range(0, len(pixels), width):
        row = pixels[start : start + width]
        for shift in (0, 4):
            pairs = zip(row[::2], row[1::2], strict=True)
            lines.append("".join(_CELLS[a >> shift & 15][b >> shift & 15] for a, b in pairs))
    return lines


def draw(frame: Frame, kind: str) -> list[str]:
    """Return a picture as lines, drawn in one of the three ways."""
    if kind == TEXT:
        return frame.text()
    return half_blocks(frame.pixels) if kind == HALF else braille(frame.pixels)
