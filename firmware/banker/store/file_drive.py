"""A drive in one file of fixed size, in which each save has a place of its own.

The flash under the drive is erased 4,096 bytes at a time, eight of the file system's sectors.
Writing a file in the usual way also rewrites its directory and the allocation table; if the power
fails then, everything else in their eight sectors is lost, program files included. This file is
made once; after that only bytes inside it change, in whole sectors, and a gap as wide as an erase
lies between two places and at both ends. So a power cut can spoil the save that is being written,
and nothing else.
"""

FILE = "saves/box.bin"
SIZE = 120832
SECTOR = 512
LENGTH = 4  # bytes before the content of a place; 0xFFFFFFFF: nothing there

# The self-test's own file, laid out likewise: a sector in the middle, 0xFF while a test is due.
SELF_TEST = "saves/selftest.bin"
SELF_TEST_SIZE = 12288
SELF_TEST_AT = 4096

# Name: where its place begins, and how long it is.
PLACES = {
    "saves/even.log": (4096, 8192),
    "saves/odd.log": (16384, 8192),
    "saves/archive.log": (28672, 32768),
}

# On the shelf each game has a place with two copies, SHELF with the place's number and a or b.
SHELF = "saves/shelf"
SHELF_AT = 65536
COPY = 1024  # bytes of a copy
SHELF_EVERY = 2 * COPY + 4096


def place_of(name):
    """Return where the place of a name begins, and how long it is."""
    if not name.startswith(SHELF):
        return PLACES[name]
    start = SHELF_AT + SHELF_EVERY * int(name[len(SHELF) : -1])
    return (start + COPY if name.endswith("b") else start), COPY


class FileDrive:
    """The drive as the store sees it: see `media`. `file` has read(start, count), write(start,
    data), sync(), after which all that was written is on flash, and read_only."""

    def __init__(self, file):
        self.file = file

    @property
    def read_only(self):
        """Whether a PC has the drive."""
        return self.file.read_only

    def read(self, name):
        """Return all that is kept under a name, or None."""
        length = self._length(name)
        return None if length is None else self.part(name, 0, length)

    def part(self, name, start, count):
        """Return bytes of what is kept under a name; fewer or none at its end."""
        count = min(count, (self._length(name) or 0) - start)
        if count <= 0:
            return b""
        return bytes(self.file.read(place_of(name)[0] + LENGTH + start, count))

    def write(self, name, size, blocks):
        """Keep these blocks, of so many bytes in all, under a name."""
        from .drive_writing import put

        put(self.file, name, 0, size.to_bytes(LENGTH, "little"), size, blocks)

    def append(self, name, size, blocks):
        """Append these blocks to what is kept under a name."""
        from .drive_writing import append

        length = self._length(name)
        if length:
            append(self.file, name, length, size, blocks)
        else:
            self.write(name, size, blocks)

    def _length(self, name):
        start, room = place_of(name)
        length = int.from_bytes(self.file.read(start, LENGTH), "little")
        if length == 0xFFFFFFFF:
            return None
        return length if length <= room - LENGTH else 0  # something was there
