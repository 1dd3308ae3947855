"""The code of each glyph, and the character that it reads as in text.

ASCII has its own codes. 6 to 13 and 127 stay blank, so that a stray line break in a text is a
gap on the screen and not an icon.
"""

from typing import NamedTuple

CELL_WIDTH, CELL_HEIGHT = 6, 8
CODES = 256


class Block(NamedTuple):
    """A row of glyphs with consecutive codes, under one constant of the firmware."""

    constant: str
    first: int
    reads: str
    """One character for each glyph, which replaces it in the text of a screen."""
    names: tuple[str, ...]
    """The glyphs' names in the art."""
    remark: str = ""
    columns: int = 1
    rows: int = 1
    """A glyph of several cells is cut into pieces, row by row, each with its own code."""
    taken: int = 0
    """The number of codes, if equal pieces share one: first those of the left piece of each glyph's
    second row, by which it is read."""

    @property
    def pieces(self) -> int:
        """Cells, and so codes, to a glyph."""
        return self.columns * self.rows

    @property
    def codes(self) -> range:
        """Return all the codes of the block."""
        return range(self.first, self.first + (self.taken or len(self.names) * self.pieces))


BLANK = " "
PAWNS = ("hat", "car", "dog", "shoe", "iron", "boat")
OFFICES = (BLANK, "office-1", "office-2", "office-3", "office-4", "head-office")
ASCII = "".join(map(chr, range(32, 127)))
CHARS = "éèêëàâçôîïûùÉÈÊÀÇœ€·×→←↑↓’…°«»▸✓♪"

LARGE_DIGITS = Block(
    "LARGE_DIGIT",
    128,
    "0123456789",
    tuple(f"large-{digit}" for digit in range(10)),
    columns=2,
    rows=3,
    taken=44,
)

BLOCKS = (
    Block("OFFICE", 0, " ▖▄▙█▲", OFFICES, "+ 0 (blank) to 4 offices, + 5 the head office"),
    Block("PAWN", 14, "①②③④⑤⑥", PAWNS, "+ pawn 0 to 5"),
    Block(
        "UNDERLINED",
        20,
        "₀₁₂₃₄₅₆₇₈₉",
        tuple(f"u{digit}" for digit in range(10)),
        "+ digit",
    ),
    Block("FILLED", 30, "■", ("filled",), "a progress bar's cell"),
    Block("EMPTY", 31, "□", ("empty",), "the same, still to come"),
    Block("", 32, ASCII, tuple(ASCII)),
    LARGE_DIGITS,
    Block(
        "LIT",
        172,
        "0123456789_ ",
        (*(f"lit-{digit}" for digit in range(10)), "lit", "wanted"),
        "+ digit: typed in the current field; + 10: the digit to type next; + 11: an arrow",
    ),
    Block(
        "LARGE_PAWN",
        188,
        "①②③④⑤⑥",
        tuple(f"large-{pawn}" for pawn in PAWNS),
        "+ 4 * pawn + piece: 2 cells wide, 2 high, row by row",
        columns=2,
        rows=2,
    ),
    Block("CHAR", 212, CHARS, tuple(CHARS), "+ the place in CHARS"),
    Block("BATTERY", 246, "▭", ("battery",), "nearly empty: this and the next code", columns=2),
    Block("MUTE", 248, "⊘", ("mute",), "sound off: this and the next code", columns=2),
    Block("RULE", 250, "─", ("rule",), "a piece of a line across"),
)
