"""Bundles are loaded and unloaded: an unloaded one is really gone, and can be loaded again."""

import pytest
from banker.games import GAMES, package

from host_tools.deploy.bundler.firmware import firmware, games_by_package
from host_tools.dev.benchmarks.unit_on_vm import start
from host_tools.simulator.micropython.vm import MicroPython

SMALL = 64  # bytes: a dict that has grown does not shrink
# What `games` does for a unit, in the bundles.
GAME = """
from banker.games import create, from_bytes, keep_only, pack, rules, screens, to_bytes, unpack
from banker.memory import release_all, unload
import sys
"""


@pytest.fixture
def vm():
    """Return a VM with a unit at rest, with the first game."""
    with MicroPython(deployed=True) as machine:
        machine.run(start() + GAME)
        yield machine


def lazy() -> list[str]:
    """Return the bundles that are loaded on demand, on any board."""
    bundler = firmware()
    wanted = bundler.needs.roots | bundler.needs.dynamic
    resident = {bundler.placed[part] for parts in games_by_package().values() for part in parts}
    leaders = {one for one in bundler.placed.values() if one.startswith("banker.")}
    return sorted(one for one in leaders if one in wanted and one not in resident)


def _after_rounds(vm, name, rounds=3):
    """Return the heap after a bundle was loaded and unloaded so often. The one just unloaded may
    still be counted, since the VM's own stack points to it, and a full pool of names grows once,
    by some KB; but what really stays adds up."""
    for _ in range(rounds):
        vm.run(f"import {name}")
        assert vm.run(f"print({name!r} in sys.modules)") == "True\n"
        vm.run(f"unload({name!r})")
    return vm.heap()


def test_an_unloaded_bundle_frees_its_memory_and_can_be_loaded_again(vm):
    for name in lazy():
        for number in range(len(GAMES)):
            if name.startswith(f"{package(number)}."):
                vm.run(f"rules({number})")
        heaps = [_after_rounds(vm, name) for _ in range(3)]
        assert min(heaps[1] - heaps[0], heaps[2] - heaps[1]) <= SMALL, name
        assert vm.run(f"print({name!r} in sys.modules)") == "False\n"


def test_a_game_is_unloaded_completely_when_another_is_played(vm):
    vm.run("def look(number): return len(to_bytes(create(number)))")
    # What games share to begin with, such as their seats, goes too.
    vm.run("def leave():\n keep_only(0)\n release_all()")
    for number in (1, 0):
        vm.run(f"look({number})\nleave()")
    heaps = []
    for _ in range(3):
        before = vm.heap()
        vm.run("look(1)")
        assert vm.heap() > before + 8000
        vm.run("leave()")
        heaps.append(vm.heap())
        assert "chicago" not in vm.run("print(sorted(sys.modules))")
    assert heaps[2] - heaps[0] <= SMALL, "something may grow once, but what is kept adds up"


def test_a_game_can_be_asked_for_its_screens_first():
    with MicroPython(deployed=True) as vm:
        for number in range(len(GAMES)):
            vm.run(GAME + f"asked = screens({number})")
            assert vm.run("print(callable(asked.begin))") == "True\n"
            assert vm.run(f"print(asked.game is rules({number}))") == "True\n"
