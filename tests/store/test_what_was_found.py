"""What a start says when the copies of a game do not agree, and entries that hold two things."""

import pytest
from banker.store.changes import packed_in
from banker.store.drive_files import FILES
from banker.store.file_drive import PLACES, FileDrive
from banker.store.ledger import Ledger
from banker.store.slots import HEAD, entry_at

from host_tools.simulator.flash import Nvm, SavesFile, Supply
from tests.support.flash_rig import Rig, seen
from tests.support.trader import GO, MARKET


def filled(unit, count=600):
    for number in range(count):
        unit.confirm((MARKET, number % 2))
        unit.tidy()


def test_damaged_lengths_on_the_drive_with_empty_nvm_are_reported():
    saves = SavesFile(Supply())
    filled(Ledger(Nvm(Supply()), FileDrive(saves)), 300)
    for name in FILES:
        saves.write(PLACES[name][0], b"\x7f" * 4)
    saves.sync()
    unit = Ledger(Nvm(Supply()), FileDrive(saves))
    assert unit.notices == ["started_afresh"]
    filled(unit, 300)
    assert Ledger(Nvm(Supply()), FileDrive(saves)).game.count > 0


def test_a_copy_much_newer_than_the_log_is_used_and_reported():
    old, new = Rig(), Rig()
    old.open().confirm((GO, 1))
    filled(new.open(), 900)
    new.memory[:] = old.memory
    unit = new.open()
    assert unit.notices == ["newer_copy"]
    assert unit.game.count > 600
    assert new.open().notices == []


def test_a_later_loss_of_nvms_header_is_reported():
    rig = Rig()
    unit = rig.open()
    filled(unit, 300)
    rig.memory[:HEAD] = bytes(HEAD)
    assert rig.open().notices == ["restored_copy"]


@pytest.mark.parametrize("kind", ["nvm", "fram", "drive"])
def test_generations_begin_again_at_their_end(monkeypatch, kind):
    rig = Rig(kind)
    unit = rig.open()
    unit.storage.generation = (1 << 24) - 3
    unit.renew()
    for _ in range(5):
        filled(unit, 200)
        unit.renew()
        assert seen(rig.open()) == seen(unit)
    assert 0 < rig.open().storage.generation < 2000


@pytest.mark.parametrize("kind", ["nvm", "fram", "drive"])
def test_a_setting_and_a_transaction_are_one_entry(kind):
    rig = Rig(kind)
    unit = rig.open(settings=b"\1\1\3", lively=False)
    before = seen(unit)
    left = rig.cuts(lambda: unit.confirm((MARKET, 1), None, b"\2\1\4"))
    after = seen(unit)
    assert after[1] == b"\2\1\4"
    assert seen(rig.open()) == after
    for image in left:
        if image is not None:
            rig.set_back(image)
            found = seen(rig.open())
            assert (found[0], found[1]) in ((before[0], before[1]), (after[0], after[1]))
    rig = Rig(kind)
    unit = rig.open(settings=b"\1\1\3", lively=False)
    unit.confirm((MARKET, 1), None, b"\2\1\4")
    unit = rig.open()
    assert unit.undo() == (MARKET, 1)
    assert (unit.game.lively, unit.settings) == (False, b"\2\1\4")
    assert seen(rig.open()) == seen(unit)


def test_it_is_a_transaction_in_the_log():
    rig = Rig()
    unit = rig.open(lively=False)
    unit.confirm((MARKET, 1), None, b"\2\1\4")
    assert packed_in(entry_at(unit.journal.medium, unit.journal.stack[-1])) == bytes(
        (MARKET | 1 << 4,)
    )
    unit.renew()
    assert rig.open().last.transaction == (MARKET, 1)
