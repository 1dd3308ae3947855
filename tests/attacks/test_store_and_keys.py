"""A quick round of power cuts and of random keys: nothing falls, and the attackers can tell."""

from itertools import islice
from random import Random

from banker.store.journal import Journal

from host_tools.attacks import keys, power_cuts


def fallen(attacker, tries, seed=3):
    return [what for what in islice(attacker.attack(Random(seed)), tries) if what]


def test_power_cuts():
    assert fallen(power_cuts, power_cuts.SHORT) == []


def test_power_cuts_find_entries_that_are_not_written(monkeypatch):
    add = Journal.add

    def forgetful(self, content, is_mark=False):
        self.told = getattr(self, "told", 0) + 1
        return True if self.told == 9 and not is_mark else add(self, content, is_mark)

    monkeypatch.setattr(Journal, "add", forgetful)
    assert fallen(power_cuts, 200)


def test_random_keys():
    assert fallen(keys, 3 * keys.SHORT) == []


def test_random_keys_find_what_raises(monkeypatch):
    from banker.ui.screens.review import Review

    def broken(self, app, canvas):
        raise ValueError("torn")

    monkeypatch.setattr(Review, "draw", broken)
    assert any("torn" in what for what in fallen(keys, 3 * keys.SHORT))
