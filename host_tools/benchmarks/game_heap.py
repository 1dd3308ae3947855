"""How much heap the game takes on a 32-bit MicroPython, which is like the board's."""

from host_tools.benchmarks.rows import Row
from host_tools.benchmarks.vm_evening import BEGIN, IMPORT, PLAYER, play, prepare
from host_tools.games.trader.evening import LENGTH, evening
from host_tools.micropython.vm import MicroPython

EARLY = 100  # transactions after which nothing should grow any more


def measure() -> list[Row]:
    """Heap after the import, and as a game goes on."""
    with MicroPython() as vm:
        prepare(vm, evening())
        vm.run("import banker.games")  # the list is the unit's
        vm.heap()
        empty = vm.heap()
        vm.run(IMPORT)
        imported = vm.heap() - empty
        vm.run(PLAYER)
        player = vm.heap() - empty - imported  # the benchmark's own, not the game's
        vm.run(BEGIN)
        begun = vm.heap()
        play(vm, EARLY)
        early = vm.heap()
        play(vm, LENGTH - EARLY)
        late = vm.heap()
        garbage = int(vm.run("a = gc.mem_alloc()\ngame.preview((7, 1))\nprint(gc.mem_alloc() - a)"))
    return [
        Row("importing the package", imported, "bytes"),
        Row(f"package and a game of {LENGTH} transactions", late - empty - player, "bytes", 30_000),
        Row("a game just begun", begun - empty - imported - player, "bytes"),
        Row(f"growth from transaction {EARLY} to {LENGTH}", late - early, "bytes", 0),
        Row("garbage that a preview leaves", garbage, "bytes"),
    ]
