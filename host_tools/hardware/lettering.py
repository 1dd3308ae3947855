"""The width of words in Helvetica, which every PDF reader has, and in fonts of the same widths
(Arial, Liberation Sans). An accented letter is as wide as the letter."""

import unicodedata

# Thousandths of the size, for the characters from space to tilde.
_PLAIN = (
    (278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278)
    + 10 * (556,)
    + (278, 278, 584, 584, 584, 556, 1015)
    + (667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833)
    + (722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611)
    + (278, 278, 278, 469, 556, 333)
    + (556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833)
    + (556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500)
    + (334, 260, 334, 584)
)
_BOLD = (
    (278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278)
    + 10 * (556,)
    + (333, 333, 584, 584, 584, 611, 975)
    + (722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833)
    + (722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611)
    + (333, 278, 333, 584, 556, 333)
    + (556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889)
    + (611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500)
    + (389, 280, 389, 584)
)
_SIGNS = {"°": 400, "·": 278, "×": 584, "–": 556, "€": 556, "Ω": 768, "→": 1000, "−": 584}

CAPITAL = 0.718
"""The height of a capital, of the size."""


def width(words: str, size: float, bold: bool = False) -> float:
    """Return the width of a line of words; raise KeyError for an unknown character."""
    table = _BOLD if bold else _PLAIN
    total = 0
    for letter in words:
        plain = unicodedata.normalize("NFD", letter)[0]
        total += table[ord(plain) - 32] if " " <= plain <= "~" else _SIGNS[letter]
    return total * size / 1000
