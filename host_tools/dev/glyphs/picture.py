"""The screen as pixels and as a picture that looks like the OLED."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PIL import Image

from host_tools.dev.glyphs.generate import tiles
from host_tools.dev.glyphs.layout import CELL_HEIGHT
from host_tools.dev.glyphs.text import COLUMNS, ROWS

WIDTH, HEIGHT = 128, 64
MARGIN = 1
DARK, LIT, EDGE = 0, 1, 2
PALETTE = bytes((5, 9, 13, 196, 246, 255, 164, 214, 224))
"""Near-black glass, a lit pixel, and its dimmer right and lower edge."""


@cache
def _glyph_rows() -> list[list[bytes]]:
    """Return the rows of every glyph as bytes of 0 and 1."""
    return [[bytes(dot == "#" for dot in row) for row in tile] for tile in tiles()]


def pixels(cells: bytes) -> list[bytes]:
    """Return the 64 rows of a screen of 168 cells: 128 bytes each, 1 where lit."""
    if len(cells) != COLUMNS * ROWS:
        raise ValueError(f"a screen has {COLUMNS * ROWS} cells, not {len(cells)}")
    glyphs = _glyph_rows()
    margin = bytes(MARGIN)
    return [
        margin + b"".join(glyphs[code][y] for code in cells[at : at + COLUMNS]) + margin
        for at in range(0, len(cells), COLUMNS)
        for y in range(CELL_HEIGHT)
    ]


def picture(rows: Sequence[bytes], scale: int = 4) -> Image.Image:
    """Return a picture of rows of pixels, or of the display itself."""
    lit = bytes([LIT] * (scale - 1) + [EDGE])
    edge = bytes([EDGE] * scale)
    dark = bytes(scale)
    body = b""
    for row in rows:
        body += b"".join(lit if dot else dark for dot in row) * (scale - 1)
        body += b"".join(edge if dot else dark for dot in row)
    image = Image.frombytes("P", (len(rows[0]) * scale, len(rows) * scale), body)
    image.putpalette(PALETTE)
    return image


def save_picture(cells: bytes, path: Path | str, scale: int = 4) -> None:
    """Write a screen as a PNG."""
    picture(pixels(cells), scale).save(path, "PNG")
