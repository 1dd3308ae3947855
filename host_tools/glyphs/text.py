"""The screen as text: 21 x 8 cells as 8 lines of 21 characters."""

from host_tools.glyphs.layout import BLOCKS, CODES, LARGE_DIGITS

COLUMNS, ROWS = 21, 8


def _readings() -> list[str]:
    """What each code reads as: a glyph of several cells in its first one, the others blank."""
    readings = [" "] * CODES
    for block in BLOCKS:
        if block is not LARGE_DIGITS:
            for place, char in enumerate(block.reads):
                readings[block.first + place * block.pieces] = char
    return readings


READINGS = _readings()


def screen_text(cells: bytes) -> list[str]:
    """The lines of a screen of 168 cells."""
    if len(cells) != COLUMNS * ROWS:
        raise ValueError(f"a screen has {COLUMNS * ROWS} cells, not {len(cells)}")
    return [_line(cells[at : at + COLUMNS]) for at in range(0, len(cells), COLUMNS)]


def _line(cells: bytes) -> str:
    """One row of cells; large digits stand side by side at the left end of their run."""
    line = ""
    digits = ""
    run = 0
    for code in cells:
        if code in LARGE_DIGITS.codes:
            digit = code - LARGE_DIGITS.first
            run += 1
            if digit < len(LARGE_DIGITS.reads):  # the left piece of the middle row
                digits += LARGE_DIGITS.reads[digit]
        else:
            line += digits.ljust(run) + READINGS[code]
            digits, run = "", 0
    return line + digits.ljust(run)
