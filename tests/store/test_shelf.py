"""The shelf: games wait on the drive, each as safe as the one being played."""

import errno

import pytest
from banker import games
from banker.kit.layout import CORRECT
from banker.rules.transactions import NEW_GAME, SWITCH, Refused
from banker.store import shelf
from banker.store.file_drive import SHELF

from host_tools.games import NUMBERS
from tests.support.cutting import SEED, CutGame
from tests.support.flash_rig import REAL, SMALL, Rig, seen, shelved, shrink
from tests.support.sample_steps import begins, enter, next_on_shelf, shelf_steps

TRADER, CHICAGO, CASH = 0, 1, 2
SALARY = 3  # the digit that corrects it


def put(ledger, number=None):
    """Put the game being played on the shelf and begin one of that number, or the same again."""
    number = ledger.number if number is None else number
    kind = (NEW_GAME,) if number == ledger.number else (SWITCH, number)
    shelf.put(ledger, (*kind, *begins(number)))


def listed(ledger):
    """Return (number, count) of each game on the shelf."""
    return [found and shelf.summary(found)[:2] for found in shelved(ledger)]


@pytest.fixture
def rig():
    return Rig()


@pytest.fixture
def ledger(rig):
    """Return a unit on which Trader was played a little."""
    ledger = rig.open(seed=SEED)
    for seed in range(3):
        enter(ledger, seed)
    return ledger


def test_a_game_is_put_on_the_shelf_and_taken_back(rig, ledger):
    played = ledger.data
    put(ledger, CHICAGO)
    assert (ledger.number, ledger.game.count, listed(ledger)) == (CHICAGO, 0, [(TRADER, 3)])
    ledger = rig.open()
    assert shelf.game_in(shelved(ledger)[0]) == played
    shelf.take(ledger, 0)
    assert (ledger.data, listed(ledger)) == (played, [])
    assert seen(rig.open()) == seen(ledger)


def test_the_game_being_played_replaces_the_one_taken_back(ledger):
    put(ledger, CHICAGO)
    put(ledger, CASH)
    enter(ledger)
    shelf.take(ledger, 0)
    assert (ledger.number, listed(ledger)) == (TRADER, [(CASH, 1), (CHICAGO, 0)])
    shelf.take(ledger, 1)
    assert (ledger.number, listed(ledger)) == (CHICAGO, [(CASH, 1), (TRADER, 3)])


def test_a_shelf_has_room_for_eight_games_and_reports_that_it_is_full(rig, ledger):
    for turn in range(shelf.ROOM):
        put(ledger, NUMBERS[turn % len(NUMBERS)])
        enter(ledger)
    before = seen(ledger)
    with pytest.raises(Refused, match="shelf_full"):
        put(ledger)
    assert seen(rig.open()) == seen(ledger) == before
    shelf.take(ledger, 3)  # for which one place is always left
    assert len(listed(ledger)) == shelf.ROOM
    assert ledger.undo()
    assert seen(ledger) == before
    shelf.throw(ledger, 0)
    put(ledger)
    assert None not in listed(rig.open())


def test_every_action_can_be_undone_even_if_its_place_was_used_since(rig, ledger):
    views = []
    for step in (
        lambda: put(ledger, CHICAGO),
        lambda: shelf.throw(ledger, 0),
        lambda: put(ledger, CASH),
        lambda: enter(ledger),
        lambda: shelf.take(ledger, 0),
        lambda: put(ledger),
        lambda: put(ledger, TRADER),
        lambda: shelf.throw(ledger, 1),
        lambda: shelf.take(ledger, 0),
    ):
        views.append(seen(ledger))
        step()
    for view in views[::-1]:
        assert ledger.undo()
        ledger = rig.open()
        assert seen(ledger)[:2] == view[:2]
        assert shelved(ledger) == view[4]
    assert ledger.undo(), "and what was before"


def test_a_game_put_there_shows_who_plays_and_its_round(ledger):
    put(ledger, CHICAGO)
    enter(ledger)
    number, count, pawns, at = shelf.summary(shelf.about(ledger.game) + ledger.data)
    put(ledger, TRADER)
    assert shelf.summary(shelved(ledger)[1]) == (number, count, pawns, at)
    seats = [pawn for pawn in begins(CHICAGO) if pawn]
    assert (number, count, at) == (CHICAGO, 1, 1)
    assert pawns == sum(1 << pawn - 1 for pawn in seats)


def test_without_a_writable_drive_the_unit_says_so_and_changes_nothing(rig, ledger):
    put(ledger, CHICAGO)
    before = seen(ledger)
    moves = (lambda: put(ledger), lambda: shelf.take(ledger, 0), lambda: shelf.throw(ledger, 0))
    rig.drive.read_only = True
    for move in (*moves, ledger.undo):
        with pytest.raises(Refused, match="drive_read_only"):
            move()
        assert seen(ledger) == before
    rig.drive.read_only = False
    rig.drive.capacity = 0
    with pytest.raises(Refused, match="drive_full"):
        put(ledger)
    assert seen(ledger) == before
    drive, ledger.drive = ledger.drive, None
    for move in moves:
        with pytest.raises(Refused, match="drive_failed"):
            move()
    ledger.drive = drive
    assert seen(rig.open()) == before


