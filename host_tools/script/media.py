"""The flash model as the store's media, for a unit that runs without a board."""

from pathlib import Path

from host_tools.simulator.drive import Drive
from host_tools.simulator.flash import SECTOR, Nvm, Supply


class NvmMedium:
    """The model of the chip's nvm as the store's log medium."""

    rewritable = False
    size = SECTOR

    def __init__(self, nvm: Nvm) -> None:
        self._nvm = nvm

    def read(self, start: int, count: int) -> bytes:
        """Some bytes."""
        return bytes(self._nvm.read(start, start + count))

    def program(self, start: int, data: bytes) -> None:
        """Write where everything is 0xFF."""
        self._nvm.assign(start, data)

    def erase(self) -> None:
        """Make everything 0xFF."""
        self._nvm.assign(0, b"\xff" * SECTOR)


class DriveMedium:
    """The model of the CIRCUITPY drive as the store sees it."""

    def __init__(self, drive: Drive) -> None:
        self._drive = drive

    @property
    def read_only(self) -> bool:
        """Whether a PC has it."""
        return self._drive.read_only

    def read(self, name: str) -> bytes | None:
        """A whole file, or None."""
        return self._drive.files.get(self._drive.find(name))

    def write(self, name: str, data: bytes) -> None:
        """A whole file, in a folder that is made if need be."""
        folder = self._drive.find(name.rpartition("/")[0])
        if folder not in self._drive.folders:
            self._drive.mkdir(folder)
        self._drive.store(name, data)


class Flash:
    """A unit's flash: it keeps what is on it when the power goes, in a folder or in memory."""

    def __init__(self, folder: Path | None) -> None:
        self.supply = Supply()
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        self.nvm = NvmMedium(Nvm(self.supply, folder / "nvm.bin" if folder else None))
        self.drive = DriveMedium(Drive(self.supply, folder / "drive" if folder else None))
