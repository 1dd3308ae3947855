"""Rewrite the firmware's glyph sheet and glyph codes from the art:
`python -m host_tools.dev.glyphs.generate`.
"""

from pathlib import Path

from host_tools import FIRMWARE
from host_tools.dev.glyphs.art import Art, read_art
from host_tools.dev.glyphs.layout import (
    BLANK,
    BLOCKS,
    CELL_HEIGHT,
    CELL_WIDTH,
    CHARS,
    CODES,
    LARGE_DIGITS,
    Block,
)

UI = FIRMWARE / "banker" / "ui"

CODES_HEAD = '''\
"""The codes of the glyphs that are not ASCII, and texts as cells of the screen.

Generated from the art by host_tools.dev.glyphs.generate: change it there.
"""

'''

CODES_TAIL = '''

def encode(text):
    """Return the cells of a text, a byte a character; one that the sheet lacks becomes "?"."""
    cells = text.encode()
    if len(cells) == len(text):  # all ASCII, as most texts are: nothing to look up
        return cells
    cells = bytearray(len(text))
    for place, char in enumerate(text):
        code = ord(char)
        if code > 126:
            code = CHARS.find(char)
            code = 63 if code < 0 else CHAR + code
        cells[place] = code
    return bytes(cells)
'''


SHEET_HEAD = f'''\
"""The columns of the {CODES} glyphs, {CELL_WIDTH} bytes for each, from left to right.

A byte is a column of {CELL_HEIGHT} dots, the topmost in the lowest bit, as the OLED's chip has it.
Only the display driver imports this.
Generated from the art by host_tools.dev.glyphs.generate: change it there.
"""

'''


def tiles() -> list[Art]:
    """Return the glyph of every code, as 8 rows of 6; unused codes are blank."""
    cells: list[Art] = [["." * CELL_WIDTH] * CELL_HEIGHT for _ in range(CODES)]
    art = read_art()
    for block in BLOCKS:
        drawn = _pieces(block, art)
        for codes, pieces in zip(_codes(block, drawn), drawn, strict=True):
            for code, piece in zip(codes, pieces, strict=True):
                cells[code] = piece
        for name in block.names:
            art.pop(name, None)
    if art:
        raise ValueError(f"drawn, but without a code: {', '.join(art)}")
    return cells


def glyph_codes(block: Block) -> list[list[int]]:
    """Return the codes of the pieces of each glyph in a block."""
    return _codes(block, _pieces(block, read_art()))


def _pieces(block: Block, art: dict[str, Art]) -> list[list[Art]]:
    """Return each glyph of a block, cut into cells."""
    return [
        cut(name, [] if name == BLANK else art[name], block.columns, block.rows)
        for name in block.names
    ]


def _codes(block: Block, drawn: list[list[Art]]) -> list[list[int]]:
    """Return the same as codes."""
    if not block.taken:
        size = block.pieces
        return [
            list(range(block.first + place * size, block.first + (place + 1) * size))
            for place in range(len(drawn))
        ]
    shared: list[Art] = []
    for pieces in drawn:
        for place, piece in enumerate(pieces):
            if place != block.columns and piece not in shared:
                shared.append(piece)
    if len(drawn) + len(shared) != block.taken:
        raise ValueError(f"{block.constant} takes {len(drawn) + len(shared)} codes")
    behind = block.first + len(drawn)
    return [
        [
            block.first + at if place == block.columns else behind + shared.index(piece)
            for place, piece in enumerate(pieces)
        ]
        for at, pieces in enumerate(drawn)
    ]


def cut(name: str, rows: Art, columns: int, lines: int) -> list[Art]:
    """Return a drawing as the cells it covers, row by row."""
    width, height = columns * CELL_WIDTH, lines * CELL_HEIGHT
    if len(rows) > height or any(len(row) > width for row in rows):
        raise ValueError(f"{name} is larger than {width} x {height}")
    full = [row.ljust(width, ".") for row in rows] + ["." * width] * (height - len(rows))
    return [
        [row[x : x + CELL_WIDTH] for row in full[y : y + CELL_HEIGHT]]
        for y in range(0, height, CELL_HEIGHT)
        for x in range(0, width, CELL_WIDTH)
    ]


def sheet() -> bytes:
    """Return the columns of all glyphs, packed as the firmware has them."""
    return bytes(
        sum((row[x] == "#") << y for y, row in enumerate(glyph))
        for glyph in tiles()
        for x in range(CELL_WIDTH)
    )


def codes_source() -> str:
    """Return the text of the firmware's glyphs.py."""
    lines = [f"{b.constant} = {b.first}  # {b.remark}" for b in BLOCKS if b.remark]
    lines += [
        "# The pieces of each large digit: 2 cells wide, 3 high, row by row.",
        "LARGE_DIGIT = (",
    ]
    for codes in glyph_codes(LARGE_DIGITS):
        lines.append('    b"' + "".join(f"\\x{code:02x}" for code in codes) + '"')
    lines.append(")")
    dot = next(b.first for b in BLOCKS if b.constant == "CHAR") + CHARS.index("·")
    lines += [f"DOT = {dot}  # holds none", "", f'CHARS = "{CHARS}"']
    return CODES_HEAD + "\n".join(lines) + "\n" + CODES_TAIL


def sheet_source() -> str:
    """Return the text of the firmware's sheet.py."""
    packed = sheet()
    step = 16
    lines = [
        '    b"' + "".join(f"\\x{byte:02x}" for byte in packed[at : at + step]) + '"'
        for at in range(0, len(packed), step)
    ]
    return SHEET_HEAD + f"COUNT = {CODES}\n" + "COLUMNS = (\n" + "\n".join(lines) + "\n)\n"


def generated() -> dict[Path, str]:
    """Return what each generated file must contain."""
    return {UI / "glyphs.py": codes_source(), UI / "sheet.py": sheet_source()}


def main() -> None:
    """Rewrite the firmware's files."""
    for path, source in generated().items():
        path.write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
