"""Games that version 1 of the format saved, as it wrote them: each is read whole, and goes on."""

import hashlib
import json
from pathlib import Path

import pytest
from banker.games import to_bytes
from banker.link.requests import log_part
from banker.store.log_storage import HEAD
from banker.store.slots import VERSION
from banker.store.story import FILE

from host_tools.link.backup_file import read_backup
from host_tools.link.save import Save
from tests.support.flash_rig import REAL, Rig

SAVES = sorted(path for path in Path(__file__).with_name("version_1").iterdir() if path.is_dir())
each_save = pytest.mark.parametrize("folder", SAVES, ids=lambda folder: folder.name)


def flash(folder):
    """A unit's flash that holds what is in a folder."""
    memory = next(folder.glob("*.bin"), None)
    rig = Rig(memory.stem if memory else "drive")
    if memory:
        rig.memory[:] = memory.read_bytes()
    for path in folder.glob("*.log"):
        data = path.read_bytes()
        rig.files.write("saves/" + path.name, len(data), (data,))
    return rig


def expected(folder):
    return json.loads((folder / "expected.json").read_text())


def undone(unit):
    """The game after each UNDO, as far back as they go."""
    found = []
    while unit.undo() is not None:
        found.append(hashlib.sha256(to_bytes(unit.game)).hexdigest()[:16])
    return found


def test_every_way_of_saving_is_among_them():
    assert {path.stem for path in Path(__file__).parent.glob("version_1/*/*.*")} >= {
        "nvm", "fram", "even", "odd", "story", "backup",
    }  # fmt: skip


@each_save
def test_a_unit_goes_on_with_it(folder):
    rig, told = flash(folder), expected(folder)
    for _ in range(2):  # as it was written, and as it is written today
        unit = rig.open()
        assert to_bytes(unit.game).hex() == told["game"]
        assert unit.settings.hex() == told["settings"]
        assert unit.notices == told["notices"]
        assert list(unit.last.transaction) == told["last"]
        assert unit.storage.version == VERSION
    assert undone(unit)[:50] == told["undone"][:50]


@each_save
def test_its_backup_is_read_with_its_whole_story(folder):
    save, told = read_backup(folder / "backup.json"), expected(folder)
    assert to_bytes(save.game).hex() == told["game"]
    assert save.settings.hex() == told["settings"]
    begins, transactions = save.told()
    assert hashlib.sha256(begins).hexdigest() == told["story"]["begins"]
    assert [list(transaction) for transaction in transactions] == told["story"]["transactions"]


@pytest.mark.parametrize(
    "folder", [folder for folder in SAVES if "fram" not in folder.name], ids=lambda path: path.name
)
def test_nothing_of_its_story_is_lost_when_it_is_carried_over(folder):
    rig, told = flash(folder), expected(folder)
    journal = rig.open().journal
    log = log_part(journal, 0, HEAD) + log_part(journal, HEAD, REAL)
    save = Save(log, rig.files.read(FILE) or b"")
    assert [list(transaction) for transaction in save.told()[1]] == told["story"]["transactions"]
