"""`terminalio`: the built-in font, laid out as the board's: tiles of 6 x 12 dots side by side. The
letters themselves are the unit's."""

from typing import NamedTuple

from banker.ui.sheet import COLUMNS

_FIRST, _LAST = 32, 126
_WIDTH, _HEIGHT, _TOP = 6, 12, 2


class Sheet:
    """All tiles, a dot by its column and row."""

    def __getitem__(self, place: tuple[int, int]) -> int:
        x, y = place
        column = COLUMNS[_FIRST * _WIDTH + x]
        return column >> y - _TOP & 1 if _TOP <= y < _TOP + 8 else 0


class Glyph(NamedTuple):
    """Where a character is in the sheet, and where its dots go."""

    bitmap: Sheet
    tile_index: int
    width: int = _WIDTH
    height: int = _HEIGHT
    dx: int = 0
    dy: int = 0
    shift_x: int = _WIDTH
    shift_y: int = 0


class BuiltinFont:
    """The font."""

    def get_glyph(self, codepoint: int) -> Glyph | None:
        """A character's glyph; None if the font has none."""
        if _FIRST <= codepoint <= _LAST:
            return Glyph(Sheet(), codepoint - _FIRST)
        return None


FONT = BuiltinFont()
