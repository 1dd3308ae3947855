"""How many transactions a second the game carries out, here and on a MicroPython VM."""

from time import perf_counter

from banker.games.trader.game import Game

from host_tools.benchmarks.rows import Row
from host_tools.benchmarks.vm_evening import BEGIN, IMPORT, PLAYER, play, prepare
from host_tools.games.trader.evening import LENGTH, SEED, evening
from host_tools.micropython.vm import MicroPython

ROUNDS = 3  # the best of these counts: the others were disturbed


def measure() -> list[Row]:
    """The best of a few evenings on each Python."""
    transactions = evening()
    with MicroPython(deployed=True) as vm:
        prepare(vm, transactions)
        vm.run(IMPORT + PLAYER)
        there = min(_seconds_there(vm) for _ in range(ROUNDS))
    here = min(_seconds_here(transactions) for _ in range(ROUNDS))
    return [
        Row("on CPython", LENGTH / here, "a second"),
        Row("on MicroPython (in node, on this machine)", LENGTH / there, "a second"),
    ]


def _seconds_here(transactions: list[tuple[int, ...]]) -> float:
    game = Game(SEED, True)
    began = perf_counter()
    for transaction in transactions:
        game.apply(transaction)
    return perf_counter() - began


def _seconds_there(vm: MicroPython) -> float:
    vm.run(BEGIN)
    began = perf_counter()
    play(vm, LENGTH, at_once=50)
    return perf_counter() - began
