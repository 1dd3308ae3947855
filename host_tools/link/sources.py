"""Where a save can come from: a backup, a unit at a port, or the folder of a virtual unit."""

import argparse
from pathlib import Path

from banker.store import box
from banker.store.ledger import Ledger
from banker.store.media import RamMedium
from banker.store.story import FILE

from host_tools.link.backup_file import read_backup
from host_tools.link.connect import add_port_arguments, connect
from host_tools.link.save import NotASave, Save
from host_tools.link.transfer import Progress, fetch, silent
from host_tools.simulator.flash import SECTOR


def add_source_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    """Which save, for every command that takes one."""
    parser.add_argument(
        name,
        nargs="?",
        metavar=name.upper(),
        help="a backup, a port, or the folder of a virtual unit; default: the only board",
    )
    add_port_arguments(parser, port=False)


def load_save(
    source: str | None = None,
    sim: bool = False,
    save: str | None = None,
    progress: Progress = silent,
) -> Save:
    """That of a backup file, a virtual unit's folder or a port; without a source that of the only
    board, or of the virtual unit. LinkTrouble or NotASave say what is wrong, OSError too."""
    if source and Path(source).is_dir():
        return read_folder(Path(source))
    if source and Path(source).is_file():
        return read_backup(Path(source))
    if source and Path(source).suffix:
        raise FileNotFoundError(f"There is no file {source}.")
    client = connect(source, sim, save)
    try:
        return fetch(client, progress)
    finally:
        client.close()


class _Nvm(RamMedium):
    """A copy of a virtual unit's nvm, so that reading it changes nothing."""

    rewritable = False


class _BoxFile:
    """A copy of the box on its drive, likewise."""

    read_only = False

    def __init__(self, path: Path) -> None:
        content = path.read_bytes() if path.is_file() else b""
        self._content = bytearray(content[: box.SIZE].ljust(box.SIZE, b"\xff"))

    def read(self, start: int, count: int) -> bytes:
        """Some bytes."""
        return bytes(self._content[start : start + count])

    def write(self, start: int, data: bytes) -> None:
        """Write over some."""
        self._content[start : start + len(data)] = data

    def sync(self) -> None:
        """It is there already."""


def read_folder(folder: Path) -> Save:
    """The save in a virtual unit's folder, which may be running just now."""
    if not (folder / "nvm.bin").is_file():
        raise NotASave(f"There is no virtual unit's game in {folder}.")
    nvm, drive = _Nvm(SECTOR), box.Box(_BoxFile(folder / "drive" / box.FILE))
    nvm.memory[:] = (folder / "nvm.bin").read_bytes()[:SECTOR].ljust(SECTOR, b"\xff")
    ledger = Ledger(nvm, drive)
    if ledger.newer:
        raise NotASave(f"The game in {folder} was saved by a newer Courtier.")
    if ledger.missing is not None:
        raise NotASave(f"This Courtier does not know the game that is saved in {folder}.")
    return Save(log_of(ledger), drive.read(FILE) or b"")


def log_of(ledger: Ledger) -> bytes:
    """A ledger's log as a unit sends it."""
    from banker.link.requests import log_part

    log = b""
    while part := log_part(ledger.journal, len(log), SECTOR):
        log += part
    return log
