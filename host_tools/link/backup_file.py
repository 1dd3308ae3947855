"""Backup files on this computer's disk, each written completely or not at all."""

from pathlib import Path

from banker.store import file_drive

from host_tools.link import backup_form
from host_tools.link.save import NotASave, Save
from host_tools.simulator.durable_files import write_durably

_MOST = 1 << 20
"""Bytes that are read of a file: several times the largest log and archive of a unit."""
_WRONG = {
    "no_backup": "{} is not a backup, or is damaged.",
    "kind": "{} is not a backup of Courtier.",
    "newer": "{} was made by a newer Courtier: update this one.",
    "checksum": "{} is damaged: its checksum is wrong. Use another backup.",
    "damaged": "{} is damaged. Use another backup.",
}


def write_backup(path: Path, save: Save) -> None:
    """Write a file that is complete or not there at all."""
    write_durably(path, backup_form.to_text(save.log, save.archive, (), save.shelf).encode())


def read_backup(path: Path) -> Save:
    """Return the save in a file. NotASave tells what is wrong with it; OSError if it cannot be
    read."""
    with path.open("rb") as file:
        content = file.read(_MOST)
    try:
        save = Save(*backup_form.from_text(content))
    except backup_form.BadBackup as problem:
        raise NotASave(_WRONG[problem.args[0]].format(path)) from None
    if max(map(len, (save.log, save.archive, *save.shelf))) > file_drive.SIZE:
        raise NotASave(f"{path} is no game of a unit: it is too long.")
    save.recovered()
    return save
