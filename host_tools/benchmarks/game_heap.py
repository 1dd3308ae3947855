"""How much heap each game takes on a 32-bit MicroPython, which is like the board's: its rules from
source and all at once, and whether a game grows as it is played. As it is deployed a game keeps to
`host_tools.deploy.budget`."""

from banker.games import title

from host_tools.benchmarks.rows import Row
from host_tools.benchmarks.vm_evening import VmEvening
from host_tools.board_memory.tight_unit import ROOM_FOR_NAMES
from host_tools.games import NUMBERS
from host_tools.micropython.vm import MicroPython

SHARE = 3  # of an evening, after which nothing should grow any more
LAST = 64  # bytes: the last transaction is kept, and is one time larger than another


def _at_rest(vm: MicroPython) -> int:
    """The heap once the acts that were entered last are unloaded."""
    vm.run("from banker import memory\nmemory.release_all()")
    return vm.heap()


def measure() -> list[Row]:
    """Heap after the import, and as a game goes on."""
    return [row for number in NUMBERS for row in _measure(number)]


def _measure(number: int) -> list[Row]:
    evening = VmEvening(number)
    length = evening.length
    early = length // SHARE // 10 * 10
    with MicroPython() as vm:
        evening.prepare(vm)
        vm.run(ROOM_FOR_NAMES)
        vm.run("import banker.games")  # the list is the unit's
        vm.heap()
        empty = vm.heap()
        vm.run(f"banker.games.rules({number})")  # so that they stay
        vm.run(evening.imports)
        imported = vm.heap() - empty
        vm.run(evening.player)
        player = vm.heap() - empty - imported  # the benchmark's own, not the game's
        vm.run(evening.begin)
        begun = vm.heap()
        evening.play(vm, early)
        young = _at_rest(vm)
        evening.play(vm, length - early)
        old = _at_rest(vm)
        vm.run("following_one = following()")
        preview = "a = gc.mem_alloc()\ngame.prepared(following_one)\nprint(gc.mem_alloc() - a)"
        garbage = int(vm.run(preview))
    whole = old - empty - player
    name = title(number)
    return [
        Row(f"{name}: importing all its rules", imported, "bytes"),
        Row(f"{name}: rules and game, {length} entries", whole, "bytes"),
        Row(f"{name}: a game just begun", begun - empty - imported - player, "bytes"),
        Row(f"{name}: growth from entry {early} to {length}", old - young, "bytes", LAST),
        Row(f"{name}: garbage that a preview leaves", garbage, "bytes"),
    ]
