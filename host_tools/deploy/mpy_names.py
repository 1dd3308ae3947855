"""Reads the names that a .mpy adds to the board's memory, where they stay."""

_HEADER = 4


def names(content: bytes) -> set[str]:
    """Return the names in a .mpy's table, except those that every MicroPython has built in."""
    at = _HEADER
    found = set()
    count, at = _number(content, at)
    _, at = _number(content, at)  # of constants, which come later
    for _ in range(count):
        head, at = _number(content, at)
        if head & 1:
            continue  # built in: the number is its place there
        length = head >> 1
        found.add(content[at : at + length].decode())
        at += length + 1
    return found


def _number(content: bytes, at: int) -> tuple[int, int]:
    """Return a number in groups of seven bits, and the place after it."""
    value = 0
    while True:
        byte = content[at]
        at += 1
        value = value << 7 | byte & 0x7F
        if not byte & 0x80:
            return value, at
