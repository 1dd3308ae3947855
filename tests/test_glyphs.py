"""The glyph sheet: committed as generated, no two glyphs alike, and screens that read as text."""

import pytest
from banker.ui import glyphs, sheet

from host_tools.dev.glyphs import art, generate, layout, picture, text

BLANK_TILE = ["......"] * 8


def whole_glyphs() -> dict[str, tuple[str, ...]]:
    """Return every glyph by its constant and place, with the pieces of a large one together."""
    tiles = generate.tiles()
    whole = {}
    for block in layout.BLOCKS:
        codes = generate.glyph_codes(block)
        for place, name in enumerate(block.names):
            pieces = [tiles[code] for code in codes[place]]
            whole[f"{block.constant}+{place} {name}"] = tuple(
                row for piece in pieces for row in piece
            )
    return whole


def screen(*placed: tuple[int, int, bytes]) -> bytes:
    """Return an otherwise blank screen with cells at (column, row)."""
    cells = bytearray(b" " * 168)
    for column, row, codes in placed:
        start = row * 21 + column
        cells[start : start + len(codes)] = codes
    return bytes(cells)


def large_number(column: int, row: int, number: str) -> list[tuple[int, int, bytes]]:
    """Return the three rows of cells of a number in large digits."""
    return [
        (
            column,
            row + line,
            bytes(
                glyphs.LARGE_DIGIT[6 * int(digit) + 2 * line + side]
                for digit in number
                for side in (0, 1)
            ),
        )
        for line in range(3)
    ]


def test_committed_files_are_what_the_art_generates() -> None:
    for path, source in generate.generated().items():
        assert path.read_text(encoding="utf-8") == source, f"{path.name}: generate it again"


def test_no_code_is_given_twice() -> None:
    codes = [code for block in layout.BLOCKS for code in block.codes]
    assert len(codes) == len(set(codes))
    assert max(codes) < layout.CODES


def test_large_digits_share_what_looks_alike_and_leave_codes_for_others() -> None:
    used = {code for block in layout.BLOCKS for code in block.codes}
    assert set(glyphs.LARGE_DIGIT) == set(layout.LARGE_DIGITS.codes)
    free = [code for code in range(layout.CODES) if code not in used and not 6 <= code <= 13]
    assert len(free) >= 8


def test_every_block_reads_as_one_character_a_glyph() -> None:
    for block in layout.BLOCKS:
        assert len(block.reads) == len(block.names), block.constant


def test_ascii_has_its_own_codes() -> None:
    block = next(block for block in layout.BLOCKS if block.names == tuple(layout.ASCII))
    assert "".join(map(chr, block.codes)) == layout.ASCII


def test_glyphs_are_drawn_and_differ() -> None:
    seen: dict[tuple[str, ...], str] = {}
    for label, pixels in whole_glyphs().items():
        blank = not any("#" in row for row in pixels)
        assert blank == label.endswith(layout.BLANK), label
        if not blank:
            assert pixels not in seen, f"{label} looks like {seen.get(pixels)}"
            seen[pixels] = label


def test_unused_codes_are_blank() -> None:
    used = {code for block in layout.BLOCKS for code in block.codes}
    tiles = generate.tiles()
    assert all(tiles[code] == BLANK_TILE for code in range(layout.CODES) if code not in used)


def test_text_glyphs_leave_a_column_between_letters() -> None:
    tiles = generate.tiles()
    for code in [*range(33, 127), *(glyphs.CHAR + n for n in range(len(glyphs.CHARS)))]:
        assert all(row[5] == "." for row in tiles[code]), f"code {code} touches its neighbour"


def test_underlined_digits_have_a_gap_above_the_line() -> None:
    tiles = generate.tiles()
    for digit in range(10):
        tile = tiles[glyphs.UNDERLINED + digit]
        assert tile[6:] == ["......", "#####."]


def test_sheet_is_packed_as_its_docstring_says() -> None:
    assert sheet.COUNT == 256
    assert len(sheet.COLUMNS) == 256 * 6
    tiles = generate.tiles()
    for code in (ord("A"), glyphs.PAWN, glyphs.LARGE_DIGIT[59], 255):
        for y in range(8):
            for x in range(6):
                assert sheet.COLUMNS[6 * code + x] >> y & 1 == (tiles[code][y][x] == "#")


