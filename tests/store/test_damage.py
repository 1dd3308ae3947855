"""Damaged saves: everything restored is verified, and every loss is reported."""

import pytest
from banker.store.drive_files import FILES
from banker.store.slots import SLOT, place

from tests.support.flash_rig import SMALL, Rig, seen, shrink, undoable
from tests.support.sample_steps import steps, take
from tests.support.trader import MARKET

pytestmark = pytest.mark.slow

SEED = 5
STEPS = 40
PATHS = ["/" + name for name in FILES]
CHECKED = 18  # one in so many is looked at more closely, which takes long
strides = pytest.mark.parametrize("stride", [7, pytest.param(1, marks=pytest.mark.long)])
"""One in so many bits is damaged, or one in so many lengths is left."""


class Save:
    """A game on small media, with all that was ever to be seen."""

    def __init__(self, kind, count=STEPS):
        self.rig = Rig(kind, SMALL)
        unit = self.rig.open(seed=SEED)
        self.views = [seen(unit)]
        for step in steps(SEED, count):
            take(step, unit)
            self.views.append(seen(unit))
        self.games = {view[0] for view in self.views}
        self.image = self.rig.image()
        # Entries below the last state stand alone.
        self.stands_alone = 0
        if kind == "nvm":
            last_state = ~min(unit.journal.stack)
            self.stands_alone = place(self.rig.log, last_state, unit.journal.state_slots)

    def damage(self, change):
        """Return the ledger after changing the save; `change` gets the memory and the files."""
        self.rig.set_back(self.image)
        change(self.rig.memory, self.rig.drive.files)
        return self.rig.open(seed=1)

    def check(self, unit):
        """Check that nothing is shown that never was, that a loss is reported, and that the game
        continues."""
        if seen(unit) != self.views[-1]:
            assert unit.notices
        if seen(unit)[0] == self.views[-1][0]:
            assert "lost_entries" not in unit.notices or unit.last is None
        assert seen(unit)[0] in self.games or "started_afresh" in unit.notices
        self.check_undo(unit)

    def check_undo(self, unit):
        """Check that UNDO leads only through games that were played."""
        unit.confirm((MARKET, 0 if unit.game.lively else 1))
        again = self.rig.open()
        assert seen(again) == seen(unit)
        # A bit where nothing was written yet looks like an entry cut once it is the next place.
        assert again.notices in ([], ["cut_entry"]), "told once"
        while again.undo():
            assert seen(again)[0] in self.games or "started_afresh" in unit.notices


@pytest.fixture
def small(monkeypatch):
    shrink(monkeypatch)


