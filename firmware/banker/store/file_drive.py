"""A drive in one file: it has a fixed size, and in it each save has a place of its own.

The flash under the drive is erased 4,096 bytes at a time, eight of the file system's sectors. Who
writes a file in the usual way also rewrites its directory and the allocation table, and whatever
else shares their eight sectors, program files included, is lost if the power goes then. The file is
made once; after that only bytes inside it change, in whole sectors, and a gap as wide as an erase
lies between two places and at both ends. So a power cut can spoil the save that is being written,
and nothing else.
"""

from .media import ENOSPC

FILE = "saves/box.bin"
SIZE = 65536
SECTOR = 512
_LENGTH = 4  # bytes before the content of a place; 0xFFFFFFFF: nothing there

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


class FileDrive:
    """The drive as the store sees it: see `media`. `file` has read(start, count), write(start,
    data), sync(), after which all that was written is on flash, and read_only."""

    def __init__(self, file):
        self._file = file

    @property
    def read_only(self):
        """Whether a PC has the drive."""
        return self._file.read_only

    def read(self, name):
        """All that is kept under a name, or None."""
        length = self._length(name)
        return None if length is None else self.part(name, 0, length)

    def part(self, name, start, count):
        """Some bytes of it; fewer or none at its end."""
        count = min(count, (self._length(name) or 0) - start)
        if count <= 0:
            return b""
        return bytes(self._file.read(PLACES[name][0] + _LENGTH + start, count))

    def write(self, name, size, blocks):
        """Keep these blocks, of so many bytes in all, under a name."""
        self._put(name, 0, size.to_bytes(_LENGTH, "little"), size, blocks)

    def append(self, name, size, blocks):
        """Keep these behind what is kept under a name. The length comes last."""
        start = PLACES[name][0]
        length = self._length(name)
        if not length:
            self.write(name, size, blocks)
            return
        end = _LENGTH + length
        sector = end - end % SECTOR
        self._put(name, sector, self._file.read(start + sector, end - sector), size, blocks)
        first = bytearray(self._file.read(start, SECTOR))
        first[:_LENGTH] = (length + size).to_bytes(_LENGTH, "little")
        self._put(name, 0, first, 0, ())

    def _length(self, name):
        start, room = PLACES[name]
        length = int.from_bytes(self._file.read(start, _LENGTH), "little")
        if length == 0xFFFFFFFF:
            return None
        return length if length <= room - _LENGTH else 0  # something was there

    def _put(self, name, at, head, size, blocks):
        """Write whole sectors of a place, from a sector's beginning on: some bytes, then blocks of
        so many in all. A sector is filled before the next one is begun, to take little memory."""
        start, room = PLACES[name]
        if at + len(head) + size > room:
            raise OSError(ENOSPC)
        sector = bytearray(b"\xff" * SECTOR)
        at += start
        sector[: len(head)] = head
        filled = len(head)
        for block in blocks:
            done = 0
            while done < len(block):
                if filled == SECTOR:
                    at = self._write(at, sector)
                    sector[:] = b"\xff" * SECTOR
                    filled = 0
                some = min(len(block) - done, SECTOR - filled)
                sector[filled : filled + some] = block[done : done + some]
                filled += some
                done += some
        self._write(at, sector)
        self._file.sync()

    def _write(self, at, sector):
        """Write a sector; where the next one is."""
        self._file.write(at, sector)
        return at + SECTOR
