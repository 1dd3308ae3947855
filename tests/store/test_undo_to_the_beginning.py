"""UNDO and REVIEW go back to the beginning of a game, far beyond the log."""

import pytest
from banker.games import to_bytes
from banker.rules.transactions import NEW_GAME
from banker.store import archive
from banker.store.history import Earlier

from host_tools.games import NAMES, NUMBERS
from host_tools.link.logs import log_of
from host_tools.link.save import Save
from tests.support.flash_rig import REAL, Rig, seen, shrink, undoable
from tests.support.sample_steps import enter
from tests.support.trader import sample_game

pytestmark = pytest.mark.slow

LONG = sample_game(400)


def played(rig, transactions=LONG):
    """Return a unit in which these were confirmed, and the games between them."""
    unit = rig.open(seed=2001, lively=True)
    passed = [to_bytes(unit.game)]
    for transaction in transactions:
        unit.confirm(transaction)
        unit.tidy()
        passed.append(to_bytes(unit.game))
    return unit, passed


@pytest.mark.parametrize("kind", ["nvm", "drive"])
def test_undo_reaches_the_beginning(kind):
    rig = Rig(kind, REAL)
    unit, passed = played(rig)
    assert unit.journal.depth < len(LONG) - 50, "the log has forgotten some"
    for number in range(len(LONG), 0, -1):
        if number % 37 == 0:
            unit = rig.open()  # the power went
        assert unit.undo() == LONG[number - 1]
        assert to_bytes(unit.game) == passed[number - 1]
        unit.tidy()
    assert unit.undo() is None
    assert unit.last is None
    again = rig.open()
    assert to_bytes(again.game) == passed[0]


def test_entries_after_a_long_undo_are_recorded_and_undone_like_others():
    rig = Rig("nvm", REAL)
    unit, passed = played(rig)
    for _ in range(330):
        assert unit.undo()
        unit.tidy()
    for transaction in LONG[70:390]:
        unit.confirm(transaction)
        unit.tidy()
    save = Save(log_of(unit.journal), rig.drive.files["/" + archive.FILE])
    assert save.record().transactions == LONG[:390]
    unit = rig.open()
    for number in range(390, 0, -1):
        assert unit.undo() == LONG[number - 1]
        unit.tidy()
    assert to_bytes(unit.game) == passed[0]


def test_review_steps_back_to_the_beginning():
    rig = Rig("nvm", REAL)
    unit, _ = played(rig)
    before = rig.image()
    earlier = Earlier(unit)
    for transaction in reversed(LONG):
        assert earlier.back().transaction == transaction
    assert earlier.back() is None
    assert rig.image() == before, "looking changes nothing"


def test_a_new_game_does_not_hide_the_one_before_it():
    rig = Rig("nvm", REAL)
    unit, passed = played(rig, LONG[:200])
    unit.confirm((NEW_GAME, 2001, 1))
    for transaction in LONG:
        unit.confirm(transaction)
    for _ in range(len(LONG) + 1):
        assert unit.undo()
    assert to_bytes(unit.game) == passed[-1]


def test_without_a_drive_undo_goes_back_as_far_as_the_log():
    rig = Rig("fram", REAL)
    unit, _ = played(rig)
    undone = 0
    while unit.undo():
        undone += 1
    assert 52 <= undone < len(LONG)
    assert unit.last is None


def test_an_archive_that_does_not_fit_is_ignored():
    rig = Rig("nvm", REAL)
    played(rig)
    path = "/" + archive.FILE
    for spoilt in (b"", b"\xff" * 900, rig.drive.files[path][:-1], rig.drive.files[path][7:]):
        rig.drive.files[path] = spoilt
        trial = rig.open()
        image = rig.image()
        while trial.undo():
            pass
        assert trial.game.count > 50
        assert seen(rig.open())[:2] == seen(trial)[:2]
        rig.set_back(image)


def test_a_power_cut_during_a_long_undo_leaves_a_valid_game(monkeypatch):
    """At every few bytes of what reaching back writes: it is the game before the UNDO, or, once
    that is written too, the one after it."""
    shrink(monkeypatch)
    rig = Rig("nvm")
    unit, passed = played(rig, LONG[:90])
    while unit.journal.depth:
        assert unit.undo()
    image, game = rig.image(), to_bytes(unit.game)
    at = passed.index(game)
    assert undoable(unit) == LONG[at - 1]
    assert rig.image() == image, "looking changes nothing"
    before = rig.work()
    assert unit.undo() == LONG[at - 1]
    total = rig.work() - before
    left = []
    for cut in (*range(1, total - 16, 47), *range(total - 16, total + 1)):
        rig.set_back(image)
        assert rig.cut_during(rig.open().undo, cut)
        left.append(to_bytes(rig.open().game))
    assert set(left) <= {game, passed[at - 1]}
    assert left.count(game) > 20
    rig.set_back(image)
    trial = rig.open()
    assert [trial.undo(), trial.undo()] == [LONG[at - 1], LONG[at - 2]]


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_every_game_comes_back_to_its_beginning(number):
    rig = Rig("nvm", REAL)
    unit = rig.open(number=number)
    start = to_bytes(unit.game)
    transactions = []
    while unit.journal.first or len(transactions) < 200:
        enter(unit, len(transactions))
        transactions.append(unit.last.transaction)
    for transaction in reversed(transactions):
        assert unit.undo() == transaction
    assert to_bytes(unit.game) == start
