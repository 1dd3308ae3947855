"""Draws tiles on a screen of one bit a pixel in a fraction of the time that displayio takes.

The desktop's displayio goes through an area pixel by pixel, in Python: that is much of what a
virtual board does. Nearly always it is about tiles of lit dots on a ground that lets everything
through, where only the lit dots matter. Whatever is otherwise is left to displayio.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, wraps
from typing import Any

_WORD = 32  # bits
_BYTE = 8

Fill = Callable[..., bool]


def quicker(fill: Fill) -> Fill:
    """`displayio`'s loop over the pixels of an area, with a short way through it. Both tell whether
    the area is all covered."""

    @wraps(fill)
    def fill_area(
        buffer: Any,
        mask: Any,
        colors: Sequence[int],
        opaque: Sequence[int],
        geometry: Sequence[int],
        grid: Any,
        bitmap: Any,
        pack: Sequence[int],
    ) -> bool:
        lit_alone = tuple(colors) == tuple(opaque) == (0, 1)
        if lit_alone and _is_plain(geometry, grid, bitmap, pack):
            return _fill(buffer, mask, geometry, grid, bitmap, pack)
        return fill(buffer, mask, colors, opaque, geometry, grid, bitmap, pack)

    return fill_area


def _is_plain(geometry: Sequence[int], grid: Any, bitmap: Any, pack: Sequence[int]) -> bool:
    """Whether tiles of single bits lie in the area as they are, eight rows to a byte."""
    depth, per_byte, _, share_row, area_width = pack
    start, x_stride, y_stride, x_shift, _, start_x, end_x, _, _ = geometry
    return (
        (depth, per_byte, share_row, bitmap._bits_per_value) == (1, _BYTE, False, 1)
        and (x_stride, y_stride, grid._absolute_transform.scale) == (1, area_width, 1)
        and start % area_width + x_shift + end_x - start_x <= area_width
        and grid._tile_width <= _WORD
        and bitmap._bmp_width % grid._tile_width == bitmap._bmp_height % grid._tile_height == 0
    )


def _fill(
    buffer: Any, mask: Any, geometry: Sequence[int], grid: Any, bitmap: Any, pack: Sequence[int]
) -> bool:
    start_x, end_x, start_y, end_y = geometry[5:]
    high, in_sheet = grid._tile_height, grid._bitmap_width_in_tiles
    words, stride = bitmap._data, bitmap._stride
    rows = list(_rows(geometry, pack))
    columns = list(_pieces(start_x, end_x, grid._tile_width))
    for begun, row, top, bottom in _pieces(start_y, end_y, high):
        tile_row = (row + grid._top_left_y) % grid._height_in_tiles * grid._width_in_tiles
        for x, column, left, right in columns:
            tile = grid._tiles[tile_row + (column + grid._top_left_x) % grid._width_in_tiles]
            down, along = divmod(tile, in_sheet)
            if down * high >= bitmap._bmp_height:
                continue  # beyond the sheet nothing is lit
            word, skipped = divmod(along * grid._tile_width + left, _WORD)
            wide = right - left
            at = (down * high + top) * stride + word
            for first, place, bit in rows[begun : begun + bottom - top]:
                both = words[at] << _WORD
                if skipped + wide > _WORD:
                    both |= words[at + 1]
                at += stride
                for lit in _lit(both >> (2 * _WORD - skipped - wide) & ((1 << wide) - 1), wide):
                    offset = first + x + lit
                    seen = 1 << (offset & (_WORD - 1))
                    if not mask[offset // _WORD] & seen:
                        mask[offset // _WORD] |= seen
                        buffer[place + x + lit] |= bit
    pixels = (at for first, _, _ in rows for at in range(first, first + end_x - start_x))
    return all(mask[at // _WORD] >> (at % _WORD) & 1 for at in pixels)


def _rows(geometry: Sequence[int], pack: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """For each row of pixels: the number of its first one, the byte this is in, and the bit."""
    _, _, from_top, _, area_width = pack
    start, _, y_stride, x_shift, y_shift, _, _, start_y, end_y = geometry
    for y in range(end_y - start_y):
        first = start + (y + y_shift) * y_stride + x_shift
        row, column = divmod(first, area_width)
        below = _BYTE - 1 - row % _BYTE if from_top else row % _BYTE
        yield first, row // _BYTE * area_width + column, 1 << below


def _pieces(start: int, end: int, size: int) -> Iterator[tuple[int, int, int, int]]:
    """For each tile on the way from start to end: how far from the start it begins, its place, and
    from where to where in it the way goes."""
    at = start
    while at < end:
        place, begin = divmod(at, size)
        stop = min(size, begin + end - at)
        yield at - start, place, begin, stop
        at += stop - begin


@cache
def _lit(dots: int, count: int) -> tuple[int, ...]:
    """Which dots of a row are lit, counted from its left."""
    return tuple(at for at in range(count) if dots >> (count - 1 - at) & 1)
