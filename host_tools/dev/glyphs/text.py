"""The screen as text: 21 x 8 cells as 8 lines of 21 characters."""

from host_tools.dev.glyphs.layout import BLOCKS, CODES, LARGE_DIGITS
from host_tools.dev.glyphs.reading import read_row

COLUMNS, ROWS = 21, 8


def _readings() -> list[str]:
    """Return the character for each code: that of a glyph of several cells in its first one, else
    blank."""
    readings = [" "] * CODES
    for block in BLOCKS:
        if block is not LARGE_DIGITS:
            for place, char in enumerate(block.reads):
                readings[block.first + place * block.pieces] = char
    return readings


READINGS = _readings()
TABLE = ("".join(READINGS), LARGE_DIGITS.first, len(LARGE_DIGITS.codes), LARGE_DIGITS.reads)
"""The arguments of `read_row`."""


def screen_text(cells: bytes) -> list[str]:
    """Return the lines of a screen of 168 cells."""
    if len(cells) != COLUMNS * ROWS:
        raise ValueError(f"a screen has {COLUMNS * ROWS} cells, not {len(cells)}")
    return [_line(cells[at : at + COLUMNS]) for at in range(0, len(cells), COLUMNS)]


def _line(cells: bytes) -> str:
    """Return one row of cells."""
    return str(read_row(cells, *TABLE))
