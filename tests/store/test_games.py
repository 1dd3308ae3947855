"""Two games in one log: a change from one to the other, and a save of a game that is not
installed."""

import pytest
from banker import games
from banker.rules.transactions import NEW_GAME, SWITCH, Refused
from banker.store import appending, saving
from banker.store.slots import TABLES

from tests.games.chicago.table import AUCTION, correct
from tests.support.flash_rig import REAL, Rig, seen, shrink, undoable
from tests.support.sample_steps import mixed_steps, take
from tests.support.trader import FLOAT, GO, MARKET

TO_CHICAGO = (SWITCH, 1, 2, 5, 1, 0, 0, 0)
TO_TRADER = (SWITCH, 0, 4711, 1)
KINDS = ("nvm", "fram", "drive")


@pytest.fixture
def without(monkeypatch):
    """Return a function that makes a game appear not installed."""
    check = games.check_installed

    def forget(missing):
        def found(number):
            if number == missing:
                raise games.NotInstalled(number)
            check(number)

        others = tuple(one for one in games.installed() if one != missing)
        monkeypatch.setattr(games, "check_installed", found)
        monkeypatch.setattr(games, "installed", lambda: others)

    return forget


@pytest.mark.parametrize("kind", KINDS)
def test_another_game_begins_and_undo_brings_the_old_one_back(kind):
    rig = Rig(kind)
    unit = rig.open(lively=False)
    views = [seen(unit)]
    for transaction in ((FLOAT, 1, 13), TO_CHICAGO, (AUCTION, 1, 5, 9), TO_TRADER, (GO, 3)):
        unit.confirm(transaction)
        views.append(seen(unit))
        assert seen(rig.open()) == views[-1]
    assert [view[0][0] >> 4 for view in views] == [0, 0, 1, 1, 0, 0]
    while views[1:]:
        views.pop()
        assert unit.undo()
        assert seen(unit) == seen(rig.open()) == views[-1]
    assert undoable(unit) is None


@pytest.mark.parametrize("kind", KINDS)
def test_it_survives_many_renewals_of_the_log(monkeypatch, kind):
    shrink(monkeypatch)
    rig = Rig(kind, 1024)  # in less, an undo can come to where the log begins
    unit = rig.open(seed=3)
    for step in mixed_steps(3, 150):
        take(step, unit)
        assert seen(rig.open()) == seen(unit)
    assert unit.storage.generation > 3


@pytest.mark.parametrize("transaction", [TO_CHICAGO, TO_TRADER])
def test_a_change_of_game_is_five_bytes_at_most(transaction):
    packed = games.pack(1 - transaction[1], transaction)
    assert len(packed) <= 5
    assert games.unpack(1 - transaction[1], packed) == transaction


@pytest.mark.parametrize(
    "packed",
    ["", "1f", "1fffffff", "1fffffffff", "0fffffffff", "1f000000", "1f11000000", "1f110000000000"],
)
def test_an_invalid_change_of_game_is_refused(packed):
    with pytest.raises(Refused):
        games.apply(games.create(0), games.unpack(0, bytes.fromhex(packed)))


@pytest.mark.parametrize("kind", KINDS)
def test_a_save_of_a_game_that_is_not_installed_is_kept_untouched_and_named(kind, without):
    rig = Rig(kind, 1280)
    unit = rig.open()
    for transaction in ((FLOAT, 1, 13), TO_CHICAGO, (AUCTION, 1, 5, 9)):
        unit.confirm(transaction)
    image = rig.image()
    without(1)
    other = rig.open()
    assert (other.missing, other.notices, other.fault) == (1, ["missing_game"], "missing_game")
    assert (other.game.number, other.game.count) == (0, 0)
    for number in range(200):
        other.confirm((MARKET, number % 2))
    other.save_settings(b"\1\1\1")
    assert other.undo()
    assert other.fault == "missing_game"
    assert rig.image() == image


def test_a_game_begun_after_one_no_longer_installed_continues(without):
    rig = Rig()
    unit = rig.open()
    for transaction in ((FLOAT, 1, 13), TO_CHICAGO):
        unit.confirm(transaction)
    without(0)
    unit = rig.open(number=1)
    assert (unit.game.number, unit.fault, unit.missing) == (1, None, None)
    unit.confirm((AUCTION, 1, 5, 9))
    assert unit.undo()
    assert unit.undo() is None, "what came before cannot be shown"
    for number in range(400):  # logs are renewed without the history they cannot read
        unit.confirm(correct("next_tables", 1, 1 + number % 9))
    again = rig.open(number=1)
    assert seen(again) == seen(unit)
    assert not again.fault


def test_the_history_of_the_present_game_outlasts_a_renewal(without):
    rig = Rig()
    unit = rig.open()
    for transaction in (
        (FLOAT, 1, 13),
        TO_CHICAGO,
        correct("next_tables", 1, 5),
        correct("next_tables", 1, 6),
        correct("next_tables", 1, 7),
    ):
        unit.confirm(transaction)
    without(0)
    unit = rig.open(number=1)
    unit.renew()
    unit = rig.open(number=1)
    assert [unit.undo() for _ in range(4)] == [
        correct("next_tables", 1, at) for at in (7, 6, 5)
    ] + [None]


def test_undo_works_even_if_the_history_is_lost_at_that_moment(monkeypatch):
    rig = Rig()
    unit = rig.open(lively=False)
    unit.confirm((MARKET, 1))
    before = seen(unit)[0]
    unit.confirm((GO, 3))

    monkeypatch.setattr(appending, "add", lambda *_: False)  # as if there were no room
    assert unit.undo() == (GO, 3)
    monkeypatch.undo()
    assert seen(unit)[0] == seen(rig.open())[0] == before


def test_the_first_game_installed_begins_a_new_unit(without):
    without(0)
    assert Rig().open().game.number == 1


def test_a_new_game_of_the_same_kind_is_no_change():
    unit = Rig().open()
    unit.confirm(TO_CHICAGO)
    unit.confirm((NEW_GAME, 6, 1, 0, 0, 0, 0))
    assert [unit.game.number, list(unit.game.seats), unit.game.count] == [1, [6, 1], 0]


def test_tables_of_other_games_leave_room_for_what_undo_needs():
    rig = Rig("fram", REAL)
    unit = rig.open()
    saving.record(unit, bytes((TABLES, 1)) + bytes(240), True)  # as long as they may be
    count = 0
    while unit.storage.generation == 1:  # until the log has just begun anew
        unit.confirm((GO, 1 + count % 6))
        count += 1
    unit = rig.open()
    assert len(unit.journal.tables[1]) == 240
    for number in range(count - 1, count - 51, -1):
        assert unit.undo() == (GO, 1 + number % 6)


@pytest.mark.parametrize("kind", ["nvm", "drive"])
def test_a_log_without_history_takes_it_from_the_archive_after_a_restart_too(kind):
    rig = Rig(kind, 1280)
    unit = rig.open()
    for number in range(150):
        unit.confirm((GO, 1 + number % 6))
    saving.keep(unit, len(unit.journal.stack))
    unit.journal.broken = True  # as if it were damaged
    unit.renew()
    assert unit.journal.depth == 0
    again = rig.open()
    assert again.last.transaction == undoable(again) == (GO, 6)
    for number in range(149, -1, -1):
        assert again.undo() == (GO, 1 + number % 6)
