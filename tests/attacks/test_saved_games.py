"""Saved games that are whole and impossible: a quick round, and that the attacker would notice."""

from itertools import islice
from random import Random

from banker.store.journal import Journal

from host_tools.attacks import saved_games


def fallen(tries):
    """What fell in so many tries."""
    return (one for one in islice(saved_games.attack(Random(1)), tries) if one)


def test_nothing_falls():
    assert list(fallen(saved_games.SHORT)) == []


def test_a_reading_that_takes_empty_entries_is_noticed(monkeypatch):
    entry = Journal.entry
    monkeypatch.setattr(Journal, "entry", lambda self, number: entry(self, number) or b"")
    assert any("raise IndexError" in one for one in fallen(saved_games.LONG))
