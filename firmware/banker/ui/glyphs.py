"""The codes of the glyphs that are not ASCII, and texts as cells of the screen.

Generated from the art by host_tools.dev.glyphs.generate: change it there.
"""

OFFICE = 0  # + 0 (blank) to 4 offices, + 5 the head office
PAWN = 14  # + pawn 0 to 5
UNDERLINED = 20  # + digit
FILLED = 30  # a progress bar's cell
EMPTY = 31  # the same, still to come
LIT = 172  # + digit: typed in the current field; + 10: the digit to type next; + 11: an arrow
LARGE_PAWN = 188  # + 4 * pawn + piece: 2 cells wide, 2 high, row by row
CHAR = 212  # + the place in CHARS
BATTERY = 246  # nearly empty: this and the next code
MUTE = 248  # sound off: this and the next code
RULE = 250  # a piece of a line across
# The pieces of each large digit: 2 cells wide, 3 high, row by row.
LARGE_DIGIT = (
    b"\x8a\x8b\x80\x8c\x8d\x8e"
    b"\x8f\x90\x81\x91\x92\x93"
    b"\x94\x8b\x82\x95\x96\x97"
    b"\x94\x8b\x83\x98\x99\x8e"
    b"\x9a\x9b\x84\x9c\x9d\x9e"
    b"\x9f\xa0\x85\x8b\x99\x8e"
    b"\xa1\xa2\x86\x8b\x8d\x8e"
    b"\xa3\xa4\x87\xa5\xa6\xa7"
    b"\x8a\x8b\x88\xa8\x8d\x8e"
    b"\x8a\x8b\x89\xa9\xaa\xab"
)
DOT = 231  # holds none

CHARS = "éèêëàâçôîïûùÉÈÊÀÇœ€·×→←↑↓’…°«»▸✓♪"


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