def test_no_game_is_put_on_a_drive_that_loses_data(rig, ledger, monkeypatch):
    before = seen(ledger)

    def fail(*_):
        raise OSError(errno.EIO)

    monkeypatch.setattr(rig.drive, "store", fail)
    with pytest.raises(Refused, match="drive_failed"):
        put(ledger)
    assert seen(ledger) == before


def test_a_damaged_copy_is_replaced_by_the_other(rig, ledger):
    put(ledger, CHICAGO)
    whole = shelved(ledger)
    for copy in "ab":
        name = f"/{SHELF}0{copy}"
        content = rig.drive.files[name]
        for at in range(len(content)):
            for bit in range(8):
                damaged = bytearray(content)
                damaged[at] ^= 1 << bit
                rig.drive.files[name] = bytes(damaged)
                assert shelved(ledger) == whole
        rig.drive.files[name] = content


def test_an_unreadable_game_is_shown_as_such_and_can_be_thrown_away(rig, ledger):
    put(ledger, CHICAGO)
    for copy in "ab":
        rig.drive.files[f"/{SHELF}0{copy}"] = b"spoiled"
    assert listed(ledger) == [None]
    with pytest.raises(Refused, match="shelf_unreadable"):
        shelf.take(ledger, 0)
    shelf.throw(ledger, 0)
    assert listed(rig.open()) == []
    assert ledger.undo()
    assert listed(rig.open()) == [None]


def test_another_game_in_a_place_is_not_accepted(rig, ledger):
    put(ledger, CHICAGO)
    put(ledger, CASH)
    for copy in "ab":
        files = rig.drive.files
        files[f"/{SHELF}0{copy}"] = files[f"/{SHELF}1{copy}"]
    assert listed(ledger) == [None, (CHICAGO, 0)]


@pytest.mark.parametrize("lost", ["all", "nvm"])
def test_the_shelf_survives_the_loss_of_the_log(rig, ledger, lost):
    put(ledger, CHICAGO)
    put(ledger, CASH)
    rig.memory[:] = b"\xff" * len(rig.memory)
    if lost == "all":
        for name in [name for name in rig.drive.files if name.endswith(".log")]:
            del rig.drive.files[name]
    ledger = rig.open(seed=SEED)
    assert set(listed(ledger)) >= {(TRADER, 3), (CHICAGO, 0)}
    assert seen(rig.open()) == seen(ledger)


def test_a_game_that_is_not_installed_stays_on_the_shelf(rig, ledger, monkeypatch):
    put(ledger, CHICAGO)
    enter(ledger)
    before = seen(ledger)

    def missing(number):
        raise games.NotInstalled(number)

    with monkeypatch.context() as patched:
        patched.setattr(games, "rules", missing)
        with pytest.raises(Refused, match="not_installed"):
            shelf.take(ledger, 0)
    assert seen(ledger) == before


def test_a_restored_game_leaves_the_shelf_as_it_is(rig, ledger):
    put(ledger, CHICAGO)
    other = Rig().open(seed=3)
    put(other, CASH)
    put(other, TRADER)
    before = shelved(ledger)
    ledger.replace(other.journal, other.game, other.data)
    assert shelved(ledger) == shelved(rig.open()) == before


def test_a_game_begun_beside_the_shelf_has_the_tables_it_was_last_left_with(rig, ledger):
    put(ledger, CASH)
    ledger.confirm((CORRECT, SALARY, 0, 0, 250))
    tables = ledger.game.kept_tables
    assert tables != games.create(CASH).kept_tables
    shelf.take(ledger, 0)
    put(ledger, CASH)
    assert rig.open().game.kept_tables == tables


SHARES = 2


@pytest.mark.slow
@pytest.mark.parametrize("stride", [23, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize(
    ("kind", "plan", "size"),
    [
        ("nvm", shelf_steps, SMALL),
        ("nvm", next_on_shelf, REAL),
        ("fram", shelf_steps, SMALL),
        ("drive", shelf_steps, REAL),
    ],
)
def test_a_cut_at_any_byte_leaves_the_old_shelf_or_the_new(
    monkeypatch, kind, plan, size, share, stride
):
    shrink(monkeypatch)
    count = 44
    rig = Rig(kind, size)
    game = CutGame(rig, count, plan, NUMBERS[-1] if size == REAL else CASH)
    assert max(len(view[4]) for view in game.seen) > 1
    for number in range(share, count, SHARES):
        game.check(number, stride)
