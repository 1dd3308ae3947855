"""The FAT file system of a CIRCUITPY drive in an image of the flash: read, add and remove files.

CircuitPython itself makes the drive at its first start; this only puts files on it as a PC would.
"""

import struct
from collections.abc import Iterator
from typing import NamedTuple

from host_tools.emulated_pico import fat_names
from host_tools.emulated_pico.fat_clusters import ENTRY, Clusters, DriveFull

_FOLDER = 0x10
_LABEL = 0x08
_LONG = 0x0F
_GONE = 0xE5
_DATE = (2026 - 1980) << 9 | 1 << 5 | 1


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
        self._clusters = Clusters(image, start)

    @property
    def free(self) -> int:
        return self._clusters.free

    # Folders: 0 is the root, another number the first cluster of a folder.

    def _slots(self, folder: int) -> list[int]:
        """Where in the image a folder's entries are."""
        if folder == 0:
            return list(range(self._clusters.root, self._clusters.data, ENTRY))
        return [
            self._clusters.place(cluster) + at
            for cluster in self._clusters.chain(folder)
            for at in range(0, self._clusters.size, ENTRY)
        ]

    def _entries(self, folder: int) -> Iterator[Entry]:
        pieces: list[bytes] = []
        slots: list[int] = []
        for slot in self._slots(folder):
            raw = bytes(self.image[slot : slot + ENTRY])
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
        raw = bytearray(ENTRY)
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
            more = self._clusters.take(1)[0]
            self._clear(more)
            self._clusters.set_link(self._clusters.chain(folder)[-1], more)
            return self._add(folder, name, kind, cluster, size)
        for slot, content in zip(run, raws, strict=True):
            self.image[slot : slot + ENTRY] = content
        return None

    def _clear(self, cluster: int) -> None:
        at = self._clusters.place(cluster)
        self.image[at : at + self._clusters.size] = bytes(self._clusters.size)

    def _folder(self, path: str) -> int:
        """A folder's first cluster; it is made if there is none."""
        if not path:
            return 0
        entry = self._find(path)
        if entry:
            return entry.cluster
        above, _, name = path.rpartition("/")
        parent = self._folder(above)
        cluster = self._clusters.take(1)[0]
        self._clear(cluster)
        for at, (dots, target) in enumerate(((b".", cluster), (b"..", parent))):
            raw = bytearray(ENTRY)
            raw[:11] = dots.ljust(11)
            raw[11] = _FOLDER
            struct.pack_into("<HH", raw, 24, _DATE, target)
            start = self._clusters.place(cluster) + at * ENTRY
            self.image[start : start + ENTRY] = raw
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
        places = [self._clusters.place(cluster) for cluster in self._clusters.chain(entry.cluster)]
        data = b"".join(bytes(self.image[at : at + self._clusters.size]) for at in places)
        return data[: entry.size]

    def remove(self, path: str) -> None:
        """Delete a file that is there."""
        entry = self._find(path)
        if entry is None:
            raise FileNotFoundError(path)
        for cluster in self._clusters.chain(entry.cluster):
            self._clusters.set_link(cluster, 0)
        for slot in entry.slots:
            self.image[slot] = _GONE

    def write(self, path: str, content: bytes) -> None:
        """A new file, or one in place of another, with its folders."""
        if self._find(path):
            self.remove(path)
        above, _, name = path.rpartition("/")
        folder = self._folder(above)
        clusters = self._clusters.take(-(-len(content) // self._clusters.size)) if content else [0]
        for number, cluster in enumerate(clusters if content else ()):
            piece = content[number * self._clusters.size :][: self._clusters.size]
            at = self._clusters.place(cluster)
            self.image[at : at + len(piece)] = piece
        self._add(folder, name, 0x20, clusters[0], len(content))

    def where(self, path: str) -> tuple[int, int]:
        """Where in the image a file lies, and how long it is; it must be in one piece."""
        entry = self._find(path)
        if entry is None:
            raise FileNotFoundError(path)
        clusters = self._clusters.chain(entry.cluster)
        if clusters != list(range(clusters[0], clusters[0] + len(clusters))):
            raise ValueError(f"{path} is not in one piece")
        return self._clusters.place(clusters[0]), entry.size
