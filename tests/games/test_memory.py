"""No evening of any game runs out of the board's memory, tried on MicroPython with no more of it.

Nothing may take more than the budget in one piece once the unit has started, and so much must be
free at any moment. Whoever adds a game or a screen is told by name what was not tried.
"""

import re

import pytest
from banker.games import GAMES
from banker.ui.keys import FUNCTIONS

from host_tools.deploy import budget
from host_tools.deploy.contents import compiled
from host_tools.deploy.mpy_names import names
from host_tools.dev.benchmarks.unit_on_vm import start
from host_tools.dev.board_memory import coverage
from host_tools.dev.board_memory.low_memory_unit import Flash, LowMemoryUnit, OutOfMemory, machine
from host_tools.dev.board_memory.sample_game import SampleGame
from host_tools.simulator.micropython.vm import MicroPython
from tests.support.long import every_kind_of_game

pytestmark = pytest.mark.slow

ENGLISH = bytes((2, 1, 3))
# A step that takes memory in one piece, and one that keeps some each time.
TROUBLE = """
kept = []
def piece(unit, size):
    bytearray(size)
def leak(unit, size):
    kept.append(bytearray(size))
unit_in_vm.Unit.piece = piece
unit_in_vm.Unit.leak = leak
"""
DRIVERS = ("start", "application", "crash", "power")
POOLS = 20 + 40 + 80 + 160 + 320 + 640  # names
LOAD = "def load(name): __import__(name, None, None, ('*',))\nload('banker')\n"


games = pytest.mark.parametrize("number", range(len(GAMES)), ids=[name for name, *_ in GAMES])


@pytest.mark.longest
@every_kind_of_game
def test_a_sample_game_keeps_to_the_budget(number):
    report = SampleGame(number).play()
    assert budget.FREE <= report.lowest < budget.SHARE
    assert coverage.screens(number) - report.shown == set()
    assert coverage.modules(number) - report.loaded == set()
    assert set(FUNCTIONS) - coverage.keys(number) == set()


@pytest.fixture(scope="module")
def vm():
    """Return one VM for all the units here."""
    with machine() as made:
        yield made


@pytest.fixture
def unit(vm):
    """Return a unit at rest that can make trouble."""
    made = LowMemoryUnit(vm, Flash(), 0, ENGLISH)
    vm.run(TROUBLE)
    return made


def test_a_piece_above_the_budget_is_caught(unit):
    unit.do("piece", budget.PIECE)
    unit.type_keys("TOTAL CONFIRM")
    with pytest.raises(OutOfMemory, match="2048 bytes in one piece: piece 3000"):
        unit.do("piece", 3000)


def test_a_piece_just_above_the_budget_is_caught_after_play_too(unit):
    for line in ("GO 1 CONFIRM", "MENU 1 CONFIRM", "UNDO CONFIRM") * 3:
        unit.type_keys(line)
    unit.do("piece", budget.PIECE)
    with pytest.raises(OutOfMemory, match="in one piece"):
        unit.do("piece", budget.PIECE + 64)


def test_a_leak_is_caught(unit):
    def leaks():
        for _ in range(100):
            unit.do("leak", 1000)

    with pytest.raises(OutOfMemory, match=r"only 3\d{4} bytes are free after: leak 1000"):
        leaks()


@pytest.mark.parametrize(
    ("keys", "screen"), [("MENU", "banker.ui.screens.menu"), ("MENU 0", "banker.ui.screens.about")]
)
def test_a_screen_is_unloaded_when_it_is_left(unit, keys, screen):
    unit.type_keys("GO 1 CONFIRM")
    unit.type_keys(keys)
    assert screen in unit.do("make_room")[1]
    unit.type_keys("CANCEL CANCEL")
    assert screen not in unit.do("make_room")[1]


def test_a_screen_that_nobody_opens_is_named():
    """The screens are found in the sources, not in the tours."""
    assert {"menu", "Hold", "restore", "notice", "OfficeEntry"} <= coverage.screens(0)
    assert "OfficeEntry" not in coverage.screens(1)
    assert {"banker", "banker.link.offer", "banker.games.trader.rules"} <= coverage.modules(0)


@games
def test_all_names_of_a_game_fit_into_the_pools_that_the_start_has_made(number):
    """The next pool would be 7.7 KB in one piece. The drivers are not on the VM, but their names
    are; what CircuitPython itself knows is counted here as well."""
    found = compiled("drivers")
    known = {name for path in DRIVERS for name in names(found[f"drivers/{path}.mpy"])}
    with MicroPython(deployed=True) as vm:
        before = count_names(vm)
        vm.run(start(number) + "app.prepare()\n" + LOAD)
        for name in known:
            vm.run(f"hasattr(load, {name!r})")
        for module in sorted(coverage.modules(number)):
            vm.run(f"load({module!r})")
        assert count_names(vm) - before <= POOLS


def count_names(vm):
    """Return how many names a MicroPython has stored."""
    told = vm.run("import micropython\nmicropython.qstr_info()")
    return int(re.search(r"n_qstr=(\d+)", told)[1])
