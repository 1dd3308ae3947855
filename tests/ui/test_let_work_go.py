"""Rules that have worked something out go in a game that loads ahead, and stay in any other."""

import sys
from types import ModuleType, SimpleNamespace

import pytest
from banker import memory

WORK, SCREEN = "banker.games.made_up.work", "banker.kit.made_up"
LINK, MENU = "banker.link.made_up", "banker.ui.screens.made_up"


@pytest.fixture(autouse=True)
def board(monkeypatch):
    """A board on which more modules are loaded than stay."""
    monkeypatch.setattr(memory, "gc", SimpleNamespace(mem_free=lambda: 0))
    monkeypatch.setattr(memory, "_resident", list(sys.modules))
    monkeypatch.setattr(memory, "_short", [])
    monkeypatch.setattr(memory, "_ahead", [])
    monkeypatch.setattr(memory, "_used", ["banker.link"])
    for name in (WORK, SCREEN, LINK, MENU):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))


def loaded():
    return {name for name in (WORK, SCREEN, LINK, MENU) if name in sys.modules}


def test_they_stay_where_nothing_is_loaded_ahead():
    memory.let_work_go()
    assert loaded() == {WORK, SCREEN, LINK, MENU}


def test_they_go_elsewhere_but_not_what_is_in_use_nor_the_screens_of_the_unit():
    memory._short.append(memory.AHEAD)
    memory.let_work_go()
    assert loaded() == {SCREEN, LINK, MENU}
