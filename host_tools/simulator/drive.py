"""The CIRCUITPY drive: a FAT file system, as far as saves need one, whose power can fail.

A new file is empty at first; then its content is programmed, then the directory updated. After a
power cut in between, a FAT may leave any of these, and `after_cut` chooses one:
  "torn"   the content as far as it was programmed
  "empty"  the file without content
  "old"    the old file: the directory's update is lost
  "gone"   no file of that name
Bytes written in place change neither directory nor allocation table, only their own sectors.
"""

import errno
from pathlib import Path

from host_tools.simulator.durable_files import (
    UNFINISHED,
    delete_durably,
    make_folder,
    write_durably,
)
from host_tools.simulator.flash import (
    ERASE_MS,
    PAGE,
    PROGRAM_MS,
    SECTOR,
    Supply,
    erase,
    program,
)

AFTER_CUT = ("torn", "empty", "old", "gone")
_ENTRY = 32
"""Bytes of a directory entry; the power can fail at each of them."""


class Drive:
    """Files by absolute path. `read_only`: the PC has the drive. `capacity` in bytes. `worn_bits`
    stay 0 in everything written in place."""

    def __init__(self, supply: Supply, folder: Path | None = None) -> None:
        self._supply = supply
        self._folder = folder
        self.files: dict[str, bytes] = {}
        self.folders: set[str] = {"/"}
        self.read_only = False
        self.capacity = 1_000_000
        self.after_cut = "torn"
        self.worn_bits = 0
        self._waiting: list[tuple[str, int, bytes]] = []
        if folder:
            make_folder(folder)
            for path in sorted(folder.rglob("*")):
                name = "/" + path.relative_to(folder).as_posix()
                if path.is_dir():
                    self.folders.add(name)
                elif path.suffix != UNFINISHED:
                    self.files[name] = path.read_bytes()

    @property
    def free(self) -> int:
        """Return the bytes still free, in whole sectors."""
        used = sum(-(-len(content) // SECTOR) * SECTOR for content in self.files.values())
        return self.capacity - used

    def check_writable(self) -> None:
        """Raise OSError unless the unit may write."""
        if self.read_only:
            raise OSError(errno.EROFS, "Read-only filesystem")

    def find(self, path: str) -> str:
        """Return the full path."""
        return "/" + path.strip("/")

    def content(self, path: str) -> bytes:
        """Return a file's bytes; raise OSError if there is no such file."""
        name = self.find(path)
        if name not in self.files:
            raise OSError(errno.ENOENT, "No such file/directory")
        return self.files[name]

    def store(self, path: str, content: bytes) -> None:
        """Write a whole file: an empty entry, the content, the entry again."""
        self.check_writable()
        name = self.find(path)
        if name.rpartition("/")[0] not in self.folders | {""}:
            raise OSError(errno.ENOENT, "No such file/directory")
        old = self.files.get(name)
        if len(content) - len(old or b"") > self.free:
            raise OSError(errno.ENOSPC, "No space left on device")
        done = 0
        try:
            self._update_directory()
            self._spend(len(content))
            done = self._supply.count_before_cut(len(content))
            self._supply.bytes_programmed += done
            while done < len(content):
                if self._supply.fails_at_next_byte():
                    self._supply.cut()
                self._supply.bytes_programmed += 1
                done += 1
            self._update_directory()
        except BaseException:
            self._leave(name, {"torn": content[:done], "empty": b"", "old": old, "gone": None})
            raise
        self._put(name, content)

    def give(self, path: str, content: bytes) -> None:
        """Put a file there from outside, as a PC does, and make its folder."""
        name = self.find(path)
        folder = name.rpartition("/")[0]
        self.folders.add(folder or "/")
        if self._folder:
            make_folder(self._folder / folder[1:])
        self._put(name, content)

    def write_in_place(self, path: str, start: int, data: bytes) -> None:
        """Change bytes of a file, not its size or directory entry. They are on flash after
        `sync`."""
        self.check_writable()
        name = self.find(path)
        if start + len(data) > len(self.content(name)):
            raise OSError(errno.EINVAL, "the file would grow")
        self._waiting.append((name, start, data))

    def sync(self) -> None:
        """Write pending changes to flash, each sector once."""
        sectors: dict[tuple[str, int], bytearray] = {}
        for name, start, data in self._waiting:
            for at, byte in enumerate(data, start):
                block = at - at % SECTOR
                if (name, block) not in sectors:
                    sectors[name, block] = bytearray(self.content(name)[block : block + SECTOR])
                sectors[name, block][at - block] = byte
        self._waiting.clear()
        for (name, block), new in sectors.items():
            whole = bytearray(self.content(name))
            try:
                self._rewrite(whole, block, new)
            finally:
                self._put(name, bytes(whole))

    @property
    def is_synced(self) -> bool:
        """Return whether all changes are on flash."""
        return not self._waiting

    def drop_unsynced(self) -> None:
        """Drop the changes that are not on flash yet, as a power cut does."""
        self._waiting.clear()

    def _rewrite(self, whole: bytearray, block: int, new: bytearray) -> None:
        """Erase and program one sector of the flash, byte by byte."""
        erase(self._supply, whole, range(block, block + len(new)))
        program(self._supply, whole, block, bytes(byte & ~self.worn_bits for byte in new))

    def remove(self, path: str) -> None:
        self.check_writable()
        name = self.find(path)
        content = self.content(name)
        try:
            self._update_directory()
        except BaseException:
            self._leave(name, {"torn": content, "empty": b"", "old": content, "gone": None})
            raise
        self._put(name, None)

    def rename(self, old_path: str, new_path: str) -> None:
        """Rename a file; like FAT, refuse a name that exists."""
        self.check_writable()
        old, new = self.find(old_path), self.find(new_path)
        content = self.content(old)
        if new in self.files:
            raise OSError(errno.EEXIST, "File exists")
        try:
            self._update_directory()
        except BaseException:
            self._leave(old, {"torn": content, "empty": b"", "old": content, "gone": None})
            raise
        self._put(new, content)
        self._put(old, None)

    def mkdir(self, path: str) -> None:
        self.check_writable()
        name = self.find(path)
        if name in self.folders or name in self.files:
            raise OSError(errno.EEXIST, "File exists")
        self._update_directory()
        self.folders.add(name)
        if self._folder:
            make_folder(self._folder / name[1:])

    def listdir(self, path: str) -> list[str]:
        """Return the names in a folder."""
        name = self.find(path)
        if name not in self.folders:
            raise OSError(errno.ENOENT, "No such file/directory")
        prefix = name.rstrip("/") + "/"
        entries = [entry for entry in {*self.files, *self.folders} if entry.startswith(prefix)]
        return sorted({entry[len(prefix) :].split("/")[0] for entry in entries if entry != prefix})

    def _spend(self, count: int) -> None:
        """Count the time and wear of rewriting that many bytes of sectors."""
        sectors = -(-count // SECTOR)
        self._supply.sectors_erased += sectors
        self._supply.pages_programmed += -(-count // PAGE)
        self._supply.spend(sectors * ERASE_MS + -(-count // PAGE) * PROGRAM_MS)

    def _update_directory(self) -> None:
        """Rewrite a directory sector; the power can fail at any byte of the entry."""
        self._spend(SECTOR)
        for _ in range(_ENTRY):
            if self._supply.fails_at_next_byte():
                self._supply.cut()
            self._supply.bytes_programmed += 1

    def _leave(self, name: str, outcomes: dict[str, bytes | None]) -> None:
        """Store what a power cut leaves of a file."""
        self._put(name, outcomes[self.after_cut])

    def _put(self, name: str, content: bytes | None) -> None:
        """Set or delete a file, on the host's disk too."""
        if content is None:
            self.files.pop(name, None)
            if self._folder:
                delete_durably(self._folder / name[1:])
            return
        self.files[name] = content
        if self._folder:
            write_durably(self._folder / name[1:], content)
