"""Power cuts: at any byte programmed or erased, and again while recovering from that.

After a cut the unit shows what it showed before the step or after it. Logs are small, so that a
short game fills many; those of the real size are cut here and there. Every byte of an nvm's log
is cut with one game by the contract of every game, every byte of all others by `make test-long`.
"""

from functools import partial

import pytest
from banker.store.drive_files import FILES
from banker.store.log_storage import SMALLEST

from host_tools.games import NUMBERS
from tests.support.cutting import SEED, CutGame
from tests.support.flash_rig import REAL, SMALL, Rig, seen, shrink, undoable
from tests.support.sample_steps import mixed_steps

pytestmark = pytest.mark.slow

SHARES = 3  # parts of a game, so that the work can be spread
strides = pytest.mark.parametrize("stride", [7, pytest.param(1, marks=pytest.mark.long)])
"""One in so many bytes is cut."""

SMALL_RIGS = (
    # kind, erases backwards, steps, whether they fill logs
    ("nvm", True, 40, True),
    ("fram", False, 60, True),
    ("drive", False, 12, False),
)


@strides
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize(("kind", "backwards", "count", "filled"), SMALL_RIGS)
def test_a_cut_at_any_byte_leaves_the_game_before_or_after(
    monkeypatch, kind, backwards, count, filled, share, stride
):
    shrink(monkeypatch)
    rig = Rig(kind, SMALL, backwards)
    game = CutGame(rig, count)
    if filled:
        assert rig.open().storage.generation > 2
    for number in range(share, count, SHARES):
        game.check(number, stride)


@pytest.mark.parametrize("stride", [37, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("kind", ["nvm", "fram"])
def test_cuts_with_all_games_in_the_log(monkeypatch, kind, stride):
    """The store does not know what its bytes mean: every byte is cut above, with one game."""
    shrink(monkeypatch)
    count = 11 * len(NUMBERS) + 16  # once round, and a log more
    rig = Rig(kind, SMALLEST)
    game = CutGame(rig, count, mixed_steps, NUMBERS[-1])
    assert {bytes(view[0])[0] >> 4 for view in game.seen} == set(NUMBERS)
    assert rig.open().storage.generation > 2, "logs were full"
    for number in range(count):
        game.check(number, stride)


@pytest.mark.parametrize("kind", ["nvm", "fram", "drive"])
def test_a_cut_at_any_byte_of_the_first_start(monkeypatch, kind):
    shrink(monkeypatch)
    rig = Rig(kind, SMALL)
    rig.open()
    for at in range(1, 1 + rig.work()):
        rig = Rig(kind, SMALL)
        assert rig.cut_during(partial(rig.boot, seed=SEED), at)
        ledger = rig.open(seed=SEED)
        assert (ledger.last, undoable(ledger), ledger.fault) == (None, None, None)
        assert seen(rig.open(seed=1)) == seen(ledger)


def test_a_cut_in_a_renewal_and_a_second_one_in_the_recovery_lose_nothing(monkeypatch):
    shrink(monkeypatch)
    rig = Rig("nvm", SMALL)
    game = CutGame(rig, 40)
    number = 0
    while "/" + FILES[0] not in game.images[number + 1][1]:
        number += 1
    left = list(game.left_by_cuts(number, 1))
    notices = set()
    for image in left:
        rig.set_back(image)
        notices |= set(rig.open().notices)
    assert notices <= {"cut_entry"}
    for first in (0.05, 0.3, 0.45, 0.6, 0.9):
        cut_the_recovery(rig, left[int(first * len(left))], game.seen[number : number + 2])


def cut_the_recovery(rig, cut, views):
    """Cut what comes after a cut, at any byte: it shows one of these views all the same."""
    rig.set_back(cut)
    second = rig.cuts(rig.boot)
    found = seen(rig.open())
    assert found in views
    for at, image in enumerate(second):
        if image is None:  # on the drive
            rig.set_back(cut)
            assert rig.cut_during(rig.boot, at + 1)
            assert seen(rig.open()) == found, f"second cut at byte {at}"
        elif not at or image != second[at - 1]:
            rig.set_back(image)
            assert seen(rig.open()) == found, f"second cut at byte {at}"


@pytest.mark.parametrize("share", range(SHARES))
def test_cuts_here_and_there_on_the_real_size(share):
    count = 260
    rig = Rig("nvm", REAL)
    game = CutGame(rig, count)
    assert rig.open().storage.generation > 2, "logs were filled"
    for number in range(share, count, SHARES):
        game.check(number, stride=67)
