"""The box: one file of fixed size on the drive, in which each save has a place of its own.

The flash under the drive is erased 4,096 bytes at a time, eight of the file system's sectors. Who
writes a file in the usual way also rewrites its directory and the allocation table, and whatever
else shares their eight sectors, program files included, is lost if the power goes then. The box is
made once; after that only bytes inside it change, in whole sectors, and a gap as wide as an erase
lies between two places and at both ends. So a power cut can spoil the save that is being written,
and nothing else.
"""

FILE = "saves/box.bin"
SIZE = 65536
SECTOR = 512
_LENGTH = 4  # bytes before the content of a place; 0xFFFFFFFF: nothing there
_NO_SPACE = 28  # ENOSPC

# The self-test's own file, laid out likewise: a sector in the middle, 0xFF while a test is due.
SELF_TEST = "saves/selftest.bin"
SELF_TEST_SIZE = 12288
SELF_TEST_AT = 4096

# Name: where its place begins, and how long it is.
PLACES = {
    "saves/even.log": (4096, 8192),
    "saves/odd.log": (16384, 8192),
    "saves/story.log": (28672, 32768),
}


class Box:
    """The drive as the store sees it: see `media`. `file` has read(start, count), write(start,
    data), which is on flash on return, and read_only."""

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

    def write(self, name, data):
        """Keep this under a name."""
        self._put(name, 0, len(data).to_bytes(_LENGTH, "little") + data)

    def append(self, name, data):
        """Keep this behind what is kept under a name. The length comes last."""
        start = PLACES[name][0]
        length = self._length(name)
        if not length:
            self.write(name, data)
            return
        end = _LENGTH + length
        sector = end - end % SECTOR
        self._put(name, sector, bytes(self._file.read(start + sector, end - sector)) + data)
        first = bytearray(self._file.read(start, SECTOR))
        first[:_LENGTH] = (length + len(data)).to_bytes(_LENGTH, "little")
        self._put(name, 0, first)

    def _length(self, name):
        start, room = PLACES[name]
        length = int.from_bytes(self._file.read(start, _LENGTH), "little")
        return length if length <= room - _LENGTH else None

    def _put(self, name, at, data):
        """Write whole sectors of a place, from a sector's beginning on."""
        start, room = PLACES[name]
        filling = -len(data) % SECTOR
        if at + len(data) + filling > room:
            raise OSError(_NO_SPACE)
        self._file.write(start + at, bytes(data) + b"\xff" * filling)
