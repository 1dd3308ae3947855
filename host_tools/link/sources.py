"""Loads a save from a backup, from a unit at a port, or from the folder of a virtual unit."""

import argparse
from pathlib import Path

from banker.store import file_drive, shelf
from banker.store.archive import FILE
from banker.store.ledger import Ledger

from host_tools.link.backup_file import read_backup
from host_tools.link.connect import add_port_arguments, connect
from host_tools.link.logs import log_of
from host_tools.link.save import NotASave, Save
from host_tools.link.transfer import Progress, fetch, silent
from host_tools.simulator.flash import Nvm, SavesFile, Supply


def add_source_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    """Add the arguments for commands that load a save."""
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
    """Load the save in a backup file, in a virtual unit's folder or at a port; without a source,
    that of the only board or of the virtual unit. LinkTrouble, NotASave or OSError tell what is
    wrong."""
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


def read_folder(folder: Path) -> Save:
    """Load the save in a virtual unit's folder, from a copy of its flash: reading changes nothing,
    even if the unit is running."""
    if not (folder / "nvm.bin").is_file():
        raise NotASave(f"There is no virtual unit's game in {folder}.")
    on_drive = folder / "drive" / file_drive.FILE
    saves = on_drive.read_bytes() if on_drive.is_file() else b""
    return read_flash((folder / "nvm.bin").read_bytes(), saves, f" in {folder}")


def read_flash(nvm: bytes, saves: bytes, where: str = "") -> Save:
    """Return the save in these contents of nvm and of the drive's file."""
    drive = file_drive.FileDrive(SavesFile(Supply(), saves))
    ledger = Ledger(Nvm(Supply(), nvm), drive)
    if ledger.newer:
        raise NotASave(f"The game{where} was saved by a newer Courtier.")
    if ledger.missing is not None:
        raise NotASave(f"This Courtier does not know the game that is saved{where}.")
    shelved = tuple(shelf.read(drive, item) or b"" for item in shelf.items(ledger))
    return Save(log_of(ledger.journal), drive.read(FILE) or b"", shelved)
