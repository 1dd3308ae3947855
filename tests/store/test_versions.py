"""Saves of other versions: a newer one is kept and named until somebody begins a new game."""

import pytest
from banker.rules.transactions import NEW_GAME
from banker.store import finding, slots

from tests.support.flash_rig import Rig, seen
from tests.support.trader import MARKET, Game


def set_version(monkeypatch, version):
    """Let the firmware be one whose format has another version."""
    for module in (slots, finding):
        monkeypatch.setattr(module, "VERSION", version)


def set_game_version(monkeypatch, version):
    """Let Trader's bytes have another version."""
    monkeypatch.setattr(Game, "VERSION", version)


def test_an_older_save_is_not_read_which_is_reported(monkeypatch):
    rig = Rig()
    rig.open().confirm((MARKET, 0))
    set_version(monkeypatch, slots.VERSION + 1)
    assert rig.open().notices == ["started_afresh"]


@pytest.mark.parametrize("newer", [set_version, set_game_version])
@pytest.mark.parametrize("kind", ["nvm", "fram", "drive"])
def test_a_newer_save_is_kept_untouched_and_named(monkeypatch, kind, newer):
    rig = Rig(kind, 2048)
    with monkeypatch.context() as later:
        newer(later, 7)
        unit = rig.open(lively=False)
        for number in range(120):
            unit.confirm((MARKET, 1 - number % 2))
        view = seen(unit)
    image = rig.image()
    old = rig.open(lively=False)
    assert (old.newer, old.notices, old.fault) == (7, ["newer_save"], "newer_save")
    assert old.game.count == 0
    for number in range(200):
        old.confirm((MARKET, 1 - number % 2))
    old.save_settings(b"\1\1\1")
    assert old.undo()
    assert old.fault == "newer_save"
    assert rig.image() == image
    with monkeypatch.context() as later:
        newer(later, 7)
        assert seen(rig.open()) == view


@pytest.mark.parametrize("newer", [set_version, set_game_version])
@pytest.mark.parametrize("kind", ["nvm", "fram", "drive"])
def test_a_new_game_takes_the_place_of_a_newer_save(monkeypatch, kind, newer):
    rig = Rig(kind, 2048)
    with monkeypatch.context() as later:
        newer(later, 7)
        unit = rig.open()
        for number in range(20):
            unit.confirm((MARKET, number % 2))
    old = rig.open()
    old.confirm((NEW_GAME, 5, 1))
    assert old.fault is None
    old.confirm((MARKET, 0))
    again = rig.open()
    assert (seen(again), again.fault) == (seen(old), None)
    assert again.game.count == 1


@pytest.mark.parametrize("newer", [set_version, set_game_version])
def test_a_newer_file_alone_is_kept_too(monkeypatch, newer):
    rig = Rig()
    with monkeypatch.context() as later:
        newer(later, 5)
        rig.open()
    rig.memory[:] = b"\xff" * len(rig.memory)
    image = rig.image()
    assert rig.open().newer == 5
    assert rig.image() == image
