"""One line of settings.toml, CircuitPython's settings, which are the maker's: all else in the file
stays as it is, and so does this setting where somebody has set it himself."""

import re

PATH = "settings.toml"
KEY = "CIRCUITPY_HEAP_START_SIZE"
LINE = f"{KEY} = 172000\n".encode()
"""Bytes of heap that CircuitPython takes at once. Left to itself it begins with 8 KB and adds
pieces, five by the end: in one piece there is more room, and a start is a tenth of a second
shorter. Tried on an emulated Pico with CircuitPython 10.2.1, and on no other board. Where so much
is not free, CircuitPython takes 8 KB but goes on as if it had all: the heap overruns, and the board
goes into safe mode. Then delete the line."""

_SETTING = re.compile(rb"\s*" + KEY.encode() + rb"\s*=\s*(\S*)")


def find(content: bytes) -> bytes | None:
    """Return the line of a file that sets it; None if there is none. Tables come after all
    settings."""
    for line in content.splitlines(keepends=True):
        if line.lstrip().startswith(b"["):
            break
        if _SETTING.match(line):
            return line
    return None


def value(line: bytes) -> str:
    """Return what a line sets it to."""
    found = _SETTING.match(line)
    return found[1].decode("utf-8", "replace") if found else ""


def with_line(content: bytes, old: bytes | None) -> bytes:
    """Return a file with our line: in place of an old one, or at its beginning."""
    return content.replace(old, LINE, 1) if old else LINE + content
