"""The screen as 8 rows of 21 tiles, arranged so that little goes over the bus.

Four TileGrids of two rows each stand over one sheet of 256 glyphs. A TileGrid redraws the box
around its changed tiles, which costs 16 bytes on the bus (addresses, column range, page range,
control bytes) and a byte per column and row: 1,072 bytes for all of it. Where two boxes, one for
each row, cost less than the box around both, the upper row is sent before the lower one is changed.
"""

import displayio
from banker.unload import unload

WIDTH = 21
HEIGHT = 8
CELL = 6
LEFT = 1
"""21 cells of 6 pixels leave two of the 128 columns: one at each edge."""

_BOX = 16
_PAIR = 2 * WIDTH


class Tiles:
    """`group` is what displayio shows."""

    def __init__(self) -> None:
        self._shown = bytearray(WIDTH * HEIGHT)
        bitmap = _load_sheet()
        palette = displayio.Palette(2)
        palette[1] = 0xFFFFFF
        # Dark is what is left where nothing is drawn. Drawing it would take twice as long.
        palette.make_transparent(0)
        self.group = displayio.Group(x=LEFT)
        grids = []
        for y in range(0, 8 * HEIGHT, 16):
            grid = displayio.TileGrid(
                bitmap,
                pixel_shader=palette,
                width=WIDTH,
                height=2,
                tile_width=CELL,
                tile_height=8,
                y=y,
            )
            self.group.append(grid)
            grids.append(grid)
        self._grids = tuple(grids)

    def change(self, cells: bytearray) -> int:
        """Set the tiles that differ, but for lower rows that are better sent on their own: a bit
        for each pair of rows with such a one."""
        later = 0
        for pair in range(4):
            upper = self._span(cells, pair * _PAIR)
            lower = self._span(cells, pair * _PAIR + WIDTH)
            first = upper >> 5
            end = upper & 31
            if upper and lower:
                alone = 2 * _BOX + CELL * (end - first + (lower & 31) - (lower >> 5))
                first = min(first, lower >> 5)
                if alone < _BOX + 2 * CELL * (max(end, lower & 31) - first):
                    later |= 1 << pair
                    lower = 0
            if upper:
                self._set_row(cells, pair, 0, upper >> 5, end)
            if lower:
                self._set_row(cells, pair, WIDTH, lower >> 5, lower & 31)
        return later

    def change_later(self, cells: bytearray, later: int) -> None:
        """Set the tiles of the lower rows that `change` has left out."""
        for pair in range(4):
            if later >> pair & 1:
                lower = self._span(cells, pair * _PAIR + WIDTH)
                self._set_row(cells, pair, WIDTH, lower >> 5, lower & 31)

    def _span(self, cells: bytearray, start: int) -> int:
        """Where a row differs from what is shown: 32 times the first cell, plus the one after the
        last; 0 if nowhere."""
        shown = self._shown
        if cells[start : start + WIDTH] == shown[start : start + WIDTH]:
            return 0
        first = 0
        while cells[start + first] == shown[start + first]:
            first += 1
        end = WIDTH
        while cells[start + end - 1] == shown[start + end - 1]:
            end -= 1
        return first << 5 | end

    def _set_row(self, cells: bytearray, pair: int, row: int, first: int, end: int) -> None:
        """Set the tiles in a part of a row: `row` is 0 or WIDTH in its pair. One that is as it was
        costs less than finding that out: the box around all of them is sent anyway."""
        grid = self._grids[pair]
        start = pair * _PAIR
        for at in range(row + first, row + end):
            grid[at] = cells[start + at]
        first += start + row
        end += start + row
        self._shown[first:end] = cells[first:end]


def _load_sheet() -> displayio.Bitmap:
    """The glyph sheet as a bitmap: filled at once where a bitmap offers its memory (the board),
    else pixel by pixel (the desktop's displayio). Its module is unloaded: one copy is enough."""
    from banker.ui.sheet import PIXELS

    row_bytes = len(PIXELS) // 8
    bitmap = displayio.Bitmap(8 * row_bytes, 8, 2)
    try:
        memoryview(bitmap)[:] = PIXELS  # type: ignore[arg-type]
        bitmap.dirty()
    except TypeError:
        for at, byte in enumerate(PIXELS):
            x = 8 * (at % row_bytes)
            while byte:
                if byte & 0x80:
                    bitmap[x, at // row_bytes] = 1
                byte = byte << 1 & 0xFF
                x += 1
    unload("banker.ui.sheet")
    return bitmap
