"""Games larger than Trader: the log saves and renews them, and loses nothing at a cut."""

import pytest
from banker import games
from banker.link.offer import LONGEST
from banker.link.offered import read
from banker.link.requests import log_part
from banker.rules.transactions import MOST_BYTES, SWITCH
from banker.store import archive
from banker.store.ledger import Ledger
from banker.store.slots import HEAD

from host_tools.link.save import Save
from tests.support import wide_game
from tests.support.flash_rig import REAL, Rig
from tests.support.trader import MARKET

pytestmark = pytest.mark.parametrize("size", [150, 300, 512])


def played(rig, number, entries):
    """Return a unit after these entries, and the game's bytes after each."""
    unit = rig.open(number=number)
    after = []
    for entry in entries:
        unit.confirm(entry)
        unit.tidy()
        after.append(games.to_bytes(unit.game))
    return unit, after


def saved(rig, unit):
    log = log_part(unit.journal, 0, HEAD) + log_part(unit.journal, HEAD, REAL)
    return Save(log, rig.files.read(archive.FILE) or b"")


def test_the_longest_entry_is_tested(monkeypatch, size):
    number = wide_game.install(monkeypatch, size)
    assert max(len(games.pack(number, t)) for t in wide_game.entries(100)) == MOST_BYTES
    for transaction in wide_game.entries(100):
        assert games.unpack(number, games.pack(number, transaction)) == transaction


@pytest.mark.parametrize("kind", ["nvm", "fram", "drive"])
def test_a_wide_game_is_saved_and_undone(monkeypatch, size, kind):
    number = wide_game.install(monkeypatch, size)
    rig = Rig(kind)
    unit, after = played(rig, number, wide_game.entries(300))
    assert unit.storage.generation > 2
    again = rig.open()
    assert games.to_bytes(again.game) == after[-1]
    assert again.last.transaction == wide_game.entries(300)[-1]
    undone = 0
    while again.undo():
        undone += 1
        if undone < len(after):  # else it is where all began
            assert games.to_bytes(again.game) == after[-1 - undone]
    assert undone >= (50 if kind != "drive" else 0)  # a log in RAM is half as long
    assert games.to_bytes(rig.open().game) == games.to_bytes(again.game)


def test_some_entries_can_be_undone_without_the_archive(monkeypatch, size):
    number = wide_game.install(monkeypatch, size)
    rig = Rig()
    fewest = 1000
    unit = rig.open(number=number)
    for entry in wide_game.entries(400):
        unit.confirm(entry)
        unit.tidy()
        if unit.game.count > 52:
            fewest = min(fewest, unit.journal.depth)
    assert fewest >= 12, "the archive has the others"


def test_a_small_fram_has_room_for_a_wide_game(monkeypatch, size):
    number = wide_game.install(monkeypatch, size)
    rig = Rig("fram", 2048)
    unit, after = played(rig, number, wide_game.entries(200))
    assert (unit.fault, games.to_bytes(rig.open().game)) == (None, after[-1])


@pytest.mark.parametrize("backwards", [False, True])
def test_a_cut_anywhere_leaves_the_game_before_or_after(monkeypatch, size, backwards):
    number = wide_game.install(monkeypatch, size)
    rig = Rig(backwards=backwards)
    unit, after = played(rig, number, wide_game.entries(30))
    for entry in wide_game.entries(60)[30:]:
        before = rig.image()
        known = [after[-1]]
        left = rig.cuts(lambda entry=entry: unit.confirm(entry))
        after.append(games.to_bytes(unit.game))
        unit.tidy()
        done = rig.image()
        for image in left[:: max(1, len(left) // 6)]:
            if image is None:
                continue
            rig.set_back(image)
            found = rig.open()
            assert games.to_bytes(found.game) in (*known, after[-1])
            assert "lost_entries" not in found.notices
        rig.set_back(done)
        assert before != done


def test_its_backup_can_be_restored_and_has_the_whole_record(monkeypatch, size):
    number = wide_game.install(monkeypatch, size)
    rig = Rig()
    unit, after = played(rig, number, wide_game.entries(260))
    save = saved(rig, unit)
    assert save.record().transactions == wide_game.entries(260)
    data = save.for_restoring()
    assert len(data) <= LONGEST
    journal, state = read(bytearray(data))
    other = Ledger(None, None)
    other.replace(journal, games.from_bytes(state), state)
    assert games.to_bytes(other.game) == other.data == after[-1]
    assert other.last.transaction == wide_game.entries(260)[-1]


def test_settings_may_be_more_than_three(monkeypatch, size):
    number = wide_game.install(monkeypatch, size)
    rig = Rig()
    unit = rig.open(number=number, settings=b"\1\1\3\7")
    assert rig.open().settings == b"\1\1\3\7"
    unit = rig.open()
    unit.save_settings(b"\1\1\3\x08\x09")
    assert rig.open().settings == b"\1\1\3\x08\x09"
    unit, _ = played(rig, number, wide_game.entries(300))
    assert rig.open().settings == b"\1\1\3\x08\x09"
    unit.save_settings(b"\1\1\2")
    assert rig.open().settings == b"\1\1\2"


def test_tables_outlive_other_games_cuts_and_renewals(monkeypatch, size):
    number = wide_game.install(monkeypatch, size)
    rig = Rig()
    unit = rig.open(number=number)
    unit.confirm((1, 77))
    tables = unit.game.kept_tables
    assert tables != wide_game.TABLES
    unit.confirm((SWITCH, 0, 5, 0))
    for at in range(600):
        unit.confirm((MARKET, at % 2))  # the market's mood
        unit.tidy()
    unit = rig.open()
    assert unit.journal.tables == {number: tables}
    unit.confirm((SWITCH, number, 3))
    assert unit.game.kept_tables == tables
    assert games.to_bytes(rig.open().game) == games.to_bytes(unit.game)
    assert saved(rig, unit).game.kept_tables == tables
    unit.undo()
    assert rig.open().game.number == 0
