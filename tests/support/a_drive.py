"""A folder that looks like a board's drive, and one that fails while deploy writes to it."""

from pathlib import Path

from banker.store import file_drive

from host_tools.deploy import settings
from host_tools.deploy.files import Files

PICO = "raspberry_pi_pico"
GAME = b"a game".ljust(file_drive.SIZE, b"\xff")
SAVED = {file_drive.FILE: GAME, "notes.txt": b"mine"}
SETTINGS = b"KEY = 1\n"


def boot_out(version: str = "10.2.1", board: str = PICO) -> str:
    """Return what CircuitPython writes when it starts."""
    return (
        f"Adafruit CircuitPython {version} on 2026-05-01; Raspberry Pi Pico with rp2040\r\n"
        f"Board ID:{board}\r\nUID:E6616408435F2B27\r\n"
    )


def make_drive(folder: Path, **board: str) -> Path:
    """Return a new drive as CircuitPython formats it, with a player's things on it."""
    put(folder, {"boot_out.txt": boot_out(**board).encode(), "lib/mine.mpy": b"C"})
    put(folder, {"code.py": b'print("Hello World!")\n', settings.PATH: SETTINGS, **SAVED})
    return folder


def put(folder: Path, files: dict[str, bytes]) -> None:
    """Put files into a folder."""
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)


def everything(folder: Path) -> dict[str, bytes]:
    """Return all files of a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


class Interrupted(Exception):
    """The cable was pulled."""


class FailingFiles(Files):
    """Stops at the nth change, leaving a write half done. Counts changes; syncs nothing."""

    def __init__(self, root: Path, stop_at: int = -1) -> None:
        super().__init__(root)
        self.changes = 0
        self.written: list[str] = []
        self._stop_at = stop_at

    def write(self, path: str, content: bytes) -> None:
        """Write a file, or half of it at the moment to stop."""
        stops = self.changes == self._stop_at
        put(self.root, {path: content[: len(content) // 2] if stops else content})
        self.written.append(path)
        self._count()

    def remove(self, path: str) -> None:
        """Remove a file, except at the moment to stop."""
        self._count()
        super().remove(path)

    def rename(self, old: str, new: str) -> None:
        """Rename a file, except at the moment to stop."""
        self._count()
        super().rename(old, new)

    def settle(self) -> None:
        """Do nothing: there is nothing to wait for here."""

    def _count(self) -> None:
        """Count one more change."""
        self.changes += 1
        if self.changes == self._stop_at + 1:
            raise Interrupted


class WornFiles(Files):
    """A drive that loses a bit of one file."""

    def write(self, path: str, content: bytes) -> None:
        """Flip a bit."""
        super().write(path, content[:-1] + b"\x00" if path == "boot.py" else content)
