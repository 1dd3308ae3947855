"""How many transactions a second each game carries out, here and on a MicroPython VM."""

from time import perf_counter

from banker.games import title

from host_tools.benchmarks.rows import Row
from host_tools.benchmarks.vm_evening import VmEvening
from host_tools.games import NUMBERS, part
from host_tools.micropython.vm import MicroPython

ROUNDS = 3  # the best of these counts: the others were disturbed


def measure() -> list[Row]:
    """The best of a few evenings on each Python."""
    return [row for number in NUMBERS for row in _measure(VmEvening(number))]


def _measure(evening: VmEvening) -> list[Row]:
    with MicroPython(deployed=True) as vm:
        evening.prepare(vm)
        vm.run(evening.imports + evening.player)
        there = min(_seconds_there(evening, vm) for _ in range(ROUNDS))
    here = min(_seconds_here(evening) for _ in range(ROUNDS))
    name = title(evening.number)
    return [
        Row(f"{name}, on CPython", evening.length / here, "a second"),
        Row(
            f"{name}, on MicroPython in node",
            evening.length / there,
            "a second",
        ),
    ]


def _seconds_here(evening: VmEvening) -> float:
    game = part(evening.number, "evening").begun()
    began = perf_counter()
    for transaction in evening.transactions[: evening.length]:
        game.apply(transaction)
    return perf_counter() - began


def _seconds_there(evening: VmEvening, vm: MicroPython) -> float:
    vm.run(evening.begin)
    began = perf_counter()
    evening.play(vm, evening.length, at_once=50)
    return perf_counter() - began