@pytest.mark.usefixtures("small")
@strides
@pytest.mark.parametrize("kind", ["nvm", "fram"])
def test_any_bit_of_the_log(kind, stride):
    save = Save(kind)
    bits = range(0, 8 * len(save.image[0]), stride)
    kept = 0
    for bit in bits:

        def flip(memory, files, bit=bit):
            memory[bit // 8] ^= 1 << bit % 8

        unit = save.damage(flip)
        if seen(unit)[:3] == save.views[-1][:3]:
            kept += 1
        elif kind == "nvm":
            assert bit // 8 < save.stands_alone, "a later state would have kept it"
            assert {"lost_entries", "cut_entry"} & set(unit.notices)
        if bit // stride % CHECKED == 0:
            save.check(unit)
        elif seen(unit) != save.views[-1]:
            assert unit.notices
            assert seen(unit)[0] in save.games
    assert kept > len(bits) // 2


@pytest.mark.usefixtures("small")
@strides
@pytest.mark.parametrize("kind", ["nvm", "drive"])
@pytest.mark.parametrize("path", PATHS)
def test_any_bit_of_a_file(kind, path, stride):
    save = Save(kind, 36 if kind == "nvm" else 12)
    for bit in range(0, 8 * len(save.image[1][path]), stride):

        def flip(memory, files, bit=bit):
            data = bytearray(files[path])
            data[bit // 8] ^= 1 << bit % 8
            files[path] = bytes(data)

        unit = save.damage(flip)
        # A file beside a good log, or the older of two, is not needed.
        older = seen(unit) != save.views[-1]
        assert not older or (kind == "drive" and seen(unit) == save.views[-2])


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("kind", ["nvm", "drive"])
@pytest.mark.parametrize("path", PATHS)
def test_any_truncation_of_a_file(kind, path):
    save = Save(kind, 36 if kind == "nvm" else 12)
    for length in range(len(save.image[1][path])):
        unit = save.damage(lambda memory, files, n=length: files.update({path: files[path][:n]}))
        older = seen(unit) != save.views[-1]
        assert not older or (kind == "drive" and seen(unit) == save.views[-2])


@pytest.mark.usefixtures("small")
def test_any_truncation_of_the_log():
    save = Save("nvm")
    for length in range(len(save.image[0])):

        def cut_short(memory, files, length=length):
            memory[length:] = b"\xff" * (len(memory) - length)

        unit = save.damage(cut_short)
        assert unit.notices
        assert seen(unit)[0] in save.games
        if length % 16 == 0:
            save.check(unit)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("filling", [0x00, 0xFF, 0xA5])
def test_any_slot_lost(filling):
    save = Save("nvm")
    used = [at for at, byte in enumerate(save.image[0]) if byte != 0xFF]
    newest = min(at for at in used if at >= 2 * SLOT) // SLOT
    for slot in range(len(save.image[0]) // SLOT):
        if slot == newest and filling == 0xFF:
            continue  # as if the last entry had never been made: nothing can tell

        def lose(memory, files, slot=slot):
            memory[slot * SLOT : slot * SLOT + SLOT] = bytes([filling]) * SLOT

        save.check(save.damage(lose))


def test_a_lost_page_is_reported():
    rig = Rig()
    unit = rig.open()
    for number in range(1, 101):  # the first makes it lively
        unit.confirm((MARKET, number % 2))
    stop = place(rig.log, unit.journal.stack[10]) // 256 * 256
    rig.memory[stop - 256 : stop] = b"\xff" * 256
    unit = rig.open()
    assert (unit.notices, unit.game.count) == (["lost_history"], 100)


def test_an_entry_damaged_before_others_takes_them_along():
    rig = Rig()
    unit = rig.open(lively=False)
    for number in range(6):
        unit.confirm((MARKET, 1 - number % 2))
    rig.memory[place(rig.log, unit.journal.stack[4])] ^= 4
    unit = rig.open()
    assert (unit.notices, unit.game.count) == (["lost_entries"], 2)
    assert undoable(unit) is None
    unit.confirm((MARKET, 1))
    unit = rig.open()
    assert (unit.notices, unit.game.count) == ([], 3)
    unit.confirm((MARKET, 0))
    assert rig.open().undo() == (MARKET, 0)


def test_a_damaged_last_entry_is_reported_until_the_next_one():
    rig = Rig()
    unit = rig.open(lively=False)
    unit.confirm((MARKET, 1))
    unit.confirm((MARKET, 0))
    rig.memory[place(rig.log, unit.journal.stack[-1]) + 3] ^= 1
    for _ in range(2):
        unit = rig.open()
        assert (unit.notices, unit.game.count) == (["cut_entry"], 1)
    unit.confirm((MARKET, 0))
    unit = rig.open()
    assert (unit.notices, unit.game.count) == ([], 2)


def test_a_lost_log_is_replaced_by_its_copy():
    rig = Rig("nvm", 2048)
    unit = rig.open()
    while unit.storage.generation == 1:
        unit.confirm((MARKET, 0 if unit.game.lively else 1))
    count = unit.game.count
    unit.confirm((MARKET, 0 if unit.game.lively else 1))
    rig.memory[:] = bytes(len(rig.memory))
    unit = rig.open()
    assert unit.notices == ["restored_copy"]
    assert unit.game.count == count - 1
    assert not rig.open().notices
