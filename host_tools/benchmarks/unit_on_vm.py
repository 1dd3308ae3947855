"""The whole unit on a MicroPython like the board's: its heap, and how long a key takes."""

from time import perf_counter

from host_tools.benchmarks.rows import Row
from host_tools.micropython.vm import MicroPython
from host_tools.script.app_unit import AppUnit
from host_tools.script.unit import Options

HEAP_AIM = 80_000
# A player's round: entries with their CONFIRM, a look at the totals, an entry given up.
_KEYS = "GO 1 CONFIRM BUY_BANK 1 1 3 CONFIRM TOTAL CONFIRM SELL 1 1 3 5 CONFIRM INTEREST 2 CANCEL"
ROUND = _KEYS.split()
ROUNDS = 20
# Stands for the board's nvm, which is not in the heap.
MEDIUM = """
from banker.store.media import RamMedium
medium = RamMedium(4096)
"""
START = """
from banker.store.ledger import Ledger, started
from banker.ui.app import App
app = App(Ledger(medium, settings=bytes((2, 1, 3))))
app.step(20)
# As the board does after its start and its first picture.
started()
app.face.prepare()
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


def measure_heap() -> list[Row]:
    """Heap with everything but the drivers on the market screen, fresh and after some play."""
    with MicroPython() as vm:
        vm.run("medium = bytearray(4096)")
        empty = vm.heap()
        vm.run(MEDIUM + START)
        fresh = vm.heap() - empty
        vm.run(_PLAY)
        own = vm.heap() - empty - fresh
        for _ in range(ROUNDS):
            vm.run(f"play(1, {ROUND!r})")
        played = vm.heap() - empty - own
    return [
        Row("whole unit on the market screen", fresh, "bytes", HEAP_AIM),
        Row(f"the same after {ROUNDS * len(ROUND)} keys", played, "bytes"),
    ]


def measure_idle() -> list[Row]:
    """What a step takes from the heap while no key is down and nothing is due."""
    with MicroPython() as vm:
        vm.run(MEDIUM + START + _IDLE)
        allocated = int(vm.run("print(idle())"))
    return [Row(f"allocated in {_IDLE_STEPS} idle steps", allocated, "bytes", 0)]


def measure_keys() -> list[Row]:
    """Time per key, drawing and saving included."""
    unit = AppUnit(Options())
    began = perf_counter()
    for _ in range(ROUNDS):
        for key in ROUND:
            unit.press(key)
    here = perf_counter() - began
    with MicroPython() as vm:
        vm.run(MEDIUM + START + _PLAY)
        began = perf_counter()
        for _ in range(ROUNDS):
            vm.run(f"play(1, {ROUND!r})")
        there = perf_counter() - began
    count = ROUNDS * len(ROUND)
    return [
        Row("a key on CPython", here / count * 1e6, "µs"),
        Row("a key on MicroPython (in node, on this machine)", there / count * 1e6, "µs"),
    ]
