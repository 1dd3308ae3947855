"""Saved games that are whole and impossible: a quick round, and that the attacker would notice."""

from itertools import islice
from random import Random

from banker.rules.saved import NotAGame

from host_tools.attacks import saved_games
from host_tools.link import save


def fallen(tries):
    """What fell in so many tries."""
    return [one for one in islice(saved_games.attack(Random(1)), tries) if one]


def test_nothing_falls():
    assert fallen(saved_games.SHORT) == []


def test_a_reading_that_takes_the_first_state_for_good_is_noticed(monkeypatch):
    def first_state(journal):
        state = next(entry for entry in journal.stack if entry < 0)
        if saved_games.games.from_bytes(save.read_game(journal.medium, ~state)).count % 2:
            raise NotAGame("odd")
        return readable(journal)

    readable = save._readable
    monkeypatch.setattr(save, "_readable", first_state)
    assert any("makes tell raise NotAGame" in one for one in fallen(40))
