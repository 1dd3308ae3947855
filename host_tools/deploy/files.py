"""The files on a drive, by paths such as "lib/x.mpy", written through to the device."""

import os
from pathlib import Path

from host_tools.deploy import DeployError
from host_tools.simulator.durable_files import sync_folder


class Files:
    """All access to a drive. A CIRCUITPY drive has no links; a link is neither read nor written,
    since it may lead out of the drive."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def _place(self, path: str) -> Path:
        """Return the place of a path, which is on this drive for certain."""
        place = self.root
        for part in path.split("/"):
            place /= part
            self._refuse_link(place)
        return place

    def _refuse_link(self, place: Path) -> None:
        if place.is_symlink():
            found = place.relative_to(self.root).as_posix()
            raise DeployError(f"{found} on the drive is a link: remove it, and run this again")

    def refuse_links(self) -> None:
        """Raise DeployError with the first link, before anything is changed."""
        for place in sorted(self.root.rglob("*")):
            self._refuse_link(place)

    def read(self, path: str) -> bytes | None:
        """Return a file's content, or None if there is no such file."""
        try:
            return self._place(path).read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None

    def size(self, path: str) -> int:
        """Return a file's size, 0 if there is no such file."""
        place = self._place(path)
        return place.stat().st_size if place.is_file() else 0

    def exists(self, path: str) -> bool:
        """Return whether there is a file or a folder of that name."""
        return self._place(path).exists()

    def is_folder(self, path: str) -> bool:
        """Return whether there is a folder of that name."""
        return self._place(path).is_dir()

    def below(self, folder: str) -> list[str]:
        """Return all files in a folder and its subfolders."""
        found = sorted(self._place(folder).rglob("*"))
        names = [path.relative_to(self.root).as_posix() for path in found]
        return [name for name in names if self._place(name).is_file()]

    def write(self, path: str, content: bytes) -> None:
        """Write a file, with its folders, through to the device. A file of the same length is
        written in place."""
        place = self._place(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        known = place.is_file() and place.stat().st_size == len(content)
        with place.open("r+b" if known else "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            if hasattr(os, "posix_fadvise"):
                # Else reading back would be answered from memory.
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)

    def remove(self, path: str) -> None:
        self._place(path).unlink()

    def rename(self, old: str, new: str) -> None:
        """Rename a file or folder, replacing a file of the new name."""
        self._place(old).replace(self._place(new))

    def remove_empty_folders(self, folder: str) -> None:
        """Delete a folder's empty subfolders, and the folder if it is empty."""
        top = self._place(folder)
        for place in sorted((top, *top.rglob("*")), reverse=True):
            if place.is_dir() and not place.is_symlink() and not any(place.iterdir()):
                place.rmdir()

    def settle(self) -> None:
        """Sync the folders' entries on systems that delay them (not Windows)."""
        below = (path for path in self.root.rglob("*") if path.is_dir() and not path.is_symlink())
        for folder in (self.root, *below):
            sync_folder(folder)