def test_encode_covers_every_character() -> None:
    everything = layout.ASCII + glyphs.CHARS
    codes = glyphs.encode(everything)
    assert len(codes) == len(everything) == len(set(codes))
    assert "".join(text.READINGS[code] for code in codes) == everything


def test_encode_of_french() -> None:
    cells = glyphs.encode("Où ça, Noël ?".ljust(21)) + b" " * 147
    assert text.screen_text(cells)[0] == "Où ça, Noël ?        "


def test_encode_asks_about_what_is_not_drawn() -> None:
    assert glyphs.encode("aж\x7fb") == b"a??b"


def test_a_large_number_reads_on_its_middle_row() -> None:
    lines = text.screen_text(screen(*large_number(4, 2, "220"), (0, 3, b"x"), (10, 3, b"y")))
    assert lines[2] == lines[4] == " " * 21
    assert lines[3] == "x   220   y          "


def test_large_numbers_reach_both_edges_and_stay_apart() -> None:
    lines = text.screen_text(screen(*large_number(0, 0, "12345"), *large_number(11, 0, "67890")))
    assert lines[1] == "12345      67890     "
    assert {len(line) for line in lines} == {21}
    assert len(lines) == 8


def test_a_market_row_reads() -> None:
    row = bytes(
        [*b"13", glyphs.OFFICE + 3, *b"2 ", glyphs.UNDERLINED + 5, 32, glyphs.DOT, 32, *b"2 165+"]
    )
    heads = bytes([glyphs.PAWN, 32, glyphs.PAWN + 5])
    lines = text.screen_text(screen((5, 0, heads), (0, 1, row)))
    assert lines[:2] == ["     ① ⑥             ", "13▙2 ₅ · 2 165+      "]


def test_offices_and_icons_read() -> None:
    offices = bytes(glyphs.OFFICE + n for n in range(6))
    pawn = glyphs.LARGE_PAWN + 4 * 2
    lines = text.screen_text(
        screen(
            (0, 0, offices),
            (0, 1, bytes([pawn, pawn + 1])),
            (0, 2, bytes([pawn + 2, pawn + 3])),
            (0, 3, bytes([glyphs.FILLED, glyphs.EMPTY, glyphs.BATTERY, glyphs.BATTERY + 1])),
        )
    )
    assert [line.rstrip() for line in lines[:4]] == [" ▖▄▙█▲", "③", "", "■□▭"]


def test_a_screen_has_168_cells() -> None:
    with pytest.raises(ValueError, match="168"):
        text.screen_text(b" " * 167)
    with pytest.raises(ValueError, match="168"):
        picture.pixels(b" " * 169)


def test_pixels_begin_one_from_the_left() -> None:
    rows = picture.pixels(screen((0, 0, b"H"), (20, 7, bytes([glyphs.RULE]))))
    assert len(rows) == 64
    assert {len(row) for row in rows} == {128}
    assert rows[0][:8] == bytes([0, 1, 0, 0, 0, 1, 0, 0])
    assert rows[59][120:] == bytes([0, 1, 1, 1, 1, 1, 1, 0])


def test_picture_is_scaled_and_lit() -> None:
    image = picture.picture(picture.pixels(screen((0, 0, b"H"))))
    assert image.size == (512, 256)
    colours = image.convert("RGB")
    assert colours.getpixel((4, 0)) == (196, 246, 255)
    assert colours.getpixel((0, 0)) == colours.getpixel((8, 0)) == (5, 9, 13)


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("a b\n##. #\n##.", "one piece for each"),
        ("a a\n# #", "drawn twice"),
        ("a\n#o", "neither"),
    ],
)
def test_faulty_art_is_named(drawing: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=f"drawing.txt: .*{complaint}"):
        art.parse(drawing, "drawing.txt")


def test_art_larger_than_its_cells_is_refused() -> None:
    with pytest.raises(ValueError, match="hat is larger than 6 x 8"):
        generate.cut("hat", ["#######"], 1, 1)
