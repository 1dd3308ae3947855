"""Measures what each game takes of the board, as deployed, against its budget."""

from banker.games import GAMES, package

from host_tools.deploy import budget
from host_tools.dev.benchmarks.rows import Row
from host_tools.dev.benchmarks.unit_on_vm import start
from host_tools.simulator.micropython.vm import MicroPython


def measure() -> list[Row]:
    """Return the resident code, the names, and the largest screen of each game."""
    rows = []
    for number, (_, title, *_) in enumerate(GAMES):
        whole = package(number)
        code = budget.size(budget.resident(whole))
        rows.append(Row(f"{title}: code that stays", code, "bytes", budget.RESIDENT))
        own = len(budget.own_names(whole))
        rows.append(Row(f"{title}: names of its own", own, "", budget.NAMES))
        taken = screens(number)
        shown = [one for one in taken if one.startswith(f"{whole}.ui.")]
        rules = [one for one in taken if one not in shown]
        for what, found, most in (
            ("widest screen", shown, budget.SCREEN),
            ("widest step of the rules", rules, budget.STEP),
        ):
            if found:  # in a small game all of it stays
                widest = max(found, key=lambda name: taken[name])
                leaf = widest.rpartition(".")[2]
                rows.append(Row(f"{title}: {what}, {leaf}", taken[widest], "bytes", most))
    rows.append(Row("names of the unit, all of it loaded", len(budget.unit_names()), ""))
    return rows


def screens(number: int) -> dict[str, int]:
    """Return the heap that each screen takes with its imports, on a unit at rest."""
    taken = {}
    with MicroPython(deployed=True) as vm:
        vm.run(start(number))
        before = vm.heap()
        vm.keep()
        for name in budget.screens(package(number)):
            vm.run(f"import {name}")
            taken[name] = vm.heap() - before
            vm.go_back()  # a name stays, even where its module is let go
    return taken
