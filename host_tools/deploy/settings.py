"""Our line in settings.toml, CircuitPython's settings. The rest of the file is the maker's and
stays, and so does this setting if somebody else has set it."""

import re

PATH = "settings.toml"
KEY = "CIRCUITPY_HEAP_START_SIZE"
LINE = f"{KEY} = 172000\n".encode()
"""Bytes of heap that CircuitPython takes at once. By default it begins with 8 KB and adds
pieces, five by the end; one piece has more room, and makes a start a tenth of a second shorter.
Tried on an emulated Pico with CircuitPython 10.2.1, and on no other board. If so much is not
free, CircuitPython takes 8 KB but acts as if it had all: the heap overruns, and the board goes
into safe mode. Then delete the line."""

_SETTING = re.compile(rb"\s*" + KEY.encode() + rb"\s*=\s*(\S*)")


def find(content: bytes) -> bytes | None:
    """Return the line that sets our key, or None. Tables come after all settings."""
    for line in content.splitlines(keepends=True):
        if line.lstrip().startswith(b"["):
            break
        if _SETTING.match(line):
            return line
    return None


def value(line: bytes) -> str:
    """Return the value in a line."""
    found = _SETTING.match(line)
    return found[1].decode("utf-8", "replace") if found else ""


def with_line(content: bytes, old: bytes | None) -> bytes:
    """Return a file with our line, in place of an old one or at the start."""
    return content.replace(old, LINE, 1) if old else LINE + content
