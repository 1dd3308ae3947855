"""Reads the OLED's pixels back into cells, as an eye does: by the shapes of the glyphs."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from host_tools.glyphs.generate import glyph_codes, tiles
from host_tools.glyphs.layout import BLOCKS, CELL_HEIGHT, CELL_WIDTH, Block
from host_tools.glyphs.picture import MARGIN
from host_tools.glyphs.text import COLUMNS, READINGS, ROWS

UNREADABLE = ord("?")

Shape = tuple[str, ...]
"""Rows of pixels, '#' where lit."""


@cache
def _tiles() -> list[Shape]:
    """The shape of every code."""
    return [tuple(tile) for tile in tiles()]


@cache
def _small() -> dict[Shape, int]:
    """The code of every shape of one cell; of several codes that look alike, one that reads."""
    codes: dict[Shape, int] = {}
    for code, shape in enumerate(_tiles()):
        if shape not in codes or READINGS[codes[shape]] == " ":
            codes[shape] = code
    codes[("." * CELL_WIDTH,) * CELL_HEIGHT] = ord(" ")
    return codes


@cache
def _large() -> list[tuple[Block, dict[Shape, list[int]]]]:
    """For each kind of glyph of several cells: the codes of every shape."""
    kinds = []
    for block in sorted(BLOCKS, key=lambda block: -block.pieces):
        if block.pieces > 1:
            kinds.append((block, {_assembled(block, codes): codes for codes in glyph_codes(block)}))
    return kinds


def _assembled(block: Block, codes: list[int]) -> Shape:
    """A glyph of several cells put together."""
    rows: list[str] = []
    for row in range(block.rows):
        pieces = [_tiles()[codes[row * block.columns + column]] for column in range(block.columns)]
        rows += ["".join(parts) for parts in zip(*pieces, strict=True)]
    return tuple(rows)


def _cut_out(picture: Sequence[str], row: int, column: int, rows: int, columns: int) -> Shape:
    """What is seen in a rectangle of cells."""
    left = MARGIN + column * CELL_WIDTH
    right = left + columns * CELL_WIDTH
    lines = picture[row * CELL_HEIGHT : (row + rows) * CELL_HEIGHT]
    return tuple(line[left:right] for line in lines)


def read_cells(picture: Sequence[str]) -> bytes:
    """The 168 cells of a picture of 64 lines of 128 pixels."""
    return _read(tuple(picture))


@lru_cache(maxsize=512)
def _read(picture: tuple[str, ...]) -> bytes:
    """The same; people look at a picture more than once."""
    cells: list[int | None] = [None] * (ROWS * COLUMNS)
    for block, shapes in _large():
        for row, column in _places(block):
            at = row * COLUMNS + column
            shape = _cut_out(picture, row, column, block.rows, block.columns)
            if cells[at] is None and shape in shapes:
                for piece in range(block.pieces):
                    down, right = divmod(piece, block.columns)
                    cells[at + down * COLUMNS + right] = shapes[shape][piece]
    small = _small()
    for at, code in enumerate(cells):
        if code is None:
            shape = _cut_out(picture, *divmod(at, COLUMNS), 1, 1)
            cells[at] = small.get(shape, UNREADABLE)
    return bytes(code for code in cells if code is not None)


def _places(block: Block) -> Iterator[tuple[int, int]]:
    """Where a glyph of several cells can begin."""
    for row in range(ROWS - block.rows + 1):
        for column in range(COLUMNS - block.columns + 1):
            yield row, column
