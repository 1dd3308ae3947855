"""The FAT file system of a CIRCUITPY drive in an image of the flash: read, add and remove files.

CircuitPython itself makes the drive at its first start; this only puts files on it as a PC would.
"""

import struct
from collections.abc import Iterator
from typing import NamedTuple

from host_tools.emulated_pico import fat_names

_ENTRY = 32
_FOLDER = 0x10
_LABEL = 0x08
_LONG = 0x0F
_GONE = 0xE5
_DATE = (2026 - 1980) << 9 | 1 << 5 | 1


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
        (sector, per_cluster, reserved, copies, self._root_entries, small) = struct.unpack_from(
            "<HBHBHH", image, start + 11
        )
        (per_fat,) = struct.unpack_from("<H", image, start + 22)
        if sector != 512 or not per_cluster or not per_fat:
            raise ValueError("there is no FAT12 or FAT16 drive")
        (large,) = struct.unpack_from("<I", image, start + 32)
        self._tables = [start + (reserved + n * per_fat) * sector for n in range(copies)]
        self._root = start + (reserved + copies * per_fat) * sector
        self._data = self._root + self._root_entries * _ENTRY
        self.cluster_size = per_cluster * sector
        self._clusters = ((small or large) * sector - (self._data - start)) // self.cluster_size
        self._sixteen = self._clusters >= 4085

    # Clusters.

    def _link(self, cluster: int) -> int:
        table = self._tables[0]
        if self._sixteen:
            return int(struct.unpack_from("<H", self.image, table + cluster * 2)[0])
        (pair,) = struct.unpack_from("<H", self.image, table + cluster * 3 // 2)
        return pair >> 4 if cluster & 1 else pair & 0xFFF

    def _set_link(self, cluster: int, link: int) -> None:
        for table in self._tables:
            if self._sixteen:
                struct.pack_into("<H", self.image, table + cluster * 2, link & 0xFFFF)
                continue
            at = table + cluster * 3 // 2
            (pair,) = struct.unpack_from("<H", self.image, at)
            if cluster & 1:
                pair = pair & 0xF | (link & 0xFFF) << 4
            else:
                pair = pair & 0xF000 | link & 0xFFF
            struct.pack_into("<H", self.image, at, pair)

    def _chain(self, cluster: int) -> list[int]:
        """A file's clusters in order."""
        found = []
        while 2 <= cluster < self._clusters + 2:
            found.append(cluster)
            cluster = self._link(cluster)
        return found

    def _take(self, count: int) -> list[int]:
        """So many free clusters, now one chain."""
        free: list[int] = []
        for cluster in range(2, self._clusters + 2):
            if len(free) == count:
                break
            if self._link(cluster) == 0:
                free.append(cluster)
        if len(free) < count:
            raise DriveFull("the drive is full")
        for cluster, following in zip(free, [*free[1:], 0xFFFF], strict=True):
            self._set_link(cluster, following)
        return free

    def _place(self, cluster: int) -> int:
        return self._data + (cluster - 2) * self.cluster_size

    @property
    def free(self) -> int:
        """Free bytes."""
        empty = sum(self._link(cluster) == 0 for cluster in range(2, self._clusters + 2))
        return empty * self.cluster_size

    # Folders: 0 is the root, another number the first cluster of a folder.

    def _slots(self, folder: int) -> list[int]:
        """Where in the image a folder's entries are."""
        if folder == 0:
            return list(range(self._root, self._data, _ENTRY))
        return [
            self._place(cluster) + at
            for cluster in self._chain(folder)
            for at in range(0, self.cluster_size, _ENTRY)
        ]

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
                name = fat_names.joined(pieces) or fat_names.short_text(raw)
                cluster, size = struct.unpack_from("<HI", raw, 26)
                if not raw[11] & _LABEL and raw[0] != ord("."):
                    yield Entry(name, [*slots, slot], bool(raw[11] & _FOLDER), cluster, size)
                pieces, slots = [], []

    def _find(self, path: str) -> Entry | None:
        folder = 0
        entry = None
        for part in path.split("/"):
            if entry is not None and not entry.folder:
                return None
            same = (e for e in self._entries(folder) if e.name.lower() == part.lower())
            entry = next(same, None)
            if entry is None:
                return None
            folder = entry.cluster
        return entry

    def _add(self, folder: int, name: str, kind: int, cluster: int, size: int) -> None:
        """A new directory entry, with its long name if it needs one."""
        used = {bytes(self.image[e.slots[-1] :][:11]) for e in self._entries(folder)}
        short = fat_names.short(name, used)
        raws = fat_names.long_entries(name, short)
        raw = bytearray(_ENTRY)
        raw[:11] = short
        raw[11] = kind
        struct.pack_into("<HHHHI", raw, 20, 0, 0, _DATE, cluster, size)
        raws.append(bytes(raw))
        run: list[int] = []
        for slot in self._slots(folder):
            run = [*run, slot] if self.image[slot] in (0, _GONE) else []
            if len(run) == len(raws):
                break
        else:
            if folder == 0:
                raise DriveFull("the root folder is full")
            more = self._take(1)[0]
            self._clear(more)
            self._set_link(self._chain(folder)[-1], more)
            return self._add(folder, name, kind, cluster, size)
        for slot, content in zip(run, raws, strict=True):
            self.image[slot : slot + _ENTRY] = content
        return None

    def _clear(self, cluster: int) -> None:
        at = self._place(cluster)
        self.image[at : at + self.cluster_size] = bytes(self.cluster_size)

    def _folder(self, path: str) -> int:
        """A folder's first cluster; it is made if there is none."""
        if not path:
            return 0
        entry = self._find(path)
        if entry:
            return entry.cluster
        above, _, name = path.rpartition("/")
        parent = self._folder(above)
        cluster = self._take(1)[0]
        self._clear(cluster)
        for at, (dots, target) in enumerate(((b".", cluster), (b"..", parent))):
            raw = bytearray(_ENTRY)
            raw[:11] = dots.ljust(11)
            raw[11] = _FOLDER
            struct.pack_into("<HH", raw, 24, _DATE, target)
            start = self._place(cluster) + at * _ENTRY
            self.image[start : start + _ENTRY] = raw
        self._add(parent, name, _FOLDER, cluster, 0)
        return cluster

    # Files.

    def files(self, folder: str = "") -> dict[str, bytes]:
        """Every file by its path, with its content."""
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
        """A file's content; None if there is no such file."""
        entry = self._find(path)
        if entry is None or entry.folder:
            return None
        places = [self._place(cluster) for cluster in self._chain(entry.cluster)]
        data = b"".join(bytes(self.image[at : at + self.cluster_size]) for at in places)
        return data[: entry.size]

    def remove(self, path: str) -> None:
        """Delete a file that is there."""
        entry = self._find(path)
        if entry is None:
            raise FileNotFoundError(path)
        for cluster in self._chain(entry.cluster):
            self._set_link(cluster, 0)
        for slot in entry.slots:
            self.image[slot] = _GONE

    def write(self, path: str, content: bytes) -> None:
        """A new file, or one in place of another, with its folders."""
        if self._find(path):
            self.remove(path)
        above, _, name = path.rpartition("/")
        folder = self._folder(above)
        clusters = self._take(-(-len(content) // self.cluster_size)) if content else [0]
        for number, cluster in enumerate(clusters if content else ()):
            piece = content[number * self.cluster_size :][: self.cluster_size]
            at = self._place(cluster)
            self.image[at : at + len(piece)] = piece
        self._add(folder, name, 0x20, clusters[0], len(content))

    def where(self, path: str) -> tuple[int, int]:
        """Where in the image a file lies, and how long it is; it must be in one piece."""
        entry = self._find(path)
        if entry is None:
            raise FileNotFoundError(path)
        clusters = self._chain(entry.cluster)
        if clusters != list(range(clusters[0], clusters[0] + len(clusters))):
            raise ValueError(f"{path} is not in one piece")
        return self._place(clusters[0]), entry.size
