"""A virtual unit's saves survive a power cut of the computer."""

import os

import pytest
from banker.store.ledger import Ledger

from host_tools.link.backup_file import write_backup
from host_tools.simulator import durable_files
from host_tools.simulator.script.media import Flash
from tests.link.test_session import some_save
from tests.support.trader import GO


class Disk:
    """What was written down, and when: what a power cut of the computer would leave."""

    def __init__(self, monkeypatch):
        self.done = []
        self._fsync, self._replace = os.fsync, os.replace
        monkeypatch.setattr(os, "fsync", self.fsync)
        monkeypatch.setattr(os, "replace", self.replace)

    def fsync(self, handle):
        self._fsync(handle)
        self.done.append(("synced", os.fstat(handle).st_ino))

    def replace(self, old, new):
        self.done.append(("named", os.stat(old).st_ino))
        self._replace(old, new)

    def holds(self, path):
        """Return whether a file's content was synced before it got its name, and its name
        afterwards."""
        inode, folder = path.stat().st_ino, path.parent.stat().st_ino
        steps = [step for step in self.done if step[1] in (inode, folder)]
        return steps[-3:] == [("synced", inode), ("named", inode), ("synced", folder)]


@pytest.fixture
def disk(monkeypatch):
    return Disk(monkeypatch)


def test_a_file_is_synced_before_it_gets_its_name_and_its_folder_afterwards(tmp_path, disk):
    path = tmp_path / "a"
    for content in (b"one", b"two"):
        durable_files.write_durably(path, content)
        assert path.read_bytes() == content
        assert disk.holds(path)
    assert [one.name for one in tmp_path.iterdir()] == ["a"]


def test_a_confirmed_entry_is_on_disk_when_the_ledger_returns(tmp_path, disk):
    flash = Flash(tmp_path / "unit")
    ledger = Ledger(flash.nvm, flash.drive, seed=2001, settings=bytes((2, 1, 3)))
    for pawn in (1, 2, 3):
        del disk.done[:]
        ledger.confirm((GO, pawn))
        assert disk.holds(tmp_path / "unit" / "nvm.bin")


def test_deleted_files_new_folders_and_backups_are_on_disk_too(tmp_path, disk):
    folder = tmp_path / "deep"
    durable_files.make_folder(folder)
    assert disk.done == [("synced", tmp_path.stat().st_ino)]
    durable_files.write_durably(folder / "a", b"x")
    durable_files.delete_durably(folder / "a")
    assert disk.done[-1] == ("synced", folder.stat().st_ino)
    assert not (folder / "a").exists()
    write_backup(folder / "b.json", some_save())
    assert disk.holds(folder / "b.json")
