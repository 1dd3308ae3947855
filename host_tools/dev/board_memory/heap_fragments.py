"""Fragment the free memory of a MicroPython into pieces of one size."""

import re

from host_tools.simulator.micropython.vm import MicroPython

BLOCK = 16
"""Bytes that the collector counts in."""
_WALL = 2 * BLOCK  # bytes of what stands between two free pieces


class NotFragmented(RuntimeError):
    """The memory could not be fragmented as wanted."""


def fragment(vm: MicroPython, piece: int) -> None:
    """Fill all memory with small objects, then free all but one behind each piece."""
    beyond = int(vm.run("print(heap_in_vm.counted())")) - heap(vm)
    vm.run(f"heap_in_vm.walls.build({piece + _WALL}, {beyond})")
    largest = largest_free(vm)
    if not piece <= largest <= piece + _WALL:
        raise NotFragmented(f"{largest} bytes are free in one piece instead of {piece}")


def free(vm: MicroPython) -> int:
    """Return the free bytes, without garbage."""
    return _told(vm, "free")


def heap(vm: MicroPython) -> int:
    """Return the present size of the heap."""
    return _told(vm, "total")


def largest_free(vm: MicroPython) -> int:
    """Return the size of the largest free piece."""
    return _told(vm, "max free sz") * BLOCK


def _told(vm: MicroPython, what: str) -> int:
    vm.run("import gc\ngc.collect()")  # done when this run is over
    found = re.search(rf"{what}: (\d+)", vm.run("import micropython\nmicropython.mem_info()"))
    assert found
    return int(found[1])
