"""The picture: 21 x 8 cells of one byte, each the code of a 6 x 8 glyph."""

from .glyphs import LARGE_DIGIT, LARGE_PAWN, PAWN, encode

COLUMNS, ROWS = 21, 8
_BLANK = b" " * (COLUMNS * ROWS)


class Canvas:
    """The picture on the display. One field of it may blink; its cells are saved while hidden."""

    def __init__(self):
        self.cells = bytearray(_BLANK)
        self.changed = True  # since the display last set this to False
        self._blink_at = 0
        self._blinking = b""
        self._hidden = False

    def clear(self):
        """Clear all cells."""
        self.cells[:] = _BLANK
        self._blinking = b""
        self._hidden = False
        self.changed = True

    def put(self, row, column, cells):
        """Write cells from a place on, cut off at the end of the row."""
        at = row * COLUMNS + column
        room = COLUMNS - column
        if len(cells) > room:
            cells = cells[:room]
        self.cells[at : at + len(cells)] = cells
        self.changed = True

    def text(self, row, column, text):
        """Write a text from a place on, and return the column after it."""
        self.put(row, column, encode(text))
        return column + len(text)

    def right(self, row, end, text):
        """Write a text that ends before a column."""
        self.text(row, end - len(text), text)

    def code(self, row, column, code):
        """Put a single glyph, and return the column after it."""
        self.cells[row * COLUMNS + column] = code
        self.changed = True
        return column + 1

    def pawn(self, row, column, pawn):
        """Put a pawn's icon, and return the column after it."""
        return self.code(row, column, PAWN + pawn - 1)

    def large_pawn(self, row, column, pawn):
        """Put a pawn's icon two cells wide and two high."""
        first = LARGE_PAWN + 4 * (pawn - 1)
        self._pieces(row, column, range(first, first + 4))

    def large_number(self, row, end, number):
        """Write a number in digits two cells wide and three high, ending before a column."""
        digits = str(number)
        column = end - 2 * len(digits)
        for digit in digits:
            first = 6 * int(digit)
            self._pieces(row, column, LARGE_DIGIT[first : first + 6])
            column += 2

    def _pieces(self, row, column, codes):
        for place, code in enumerate(codes):
            self.code(row + place // 2, column + place % 2, code)

    def blink(self, row, column, width):
        """Make a field blink from now on."""
        self._blink_at = row * COLUMNS + column
        self._blinking = bytes(self.cells[self._blink_at : self._blink_at + width])

    def turn_blink(self):
        """Hide the blinking field, or show it again."""
        if self._blinking:
            width = len(self._blinking)
            self._hidden = not self._hidden
            shown = _BLANK[:width] if self._hidden else self._blinking
            self.cells[self._blink_at : self._blink_at + width] = shown
            self.changed = True
