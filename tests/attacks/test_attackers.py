"""Each attacker leaves a correct unit standing, and finds the faults of its kind that are
planted."""

from types import SimpleNamespace

import pytest
from banker import games
from banker.link import offer
from banker.link.requests import Requests
from banker.store import history, recovery

from host_tools.dev.attack import ATTACKERS, failures
from host_tools.link import answers, transfer
from tests.support.trader import GO

pytestmark = pytest.mark.slow
# How many tries are enough to find each of the faults below.
TRIES = {
    "cable_to_desktop": 200,
    "cable_to_unit": 200,
    "saved_games": 60,
}


@pytest.mark.parametrize("name", ATTACKERS)
def test_no_attacker_finds_a_failure(name):
    assert failures(ATTACKERS[name].attack, 2, TRIES[name]) == {}


def raises(monkeypatch):
    monkeypatch.setattr(Requests, "answer", lambda self, verb, words: words[99])


def plays_without_a_finger(monkeypatch):
    def answer(self, verb, words):
        self._app.ledger.confirm((GO, 1))
        return "no verb"

    monkeypatch.setattr(Requests, "answer", answer)


def offer_grows(monkeypatch):
    def add_part(self, start, text):
        try:
            self._data[self._have :] = bytes.fromhex(text)
        except ValueError:
            return "no data"
        self._have = len(self._data)
        return f"part {self._have}"

    monkeypatch.setattr(offer.Offer, "_add_part", add_part)


def restored_state_is_not_checked(monkeypatch):
    believing = SimpleNamespace(
        NotInstalled=games.NotInstalled,
        from_bytes=lambda data: games.from_bytes(data, games.create(data[0] >> 4)),
    )
    monkeypatch.setattr(offer, "games", believing)


def parts_never_end(monkeypatch):
    def part(words, start):
        fields = answers._Fields(words)
        return fields.number(1), fields.data(3, 0, 512)

    monkeypatch.setattr(transfer.file_drive, "SIZE", 10**9)
    monkeypatch.setattr(answers, "part", part)


def parts_never_advance(monkeypatch):
    def have(words, before, most):
        return answers._Fields(words).number(1, before, most)

    monkeypatch.setattr(answers, "have", have)


def words_are_believed(monkeypatch):
    monkeypatch.setattr(answers, "part", lambda words, start: (int(words[1]), bytes(int(words[9]))))


def empty_entries_are_read(monkeypatch):
    read = recovery.entry_at
    for module in (history, recovery):
        monkeypatch.setattr(module, "entry_at", lambda *place: read(*place) or b"")


@pytest.mark.parametrize(
    ("name", "fault", "says"),
    [
        ("cable_to_unit", raises, "makes the unit raise IndexError"),
        ("cable_to_unit", plays_without_a_finger, "changes the game"),
        ("cable_to_unit", offer_grows, "were promised"),
        ("cable_to_unit", restored_state_is_not_checked, "restores a game that is none"),
        ("cable_to_desktop", words_are_believed, "makes fetch raise IndexError"),
        ("cable_to_desktop", parts_never_end, "makes fetch go on for ever"),
        ("cable_to_desktop", parts_never_advance, "makes offer go on for ever"),
        ("saved_games", empty_entries_are_read, "raise IndexError"),
    ],
)
def test_a_fault_is_found(name, fault, says, monkeypatch):
    fault(monkeypatch)
    rounds = (failures(ATTACKERS[name].attack, seed, TRIES[name]) for seed in range(10))
    assert any(says in one for fell in rounds for one in fell.values())
