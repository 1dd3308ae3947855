"""The self-test's own file. `courtier deploy` makes it to request a test; the unit writes the
result there for `courtier selftest`.

Only bytes in its middle are written, in place and a whole sector at a time, and the file is never
closed, so that a power cut harms only the result: see `banker.store.file_drive`. Writing there also
tests the flash.
"""

import os

from banker.store.file_drive import SECTOR, SELF_TEST, SELF_TEST_AT, SELF_TEST_SIZE

_PATTERNS = (b"\x55\xaa", b"\xaa\x55", b"\x00\xff")
_open: list = []
"""The open file, which is never closed: that would rewrite its directory."""


def _file():
    """Return the file, or None if it is missing or cannot be written."""
    if not _open:
        try:
            if os.stat("/" + SELF_TEST)[6] != SELF_TEST_SIZE:
                return None
            _open.append(open("/" + SELF_TEST, "r+b"))  # noqa: SIM115
        except OSError:
            return None
    return _open[0]


def _put(file, data: bytes) -> bool:
    """Write the sector, and return whether it reads back."""
    file.seek(SELF_TEST_AT)
    file.write(data)
    os.sync()
    file.seek(SELF_TEST_AT)
    return file.read(len(data)) == data


def try_writing() -> str:
    """Return the fault of writing to the flash, or "" if there is none."""
    file = _file()
    if file is None:
        return "no_test_file"
    try:
        for pattern in _PATTERNS:
            if not _put(file, pattern * (SECTOR // 2)):
                return "not_kept"
    except OSError:
        return "not_kept"
    return ""


def keep(text: str) -> None:
    """Save a result as text, as far as there is room; then no test is due any more."""
    file = _file()
    if file is None:
        return
    data = text.encode()[: SECTOR - 1]
    try:
        _put(file, data + bytes(SECTOR - len(data)))
    except OSError:
        print("The result could not be written")
