"""The flash of a unit that runs without a board."""

from pathlib import Path

from banker.store import file_drive

from host_tools.simulator.drive import Drive
from host_tools.simulator.durable_files import make_folder, nvm_in
from host_tools.simulator.flash import Supply


class SavesFile:
    """The saves file on the model of the drive, made at the start as `courtier deploy` does."""

    def __init__(self, drive: Drive) -> None:
        self._drive = drive
        if drive.find(file_drive.FILE) not in drive.files:
            drive.give(file_drive.FILE, b"\xff" * file_drive.SIZE)

    @property
    def read_only(self) -> bool:
        """Return whether a PC has the drive."""
        return self._drive.read_only

    def read(self, start: int, count: int) -> bytes:
        """Return some bytes."""
        return self._drive.content(file_drive.FILE)[start : start + count]

    def write(self, start: int, data: bytes) -> None:
        """Change bytes in place."""
        self._drive.write_in_place(file_drive.FILE, start, bytes(data))

    def sync(self) -> None:
        """Write the changes to flash."""
        self._drive.sync()


class Flash:
    """A unit's flash, kept across power cuts in a folder or in memory."""

    def __init__(self, folder: Path | None) -> None:
        self.supply = Supply()
        if folder:
            make_folder(folder)
        self.nvm = nvm_in(folder / "nvm.bin" if folder else None, self.supply)
        self.drive = file_drive.FileDrive(
            SavesFile(Drive(self.supply, folder / "drive" if folder else None))
        )
