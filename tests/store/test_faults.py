"""Storage that fails: the unit reports it and keeps as much safe as possible."""

import pytest
from banker.store import archive
from banker.store.drive_files import FILES

from host_tools.games.kit.chance import Chance
from tests.support.flash_rig import Rig, seen
from tests.support.trader import MARKET


def fail(*_):
    """Fail as an input or output error does."""
    raise OSError(5, "Input/output error")


def turn(unit, times=1):
    """Change the game."""
    for _ in range(times):
        unit.confirm((MARKET, 0 if unit.game.lively else 1))


def fill(unit):
    """Play until the log has been renewed once more; False if it never is."""
    generation = unit.storage.generation
    for _ in range(600):
        turn(unit)
        if unit.storage.generation != generation:
            return True
    return False


def test_a_full_drive_is_reported_and_the_log_still_works():
    rig = Rig()
    unit = rig.open()
    rig.drive.capacity = 0
    turn(unit)
    assert unit.notices == [], "nvm has room"
    assert fill(unit)
    assert (unit.notices, unit.fault) == (["drive_full"], None), "told; nvm keeps all entries"
    turn(unit)
    assert seen(rig.open()) == seen(unit)
    rig.drive.capacity = 1_000_000
    assert fill(unit)
    assert seen(rig.open()) == seen(unit)


def test_a_drive_held_by_the_pc_is_reported_at_the_start():
    rig = Rig()
    rig.drive.read_only = True
    unit = rig.open()
    assert unit.notices == ["drive_read_only"]
    assert fill(unit)
    assert unit.undo()
    assert (unit.notices, unit.fault) == (["drive_read_only"], None)
    again = rig.open()
    assert seen(again) == seen(unit)
    assert again.notices == ["drive_read_only"]
    assert not rig.drive.files


@pytest.mark.parametrize("trouble", ["keeps nothing", "fails", "cannot be read"])
def test_a_broken_drive(trouble):
    rig = Rig()
    unit = rig.open()
    turn(unit, 3)

    rig.files.write = fail if trouble == "fails" else lambda name, size, blocks: None
    if trouble == "cannot be read":
        rig.files.read = rig.files.part = fail
    assert fill(unit)
    assert (unit.notices, unit.fault) == (["drive_failed"], None)
    assert seen(rig.open())[:2] == seen(unit)[:2]


def test_missing_nvm_is_reported_and_every_entry_is_on_the_drive():
    rig = Rig("drive")
    unit = rig.open()
    assert (unit.notices, unit.fault) == (["no_nvm"], None)
    for _ in range(200):
        turn(unit)
        assert seen(rig.open()) == seen(unit)
    assert set(rig.drive.files) == {"/" + name for name in (*FILES, archive.FILE)}


def test_missing_nvm_and_a_full_drive():
    rig = Rig("drive")
    unit = rig.open()
    turn(unit, 5)
    saved = seen(unit)
    rig.drive.capacity = 0
    rig.drive.files["/ballast"] = b""

    def elsewhere(name, size, blocks):
        rig.drive.store("/new" + name[-5:], b"".join(blocks))

    rig.files.write = elsewhere
    turn(unit, 100)
    assert (unit.notices, unit.fault) == (["no_nvm", "not_saved"], "not_saved")
    assert unit.game.count == 105
    assert unit.undo()
    assert seen(rig.open()) == saved


def test_missing_nvm_and_a_read_only_drive():
    rig = Rig("drive")
    rig.drive.read_only = True
    unit = rig.open()
    assert unit.notices == ["no_nvm", "not_saved"]
    assert unit.fault == "not_saved"
    turn(unit, 3)
    assert unit.undo()


def test_nvm_that_is_too_small():
    rig = Rig("nvm", 256)
    unit = rig.open()
    assert unit.notices == ["no_nvm"]
    turn(unit)
    assert seen(rig.open()) == seen(unit)


def test_the_drive_replaces_worn_out_nvm():
    rig = Rig()
    unit = rig.open()
    turn(unit, 70)
    rig.log.program = lambda start, data: None
    turn(unit)
    assert (unit.notices, unit.fault) == (["no_nvm"], None)
    turn(unit, 80)
    again = rig.open()
    assert seen(again) == seen(unit)
    assert "no_nvm" in again.notices
    while unit.undo():
        pass
    assert unit.game.count <= 151 - 50


def test_the_drive_replaces_nvm_that_raises():
    rig = Rig()
    unit = rig.open()
    turn(unit, 20)

    rig.log.program = rig.log.erase = fail
    turn(unit, 3)
    assert (unit.notices, unit.fault) == (["no_nvm"], None)
    assert seen(rig.open()) == seen(unit)


def test_a_place_in_flash_that_cannot_be_written_is_skipped():
    rig = Rig()
    unit = rig.open()
    turn(unit)
    program = rig.log.program
    failures = [True, False, True]

    def sometimes(start, data):
        program(start, bytes(len(data)) if failures and failures.pop() else data)

    rig.log.program = sometimes
    turn(unit, 4)
    rig.log.program = program
    again = rig.open()
    assert seen(again) == seen(unit)
    assert not again.notices


def test_an_fram_that_fails_leaves_the_game_in_memory():
    rig = Rig("fram")
    unit = rig.open()
    turn(unit, 3)
    saved = seen(unit)
    program = rig.log.program
    rig.log.program = lambda start, data: None
    turn(unit, 200)
    assert unit.fault == "not_saved"
    assert unit.undo()
    rig.log.program = program
    assert seen(rig.open()) == saved
    assert not rig.drive.files


def test_an_fram_is_used_for_everything():
    rig = Rig("fram")
    unit = rig.open()
    assert fill(unit)
    assert fill(unit)
    assert seen(rig.open()) == seen(unit)
    assert (rig.drive.files, rig.supply.sectors_erased) == ({}, 0)


def test_no_drive_at_all():
    rig = Rig()
    rig.files = None
    unit = rig.open()
    assert (unit.notices, unit.fault) == (["drive_failed"], None)
    assert fill(unit)
    assert seen(rig.open()) == seen(unit)


def test_failures_of_nvm_and_then_of_the_drive_are_reported():
    rig = Rig()
    unit = rig.open()
    turn(unit, 5)

    rig.log.program = rig.log.erase = fail
    turn(unit)
    assert (unit.notices, unit.fault) == (["no_nvm"], None)
    rig.files.write = fail
    turn(unit, 30)
    assert (unit.notices, unit.fault) == (["no_nvm", "not_saved"], "not_saved")


class Flipping:
    """A medium whose reads flip a bit now and then."""

    rewritable = False

    def __init__(self, medium, chance):
        self._medium = medium
        self._chance = chance
        self.size = medium.size
        self.program = medium.program
        self.erase = medium.erase

    def read(self, start, count):
        data = bytearray(self._medium.read(start, count))
        if data and self._chance.below(500) == 0:
            data[self._chance.below(len(data))] ^= 1 << self._chance.below(8)
        return bytes(data)


@pytest.mark.parametrize("seed", range(6))
def test_reads_that_flip_a_bit_now_and_then(seed):
    """Two in a thousand do: a wrong read is repeated or rejected, or the unit falls back."""
    rig = Rig()
    rig.log = Flipping(rig.log, Chance(seed + 1))
    unit = rig.open()
    for _ in range(400):
        turn(unit)
        unit.tidy()
    assert unit.game.count == 400
    while unit.undo():
        unit.tidy()
