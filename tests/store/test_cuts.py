"""Power cuts: at every byte programmed or erased, and again while recovering from that.

After a cut the unit shows what it showed before the step or after it. Every byte is tried on small
logs, of which a short evening fills many, and one byte here and there on logs of the real size.
"""

from functools import partial

import pytest
from banker.games.chicago.transactions import TABLE
from banker.games.trader.transactions import MARKET
from banker.store.drive_files import FILES

from host_tools.simulator.drive import AFTER_CUT
from tests.support.evening import mixed_steps, steps, take
from tests.support.flash_rig import REAL, SMALL, Rig, seen, shrink

pytestmark = pytest.mark.slow

SHARES = 6  # parts of an evening, so that the work can be spread
SEED = 7


class Evening:
    """A game, with what the flash held and what was to be seen around every step."""

    def __init__(self, rig, count, plan=steps):
        self.rig = rig
        ledger = rig.open(seed=SEED)
        self.steps = list(plan(SEED, count))
        self.images = [rig.image()]
        self.seen = [seen(ledger)]
        for step in self.steps:
            take(step, ledger)
            self.images.append(rig.image())
            self.seen.append(seen(ledger))

    def left_by_cuts(self, number, stride):
        """What each cut in a step can leave; what looks like the cut before comes only once."""
        rig = self.rig
        before, step = self.images[number], self.steps[number]
        rig.set_back(before)
        left = rig.cuts(partial(take, step, rig.open()))
        assert rig.image() == self.images[number + 1]
        for at in range(number % stride, len(left), stride):
            if left[at] is None:
                # What is left of a file does not depend on the place, unless it is torn.
                for rig.drive.after_cut in (
                    AFTER_CUT if at % (50 * stride) < stride else AFTER_CUT[:1]
                ):
                    rig.set_back(before)
                    assert rig.cut_during(partial(take, step, rig.open()), at + 1)
                    yield rig.image()
            elif not at or left[at] != left[at - 1]:
                yield left[at]

    def check(self, number, stride=1):
        """Cut a step everywhere, and the recovery from some of these cuts at some places."""
        rig = self.rig
        rig.set_back(self.images[number + 1])
        assert seen(rig.open()) == self.seen[number + 1], "what was confirmed stands"
        for turn, image in enumerate(self.left_by_cuts(number, stride)):
            rig.set_back(image)
            work = rig.work()
            ledger = rig.open()
            work = rig.work() - work
            found = seen(ledger)
            assert found in self.seen[number : number + 2], f"step {number}, cut {turn}"
            assert not ledger.fault
            if turn % 8 == 0:
                if work:
                    self._cut_again(image, 1 + turn * 101 % work, found)
                else:
                    self._goes_on(ledger)

    def _cut_again(self, image, at, found):
        """A second cut, during the recovery, changes nothing."""
        rig = self.rig
        rig.set_back(image)
        assert rig.cut_during(rig.boot, at)
        ledger = rig.open()
        assert seen(ledger) == found, f"second cut at byte {at}"
        self._goes_on(ledger)

    def _goes_on(self, ledger):
        """The next entry is kept too."""
        if ledger.game.number:
            ledger.confirm((TABLE, 1, 9))
        else:
            ledger.confirm((MARKET, 0 if ledger.game.lively else 1))
        assert seen(self.rig.open()) == seen(ledger)


SMALL_RIGS = (
    # kind, erases backwards, steps, logs that they fill
    ("nvm", False, 60, 2),
    ("nvm", True, 40, 2),
    ("fram", False, 60, 2),
    ("drive", False, 12, None),
)


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize(("kind", "backwards", "count", "filled"), SMALL_RIGS)
def test_a_cut_at_any_byte_leaves_the_game_before_or_after(
    monkeypatch, kind, backwards, count, filled, share
):
    shrink(monkeypatch)
    rig = Rig(kind, SMALL, backwards)
    evening = Evening(rig, count)
    if filled:
        assert rig.open().shelf.generation == 1 + filled
    for number in range(share, count, SHARES):
        evening.check(number)


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("kind", ["nvm", "fram"])
def test_a_cut_at_any_byte_with_both_games_in_the_log(monkeypatch, kind, share):
    shrink(monkeypatch)
    evening = Evening(Rig(kind, SMALL), 26, mixed_steps)
    assert {bytes(view[0])[0] >> 4 for view in evening.seen} == {0, 1}
    for number in range(share, 26, SHARES):
        evening.check(number)


@pytest.mark.parametrize("kind", ["nvm", "fram", "drive"])
def test_a_cut_at_any_byte_of_the_first_start(monkeypatch, kind):
    shrink(monkeypatch)
    rig = Rig(kind, SMALL)
    rig.open()
    for at in range(1, 1 + rig.work()):
        rig = Rig(kind, SMALL)
        assert rig.cut_during(partial(rig.boot, seed=SEED), at)
        ledger = rig.open(seed=SEED)
        assert (ledger.last, ledger.undoable(), ledger.fault) == (None, None, None)
        assert seen(rig.open(seed=1)) == seen(ledger)


@pytest.mark.parametrize("first", [0.05, 0.3, 0.45, 0.6, 0.9])
def test_a_second_cut_at_any_byte_of_the_recovery_changes_nothing(monkeypatch, first):
    shrink(monkeypatch)
    rig = Rig("nvm", SMALL)
    evening = Evening(rig, 40)
    number = 0
    while "/" + FILES[0] not in evening.images[number + 1][1]:
        number += 1
    left = list(evening.left_by_cuts(number, 1))
    rig.set_back(left[int(first * len(left))])
    second = rig.cuts(rig.boot)
    found = seen(rig.open())
    assert found in evening.seen[number : number + 2]
    for at, image in enumerate(second):
        if not at or image != second[at - 1]:
            rig.set_back(image)
            assert seen(rig.open()) == found, f"second cut at byte {at}"


@pytest.mark.parametrize("share", range(SHARES))
def test_cuts_here_and_there_on_the_real_size(share):
    count = 720
    rig = Rig("nvm", REAL)
    evening = Evening(rig, count)
    assert rig.open().shelf.generation == 3, "two logs were filled"
    for number in range(share, count, SHARES):
        evening.check(number, stride=67)
