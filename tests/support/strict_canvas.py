"""A strict canvas: cells that are cut off, or drawn over words, are an error."""

from banker.ui.canvas import COLUMNS, ROWS, Canvas

BLANK = 32


class StrictCanvas(Canvas):
    """Raises where the real one would quietly cut off, or lose what stands there already."""

    def put(self, row, column, cells):
        assert 0 <= row < ROWS, row
        assert column >= 0, (row, column, cells)
        assert column + len(cells) <= COLUMNS, (row, column, bytes(cells))
        at = row * COLUMNS + column
        there = bytes(self.cells[at : at + len(cells)])
        wiped = not bytes(cells).strip()
        assert wiped or not there.strip(b" \0"), (row, column, there, bytes(cells))
        super().put(row, column, cells)

    def code(self, row, column, code):
        assert 0 <= row < ROWS, row
        assert 0 <= column < COLUMNS, column
        there = self.cells[row * COLUMNS + column]
        assert there in (BLANK, 0), (row, column, there)
        return super().code(row, column, code)
