"""The clusters of a FAT12 or FAT16 drive in an image of the flash: which are free, which follow."""

import struct

ENTRY = 32
"""The bytes of a directory entry."""


class DriveFull(OSError):
    """No cluster is free."""


class Clusters:
    """Those of the drive that begins at `start` of an image, which is changed in place. `root` and
    `data` are where the root folder and the first cluster lie, `size` is a cluster's."""

    def __init__(self, image: bytearray, start: int) -> None:
        self.image = image
        (sector, per_cluster, reserved, copies, root_entries, small) = struct.unpack_from(
            "<HBHBHH", image, start + 11
        )
        (per_fat,) = struct.unpack_from("<H", image, start + 22)
        if sector != 512 or not per_cluster or not per_fat:
            raise ValueError("there is no FAT12 or FAT16 drive")
        (large,) = struct.unpack_from("<I", image, start + 32)
        self._tables = [start + (reserved + n * per_fat) * sector for n in range(copies)]
        self.root = start + (reserved + copies * per_fat) * sector
        self.data = self.root + root_entries * ENTRY
        self.size = per_cluster * sector
        self._count = ((small or large) * sector - (self.data - start)) // self.size
        self._sixteen = self._count >= 4085

    def link(self, cluster: int) -> int:
        """What follows a cluster; 0: it is free."""
        table = self._tables[0]
        if self._sixteen:
            return int(struct.unpack_from("<H", self.image, table + cluster * 2)[0])
        (pair,) = struct.unpack_from("<H", self.image, table + cluster * 3 // 2)
        return pair >> 4 if cluster & 1 else pair & 0xFFF

    def set_link(self, cluster: int, link: int) -> None:
        """Let another cluster follow, in every copy of the table."""
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

    def chain(self, cluster: int) -> list[int]:
        """A file's clusters in order."""
        found = []
        while 2 <= cluster < self._count + 2:
            found.append(cluster)
            cluster = self.link(cluster)
        return found

    def take(self, count: int) -> list[int]:
        """So many free clusters, now one chain."""
        free: list[int] = []
        for cluster in range(2, self._count + 2):
            if len(free) == count:
                break
            if self.link(cluster) == 0:
                free.append(cluster)
        if len(free) < count:
            raise DriveFull("the drive is full")
        for cluster, following in zip(free, [*free[1:], 0xFFFF], strict=True):
            self.set_link(cluster, following)
        return free

    def place(self, cluster: int) -> int:
        """Where in the image a cluster lies."""
        return self.data + (cluster - 2) * self.size

    @property
    def free(self) -> int:
        empty = sum(self.link(cluster) == 0 for cluster in range(2, self._count + 2))
        return empty * self.size
