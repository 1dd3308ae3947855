"""Nonsense on the cable, both ways: a quick round of it, and that the attacker would notice."""

from itertools import islice
from random import Random

import pytest
from banker.link.requests import Requests

from host_tools.attacks import lines
from host_tools.link import answers, transfer
from tests.support.trader import GO

SEEDS = range(2)


def fallen(seed, tries):
    """What fell in so many tries."""
    return [one for one in islice(lines.attack(Random(seed)), tries) if one]


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_falls(seed):
    assert fallen(seed, lines.SHORT // 2) == []


def test_a_program_that_raises_is_noticed(monkeypatch):
    monkeypatch.setattr(answers, "part", lambda words, start: (int(words[1]), bytes(int(words[9]))))
    assert any("makes fetch raise IndexError" in one for one in fallen(1, 100))


def test_a_program_without_end_is_noticed(monkeypatch):
    def again(client, *_):
        while True:
            client.poll()

    monkeypatch.setattr(transfer, "_whole", again)
    assert any("makes fetch go on for ever" in one for one in fallen(1, 40))


def test_a_unit_that_raises_or_changes_its_game_is_noticed(monkeypatch):
    def press(self, verb, words):
        self._app.ledger.confirm((GO, 1))
        return "no verb"

    monkeypatch.setattr(Requests, "answer", press)
    assert any("changes the game" in one for one in fallen(1, 40))
    monkeypatch.setattr(Requests, "answer", lambda self, verb, words: words[99])
    assert any("makes the unit raise IndexError" in one for one in fallen(1, 40))
