"""Measures the whole unit on a MicroPython like the board's: its heap, and the time per key."""

from time import perf_counter

from banker.games import GAMES

from host_tools.deploy import budget
from host_tools.dev.benchmarks.rows import Row
from host_tools.games import part
from host_tools.simulator.micropython.vm import MicroPython
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.unit import Options

HEAP_AIM = budget.SHARE - budget.FREE - budget.WORK - budget.SCREEN
"""At rest, with every text and name, and what the first keys want: the widest screen and the
longest piece of work fit beside it, and what must be free is free."""
ROUNDS = 20
# Stands for the board's nvm, which is not in the heap.
MEDIUM = """
from banker.store.ram_medium import RamMedium

class Nvm(RamMedium):
    rewritable = False

medium = Nvm(4096)
"""
START = """
from banker.store.ledger import Ledger
from banker.ui.app import App
app = App(Ledger(medium, settings=bytes((2, 1, 3)), number=NUMBER))
app.step(20)
# As the board does after its start and its first picture.
app.prepare()
"""
_PLAY = """
def play(rounds, keys):
    now = 20
    for _ in range(rounds):
        for key in keys:
            app.key(key)
            app.key(key, False)
            now += 120
            app.step(now)
            app.tones.clear()
"""
_IDLE_STEPS = 200
_IDLE = f"""
import gc
def idle():
    before = gc.mem_alloc()
    for now in range(20, 20 + {_IDLE_STEPS}):
        app.step(now)
    return gc.mem_alloc() - before
"""


def opening(number: int) -> list[str]:
    """Return the keys that lead to a repeatable round."""
    return str(part(number, "keys").OPENING).split()


def round_of(number: int) -> list[str]:
    """Return the keys of a player's round, which can be repeated."""
    return str(part(number, "keys").ROUND).split()


def start(number: int = 0) -> str:
    """Return the source that starts a unit with this game."""
    return f"NUMBER = {number}\n" + MEDIUM + START


def _heap(number: int, deployed: bool) -> tuple[int, int]:
    """Return the heap with everything but the drivers on the game's first screen, and after some
    play."""
    with MicroPython(deployed=deployed) as vm:
        vm.run("medium = bytearray(4096)")
        empty = vm.heap()
        vm.run(start(number))
        fresh = vm.heap() - empty
        vm.run(_PLAY)
        own = vm.heap() - empty - fresh
        vm.run(f"play(1, {opening(number)!r})")
        for _ in range(ROUNDS):
            vm.run(f"play(1, {round_of(number)!r})")
        return fresh, vm.heap() - empty - own


def measure_heap() -> list[Row]:
    """Return the heap of each game as deployed, and from source, which a developer may copy too."""
    rows = []
    for number, (_, title, *_) in enumerate(GAMES):
        fresh, played = _heap(number, deployed=True)
        keys = ROUNDS * len(round_of(number))
        rows.append(Row(f"whole unit on {title}'s first screen", fresh, "bytes", HEAP_AIM))
        rows.append(Row(f"the same after {keys} keys", played, "bytes"))
    rows.append(Row("the first of these from source", _heap(0, deployed=False)[0], "bytes"))
    return rows


def measure_idle() -> list[Row]:
    """Return what a step allocates while no key is down and nothing is due."""
    with MicroPython(deployed=True) as vm:
        vm.run(start() + _IDLE)
        allocated = int(vm.run("print(idle())"))
    return [Row(f"allocated in {_IDLE_STEPS} idle steps", allocated, "bytes", 0)]


def measure_keys() -> list[Row]:
    """Return the time per key, including drawing and saving."""
    rows = []
    for number, (game, title, *_) in enumerate(GAMES):
        before, round_keys = opening(number), round_of(number)
        count = ROUNDS * len(round_keys)
        unit = AppUnit(Options(game=game))
        for key in before:
            unit.press(key)
        began = perf_counter()
        for _ in range(ROUNDS):
            for key in round_keys:
                unit.press(key)
        here = perf_counter() - began
        with MicroPython(deployed=True) as vm:
            vm.run(start(number) + _PLAY)
            vm.run(f"play(1, {before!r})")
            began = perf_counter()
            for _ in range(ROUNDS):
                vm.run(f"play(1, {round_keys!r})")
            there = perf_counter() - began
        rows.append(Row(f"{title}: a key on CPython", here / count * 1e6, "µs"))
        rows.append(Row(f"{title}: a key on MicroPython, here", there / count * 1e6, "µs"))
    return rows
