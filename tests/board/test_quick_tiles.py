"""The short way of drawing tiles draws what displayio's own long way does, and covers the same."""

import sys
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tools.simulator import quick_tiles
from tests.support.fake_app import board

AREA_WIDE, AREA_HIGH = 40, 32


@pytest.fixture(scope="module")
def short():
    """As the virtual board has it; what it stands for is `__wrapped__`."""
    with board() as unit:
        unit.boot(100)
    return sys.modules["displayio._tilegrid"]._fill_pixels_packed


@st.composite
def drawings(draw):
    """A sheet of tiles, a grid of them, and an area of it that is drawn."""
    wide, high = draw(st.integers(1, 12)), draw(st.sampled_from((4, 8)))
    columns, rows, sheet_wide = (draw(st.integers(1, 5)) for _ in range(3))
    words = -(-wide * sheet_wide // 32)
    data = draw(st.lists(st.integers(0, 2**32 - 1), min_size=words * high, max_size=words * high))
    bitmap = SimpleNamespace(
        _data=memoryview(bytearray(4 * words * high)).cast("I"),
        _stride=words,
        _bmp_width=wide * sheet_wide,
        _bmp_height=high,
        _bits_per_value=1,
        _x_shift=5,
        _x_mask=31,
        _bitmask=1,
    )
    for at, word in enumerate(data):
        bitmap._data[at] = word
    tiles = st.integers(0, sheet_wide)  # the last is beyond the sheet
    grid = SimpleNamespace(
        _absolute_transform=SimpleNamespace(scale=draw(st.sampled_from((1, 1, 1, 2)))),
        _tiles=bytes(draw(st.lists(tiles, min_size=columns * rows, max_size=columns * rows))),
        _tile_width=wide,
        _tile_height=high,
        _top_left_x=draw(st.integers(0, 2)),
        _top_left_y=draw(st.integers(0, 2)),
        _width_in_tiles=columns,
        _height_in_tiles=rows,
        _bitmap_width_in_tiles=sheet_wide,
    )
    start_x, start_y = draw(st.integers(0, 9)), draw(st.integers(0, 9))
    x_shift, y_shift = draw(st.integers(0, 9)), draw(st.integers(0, 9))
    end_x = start_x + draw(st.integers(1, AREA_WIDE - x_shift))
    end_y = start_y + draw(st.integers(1, AREA_HIGH - y_shift))
    geometry = (0, 1, AREA_WIDE, x_shift, y_shift, start_x, end_x, start_y, end_y)
    pack = (1, 8, draw(st.booleans()), draw(st.sampled_from((False, False, True))), AREA_WIDE)
    colours = draw(st.sampled_from((((0, 1), (0, 1)),) * 3 + (((1, 0), (1, 1)),)))
    return *colours, geometry, grid, bitmap, pack


@given(drawings(), st.lists(st.integers(0, 2**32 - 1), min_size=40, max_size=40), st.booleans())
def test_it_draws_and_covers_what_the_long_way_does(short, drawing, above, alone):
    found = []
    for way in (short, short.__wrapped__):
        buffer, mask = bytearray(AREA_WIDE * AREA_HIGH // 8), [0] * 40 if alone else list(above)
        covered = way(buffer, mask, *drawing)
        found.append((covered, buffer, mask))
    assert found[0] == found[1]


def test_the_unit_is_drawn_that_way(monkeypatch):
    drawn = []
    plain = quick_tiles._is_plain
    monkeypatch.setattr(
        quick_tiles, "_is_plain", lambda *how: drawn.append(plain(*how)) or drawn[-1]
    )
    with board() as unit:
        unit.boot(500)
    assert drawn
    assert all(drawn)
