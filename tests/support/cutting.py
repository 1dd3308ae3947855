"""Cuts the steps of a sample game at every byte that they program or erase, and the recoveries too.

After a cut the unit shows what it showed before the step or after it.
"""

from functools import partial

from host_tools.simulator.drive import AFTER_CUT
from tests.support.flash_rig import seen
from tests.support.sample_steps import enter, steps, take

SEED = 7


class CutGame:
    """A game, with what the flash held and what was to be seen around every step."""

    def __init__(self, rig, count, plan=steps, number=0):
        self.rig = rig
        ledger = rig.open(seed=SEED, number=number)
        self.steps = list(plan(SEED, count))
        self.images = [rig.image()]
        self.seen = [seen(ledger)]
        for step in self.steps:
            take(step, ledger)
            self.images.append(rig.image())
            self.seen.append(seen(ledger))

    def left_by_cuts(self, number, stride):
        """Yield what each cut in a step can leave; equal results in a row come only once."""
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
        """Check that a second cut, during the recovery, changes nothing."""
        rig = self.rig
        rig.set_back(image)
        assert rig.cut_during(rig.boot, at)
        ledger = rig.open()
        assert seen(ledger) == found, f"second cut at byte {at}"
        self._goes_on(ledger)

    def _goes_on(self, ledger):
        """Check that the next entry is saved too."""
        enter(ledger)
        assert seen(self.rig.open()) == seen(ledger)
