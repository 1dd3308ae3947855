"""The FAT12 file system of a CIRCUITPY drive in an image of the flash: read, add and remove files.

CircuitPython itself makes the drive at its first start; this only puts files on it as a PC would.
"""

import struct
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

_ENTRY = 32
"""The bytes of a directory entry."""
_FOLDER, _LABEL, _LONG, _GONE = 0x10, 0x08, 0x0F, 0xE5
_DATE = (2026 - 1980) << 9 | 1 << 5 | 1
_PLACES = (slice(1, 11), slice(14, 26), slice(28, 32))
"""The places of the 13 characters in an entry of a long name, two bytes each."""
_LOWER_NAME, _LOWER_KIND = 0x08, 0x10
_LAST = 0xFFF


class DriveFull(OSError):
    """No cluster is free."""


class Entry(NamedTuple):
    """A file or folder: where its directory entries are, and where it begins."""

    name: str
    slots: list[int]
    folder: bool
    cluster: int
    size: int


class Fat:
    """The drive that begins at `start` of an image, which is changed in place."""

    def __init__(self, image: bytearray, start: int) -> None:
        self.image = image
        sector, per_cluster, reserved, copies, entries, small, _, per_fat = struct.unpack_from(
            "<HBHBHHBH", image, start + 11
        )
        if sector != 512 or not per_cluster or not per_fat:
            raise ValueError("there is no FAT12 drive")
        self._tables = [start + (reserved + n * per_fat) * sector for n in range(copies)]
        self._root = start + (reserved + copies * per_fat) * sector
        self._data = self._root + entries * _ENTRY
        self._size = per_cluster * sector  # of a cluster
        self._clusters = range(2, 2 + (small * sector - (self._data - start)) // self._size)

    # Clusters.

    def _place(self, cluster: int) -> int:
        """Return the place of a cluster in the image."""
        return self._data + (cluster - 2) * self._size

    def _link(self, cluster: int) -> int:
        """Return the next cluster; 0 means free."""
        (pair,) = struct.unpack_from("<H", self.image, self._tables[0] + cluster * 3 // 2)
        return pair >> 4 if cluster & 1 else pair & 0xFFF

    def _set_link(self, cluster: int, link: int) -> None:
        """Set the next cluster, in every copy of the table."""
        for table in self._tables:
            at = table + cluster * 3 // 2
            (pair,) = struct.unpack_from("<H", self.image, at)
            pair = pair & 0xF | link << 4 if cluster & 1 else pair & 0xF000 | link
            struct.pack_into("<H", self.image, at, pair)

    def _chain(self, cluster: int) -> list[int]:
        """Return the clusters of a file in order."""
        found = []
        while cluster in self._clusters:
            found.append(cluster)
            cluster = self._link(cluster)
        return found

    def _free(self) -> list[int]:
        return [cluster for cluster in self._clusters if self._link(cluster) == 0]

    @property
    def free(self) -> int:
        """Return the bytes in free clusters."""
        return len(self._free()) * self._size

    def _take(self, wanted: int) -> list[int]:
        """Chain free clusters, and return them."""
        free = self._free()[:wanted]
        if len(free) < wanted:
            raise DriveFull("the drive is full")
        for cluster, following in zip(free, [*free[1:], _LAST], strict=False):
            self._set_link(cluster, following)
            start = self._place(cluster)
            self.image[start : start + self._size] = bytes(self._size)
        return free

    # Folders: 0 is the root, another number the first cluster of a folder.

    def _slots(self, folder: int) -> list[int]:
        """Return the places of a folder's entries in the image."""
        if folder == 0:
            return list(range(self._root, self._data, _ENTRY))
        starts = map(self._place, self._chain(folder))
        return [start + at for start in starts for at in range(0, self._size, _ENTRY)]

    def _entries(self, folder: int) -> Iterator[Entry]:
        pieces: list[bytes] = []
        slots: list[int] = []
        for slot in self._slots(folder):
            raw = bytes(self.image[slot : slot + _ENTRY])
            if raw[0] == 0:
                return
            if raw[0] == _GONE:
                pieces, slots = [], []
            elif raw[11] == _LONG:
                pieces.append(raw)
                slots.append(slot)
            else:
                name = _long_name(pieces) or _short_name(raw)
                cluster, size = struct.unpack_from("<HI", raw, 26)
                if not raw[11] & _LABEL and raw[0] != ord("."):
                    yield Entry(name, [*slots, slot], bool(raw[11] & _FOLDER), cluster, size)
                pieces, slots = [], []

    def _find(self, path: str) -> Entry | None:
        folder: int | None = 0
        entry = None
        for part in path.split("/"):
            if folder is None:
                return None
            same = (one for one in self._entries(folder) if one.name.lower() == part.lower())
            entry = next(same, None)
            folder = entry.cluster if entry and entry.folder else None
        return entry

    def _add(self, folder: int, name: str, kind: int, cluster: int, size: int) -> None:
        """Make a directory entry, with its long name, where all of it fits."""
        places = (one.slots[-1] for one in self._entries(folder))
        used = {bytes(self.image[at : at + 11]) for at in places}
        short = next(one for one in (b"F%07d   " % n for n in count()) if one not in used)
        raw = struct.pack("<11sB8xHHHHI", short, kind, 0, 0, _DATE, cluster, size)
        raws = [*_long_entries(name, short), raw]
        run: list[int] = []
        for slot in self._slots(folder):
            run = [*run, slot] if self.image[slot] in (0, _GONE) else []
            if len(run) == len(raws):
                break
        else:
            if folder == 0:
                raise DriveFull("the root folder is full")
            self._set_link(self._chain(folder)[-1], self._take(1)[0])
            return self._add(folder, name, kind, cluster, size)
        for slot, content in zip(run, raws, strict=True):
            self.image[slot : slot + _ENTRY] = content
        return None

    def _folder(self, path: str) -> int:
        """Return the first cluster of a folder, making the folder if necessary."""
        if not path:
            return 0
        entry = self._find(path)
        if entry:
            return entry.cluster
        above, _, name = path.rpartition("/")
        parent = self._folder(above)
        cluster = self._take(1)[0]
        for at, (dots, target) in enumerate(((b".", cluster), (b"..", parent))):
            raw = struct.pack("<11sB12xHHI", dots.ljust(11), _FOLDER, _DATE, target, 0)
            start = self._place(cluster) + at * _ENTRY
            self.image[start : start + _ENTRY] = raw
        self._add(parent, name, _FOLDER, cluster, 0)
        return cluster

    # Files.

    def files(self, folder: str = "") -> dict[str, bytes]:
        """Return the content of every file by path."""
        found = {}
        entry = self._find(folder) if folder else None
        for inside in self._entries(entry.cluster if entry else 0):
            path = f"{folder}/{inside.name}" if folder else inside.name
            if inside.folder:
                found.update(self.files(path))
            else:
                found[path] = self.read(path) or b""
        return found

    def read(self, path: str) -> bytes | None:
        """Return the content of a file, or None if there is no such file."""
        entry = self._find(path)
        if entry is None or entry.folder:
            return None
        places = map(self._place, self._chain(entry.cluster))
        data = b"".join(bytes(self.image[at : at + self._size]) for at in places)
        return data[: entry.size]

    def remove(self, path: str) -> None:
        """Delete a file that exists."""
        entry = self._find(path)
        if entry is None:
            raise FileNotFoundError(path)
        for cluster in self._chain(entry.cluster):
            self._set_link(cluster, 0)
        for slot in entry.slots:
            self.image[slot] = _GONE

    def write(self, path: str, content: bytes) -> None:
        """Write a file, with its folders, replacing one of the same name."""
        if self._find(path):
            self.remove(path)
        above, _, name = path.rpartition("/")
        folder = self._folder(above)
        clusters = self._take(-(-len(content) // self._size))
        for number, cluster in enumerate(clusters):
            piece = content[number * self._size :][: self._size]
            at = self._place(cluster)
            self.image[at : at + len(piece)] = piece
        self._add(folder, name, 0x20, clusters[0] if clusters else 0, len(content))

    def where(self, path: str) -> tuple[int, int]:
        """Return a file's place in the image and its length; it must be in one piece."""
        entry = self._find(path)
        if entry is None:
            raise FileNotFoundError(path)
        clusters = self._chain(entry.cluster)
        if clusters != list(range(clusters[0], clusters[0] + len(clusters))):
            raise ValueError(f"{path} is not in one piece")
        return self._place(clusters[0]), entry.size


def _short_name(raw: bytes) -> str:
    """Return the name in an ordinary entry, in small letters where its flags say so."""
    name, kind = (part.decode("cp437").rstrip() for part in (raw[:8], raw[8:11]))
    name = name.lower() if raw[12] & _LOWER_NAME else name
    kind = kind.lower() if raw[12] & _LOWER_KIND else kind
    return f"{name}.{kind}" if kind else name


def _long_name(pieces: list[bytes]) -> str:
    """Return the name that the entries before an ordinary one hold, last part first."""
    text = b"".join(raw[place] for raw in reversed(pieces) for place in _PLACES)
    # It ends with a zero, unless it fills its entries.
    return text.decode("utf-16-le").split("\0")[0].rstrip("\uffff")


def _long_entries(name: str, short: bytes) -> list[bytes]:
    """Return the entries that go before the ordinary one and hold its name."""
    check = 0
    for byte in short:
        check = ((check & 1) << 7 | check >> 1) + byte & 0xFF
    text = (name + "\0").encode("utf-16-le") if len(name) % 13 else name.encode("utf-16-le")
    parts = [text[at : at + 26].ljust(26, b"\xff") for at in range(0, len(text), 26)]
    entries = []
    for number, part in reversed(list(enumerate(parts, 1))):
        raw = bytearray(_ENTRY)
        raw[0] = number | (0x40 if number == len(parts) else 0)
        raw[11], raw[13] = _LONG, check
        raw[1:11], raw[14:26], raw[28:32] = part[:10], part[10:22], part[22:]
        entries.append(bytes(raw))
    return entries
