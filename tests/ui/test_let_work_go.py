"""What working something out has loaded goes where memory is short, and stays where it is not."""

import sys
from types import ModuleType, SimpleNamespace

import pytest
from banker import memory

WORK, SCREEN = "banker.made_up_work", "banker.link.made_up_screen"


@pytest.fixture
def board(monkeypatch):
    """A board on which two more modules are loaded than stay; tells what is free."""
    free = SimpleNamespace(bytes=memory.LOW - 1)
    collector = SimpleNamespace(mem_free=lambda: free.bytes, collect=lambda: None)
    monkeypatch.setattr(memory, "gc", collector)
    monkeypatch.setattr(memory, "_resident", list(sys.modules))
    monkeypatch.setattr(memory, "_short", [])
    monkeypatch.setattr(memory, "_used", ["banker.link"])
    for name in (WORK, SCREEN):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    return free


def test_it_stays_until_memory_was_short(board):
    memory.let_work_go()
    assert WORK in sys.modules


def test_it_goes_where_memory_is_short_but_not_what_is_in_use(board):
    memory._short.append(memory.LOW)
    memory.let_work_go()
    assert WORK not in sys.modules
    assert SCREEN in sys.modules


def test_it_stays_while_there_is_room(board):
    memory._short.append(memory.LOW)
    board.bytes = memory.LOW
    memory.let_work_go()
    assert WORK in sys.modules
