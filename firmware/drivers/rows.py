"""The screen as 8 rows of 21 glyphs, of which only changes go over the bus.

A row of glyphs is one of the chip's pages: a byte for every column, the lowest bit on top, as in
the glyph sheet. displayio would read every dot of every tile: on an emulated Pico a CONFIRM, which
draws a whole screen, took up to 40 ms longer.
"""

import pins
from banker.memory import unload

WIDTH = 21
HEIGHT = 8
CELL = 6
BLANK = b" " * (WIDTH * HEIGHT)
LEFT = 1
"""21 cells of 6 columns leave two of the 128: one at each edge."""

_COLUMNS = 128
_HEAD = 7
"""Bytes before the columns: three commands for the page and the first column, each after a byte
that says "command", then a byte that says "only columns follow"."""


class Rows:
    """The cells on the chip. `send(data, start, end)` writes part of some bytes to it and
    returns whether it took them."""

    def __init__(self) -> None:
        from banker.ui.sheet import COLUMNS

        unload("banker.ui.sheet")
        self._sheet = COLUMNS
        self._shown = bytearray(BLANK)
        # The bytes to send: column n is at _HEAD + n, the head right before the first column.
        self._line = bytearray(_HEAD + _COLUMNS)

    def show(self, cells: bytearray, send) -> bool:
        """Send the part of each row that differs; return whether the chip took it."""
        shown = self._shown
        for row in range(HEIGHT):
            start = row * WIDTH
            end = start + WIDTH
            if cells[start:end] == shown[start:end]:
                continue
            while cells[start] == shown[start]:
                start += 1
            while cells[end - 1] == shown[end - 1]:
                end -= 1
            self._compose(cells, start, end, row)
            left = LEFT + CELL * (start - row * WIDTH)
            if not self._send(send, row, left, left + CELL * (end - start)):
                return False
        return True

    def show_all(self, cells: bytearray | bytes, send) -> bool:
        """Send every row from edge to edge, since the chip's content is unknown."""
        for row in range(HEIGHT):
            self._line[:] = bytes(_HEAD + _COLUMNS)
            self._compose(cells, row * WIDTH, (row + 1) * WIDTH, row)
            if not self._send(send, row, 0, _COLUMNS):
                return False
        return True

    def _compose(self, cells: bytearray | bytes, start: int, end: int, row: int) -> None:
        """Put the columns of these cells into the line, without allocating memory."""
        sheet, line = self._sheet, self._line
        to = _HEAD + LEFT + CELL * (start - row * WIDTH)
        for at in range(start, end):
            glyph = CELL * cells[at]
            line[to] = sheet[glyph]
            line[to + 1] = sheet[glyph + 1]
            line[to + 2] = sheet[glyph + 2]
            line[to + 3] = sheet[glyph + 3]
            line[to + 4] = sheet[glyph + 4]
            line[to + 5] = sheet[glyph + 5]
            to += CELL
        self._shown[start:end] = cells[start:end]

    def _send(self, send, row: int, left: int, right: int) -> bool:
        """Send these columns of the line, from `left` to before `right`, to a row."""
        line = self._line
        column = left + pins.OLED_LEFT
        line[left] = line[left + 2] = line[left + 4] = 0x80
        line[left + 1] = 0xB0 | row
        line[left + 3] = column & 15
        line[left + 5] = 0x10 | column >> 4
        line[left + 6] = 0x40
        return send(line, left, _HEAD + right)
