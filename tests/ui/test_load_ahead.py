"""What the next keys will want is loaded while nobody types, and is in nobody's way."""

import sys
from types import ModuleType, SimpleNamespace

import pytest
from banker import memory

ENTRY, RULES = "banker.games.made_up.ui.entry", "banker.games.made_up.rules"
PIECES = ((ENTRY, ("GO", "OFFICES")), (RULES, ("GO",)))


@pytest.fixture
def free(monkeypatch):
    """A board that tells so many bytes free, on which nothing was loaded ahead yet."""
    room = SimpleNamespace(bytes=memory.AHEAD)
    collector = SimpleNamespace(mem_free=lambda: room.bytes, collect=lambda: None)
    monkeypatch.setattr(memory, "gc", collector)
    monkeypatch.setattr(memory, "_resident", list(sys.modules))
    for name in ("_short", "_used", "_ahead"):
        monkeypatch.setattr(memory, name, [])
    yield room
    for name, _ in PIECES:
        sys.modules.pop(name, None)


def ahead(game, at):
    """A game's: two pieces."""
    if at == len(PIECES):
        return None
    name, keys = PIECES[at]
    sys.modules[name] = ModuleType(name)
    return keys


def load_all():
    times = 0
    while memory.load_ahead(ahead, None):
        times += 1
    return times


def there():
    return [name for name, _ in PIECES if name in sys.modules]


def test_a_piece_at_a_time(free):
    assert memory.load_ahead(ahead, None)
    assert there() == [ENTRY]
    assert load_all() == 1
    assert there() == [ENTRY, RULES]
    assert load_all() == 0


def test_a_key_keeps_what_it_wants_and_no_more(free):
    load_all()
    memory.take_ahead("OFFICES")
    assert there() == [ENTRY]


def test_any_other_key_has_all_the_room(free):
    load_all()
    memory.take_ahead("MENU")
    assert there() == []
    assert load_all() == 2


def test_nothing_without_room(free):
    free.bytes -= 1
    assert load_all() == 0
    assert there() == []


def test_nothing_on_a_desktop(monkeypatch, free):
    monkeypatch.setattr(memory, "gc", SimpleNamespace())
    assert load_all() == 0


def test_a_pc_at_the_cable_has_the_room(free):
    load_all()
    memory.use("banker.link")
    assert there() == []
    assert load_all() == 0


def test_making_room_between_two_pages_leaves_it(free):
    """Pages turn by themselves: what is there need not be loaded again for each."""
    load_all()
    memory.make_room(True)
    assert there() == [ENTRY, RULES]


def test_once_a_key_has_taken_it_it_goes_like_everything(free):
    load_all()
    memory.take_ahead("GO")
    assert there() == [ENTRY, RULES]
    memory.make_room(True)
    assert there() == []
