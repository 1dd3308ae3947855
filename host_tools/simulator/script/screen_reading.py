"""Reads the OLED's pixels back into cells by the shapes of the glyphs."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from host_tools.dev.glyphs.generate import glyph_codes, tiles
from host_tools.dev.glyphs.layout import BLOCKS, CELL_HEIGHT, CELL_WIDTH, Block
from host_tools.dev.glyphs.picture import MARGIN
from host_tools.dev.glyphs.text import COLUMNS, READINGS, ROWS

UNREADABLE = ord("?")

Shape = tuple[str, ...]
"""A cell's rows of pixels, '#' where lit."""
Shapes = tuple[Shape, ...]
"""The shapes in the cells of a glyph, or of a row of the screen."""


@cache
def _tiles() -> list[Shape]:
    """Return the shape of every code."""
    return [tuple(tile) for tile in tiles()]


@cache
def _small() -> dict[Shape, int]:
    """Return the code of every one-cell shape; of several codes that look alike, one that can be
    read."""
    codes: dict[Shape, int] = {}
    for code, shape in enumerate(_tiles()):
        if shape not in codes or READINGS[codes[shape]] == " ":
            codes[shape] = code
    codes[("." * CELL_WIDTH,) * CELL_HEIGHT] = ord(" ")
    return codes


@cache
def _large() -> list[tuple[Block, dict[Shapes, list[int]]]]:
    """Return the codes of every shape, for each kind of glyph with several cells."""
    kinds = []
    for block in sorted(BLOCKS, key=lambda block: -block.pieces):
        if block.pieces > 1:
            shapes = {tuple(_tiles()[one] for one in codes): codes for codes in glyph_codes(block)}
            kinds.append((block, shapes))
    return kinds


@lru_cache(maxsize=2048)
def _cut_up(lines: tuple[str, ...]) -> Shapes:
    """Return the shapes in the cells of a row, which is often the same as in the picture before."""
    lefts = range(MARGIN, MARGIN + COLUMNS * CELL_WIDTH, CELL_WIDTH)
    return tuple(tuple([line[left : left + CELL_WIDTH] for line in lines]) for left in lefts)


def read_cells(picture: Sequence[str]) -> bytes:
    """Return the 168 cells of a picture of 64 lines of 128 pixels."""
    return _read(tuple(picture))


@lru_cache(maxsize=512)
def _read(picture: tuple[str, ...]) -> bytes:
    """Read a picture; a repeated one comes from the cache."""
    cells: list[int | None] = [None] * (ROWS * COLUMNS)
    rows = [_cut_up(picture[at : at + CELL_HEIGHT]) for at in range(0, len(picture), CELL_HEIGHT)]
    for block, shapes in _large():
        for row, column in _places(block):
            at = row * COLUMNS + column
            shape: Shapes = ()
            for line in rows[row : row + block.rows]:
                shape += line[column : column + block.columns]
            if cells[at] is None and shape in shapes:
                for piece in range(block.pieces):
                    down, right = divmod(piece, block.columns)
                    cells[at + down * COLUMNS + right] = shapes[shape][piece]
    small = _small()
    for at, code in enumerate(cells):
        if code is None:
            row, column = divmod(at, COLUMNS)
            cells[at] = small.get(rows[row][column], UNREADABLE)
    return bytes(code for code in cells if code is not None)


def _places(block: Block) -> Iterator[tuple[int, int]]:
    """Yield where a glyph of several cells can begin."""
    for row in range(ROWS - block.rows + 1):
        for column in range(COLUMNS - block.columns + 1):
            yield row, column
