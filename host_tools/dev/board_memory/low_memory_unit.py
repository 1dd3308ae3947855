"""A unit on a MicroPython with as little memory as the board has."""

import ast
from binascii import unhexlify
from pathlib import Path
from typing import Any, NamedTuple

from banker.store.file_drive import SIZE

from host_tools.deploy import budget
from host_tools.dev.board_memory import heap_fragments
from host_tools.simulator.micropython.vm import MicroPython

ROOM = 500_000
"""Bytes of heap that the VM has: it collects no garbage within a step, and needs room for all."""
SECTOR = 4096
INSIDE = ("flash_in_vm", "heap_in_vm", "unit_in_vm")  # in this order
_TAP_MS, _HELD_MS = 100, 2100
ROOM_FOR_NAMES = "import gc\nfor number in range(1300):\n    hasattr(gc, '%x' % number)"
"""Has pools for all names that are to come, which the budget counts by themselves."""


class OutOfMemory(AssertionError):
    """The board would have run out of memory, or of a large enough piece."""


class Flash(NamedTuple):
    """The content of the flash."""

    nvm: bytes = b"\xff" * SECTOR
    saves: bytes = b"\xff" * SIZE


class Seen(NamedTuple):
    """The unit's screen and state."""

    screen: str
    kind: str
    at_home: bool
    logs: int
    restarting: bool


def machine() -> MicroPython:
    """Return a VM for a series of units, each of which begins with its present memory."""
    vm = MicroPython(heap=ROOM, deployed=True)
    try:
        for name in INSIDE:
            source = Path(__file__).with_name(f"{name}.py").read_text("utf-8")
            vm.put(f"/host_tools/dev/board_memory/{name}.py", source)
        vm.run(f"from host_tools.dev.board_memory import {', '.join(INSIDE)}")
        vm.run(ROOM_FOR_NAMES)
        vm.keep()
    except BaseException:
        vm.close()
        raise
    return vm


class LowMemoryUnit:
    """A unit started like the board, up to the wait for the first key. From then on each action
    raises OutOfMemory, with its name, if it takes more memory than there is."""

    def __init__(
        self,
        vm: MicroPython,
        flash: Flash,
        number: int,
        settings: bytes,
        resumed: bool = False,
    ) -> None:
        self.lowest = budget.SHARE
        """The least that was free after a collection."""
        self.lowest_after = self._step = "the start"
        """The last step before that."""
        self.most_taken = 0
        """The most that one step took, garbage included."""
        self.shown: set[str] = set()
        """The screens: names, and their classes' names."""
        self.loaded: set[str] = set()
        """The firmware's modules."""
        self._typed = False
        self._least = budget.FREE
        self.sound: int | None = None
        """The least that was free as long as nvm took something; None if it still does."""
        self.vm = vm
        self._start(flash, (number, list(settings), resumed))

    def _start(self, flash: Flash, options: tuple[Any, ...]) -> None:
        vm, share = self.vm, budget.SHARE
        vm.go_back()
        vm.put_bytes("/nvm.bin", flash.nvm)
        vm.put_bytes("/saves.bin", flash.saves)
        before = vm.heap()
        vm.run(f"heap_in_vm.share({share})\nunit_in_vm.start(*{options!r})")
        vm.run("unit_in_vm.unit.prepare()")
        taken = vm.heap() - before
        heap_fragments.fragment(vm, budget.PIECE)
        vm.run(f"heap_in_vm.share({share - taken})")
        self._room = heap_fragments.free(vm)
        self._size = int(vm.run("print(heap_in_vm.counted())"))
        self.pause()
        self.rest = self.lowest

    def flash(self) -> Flash:
        """Return the content of the flash for the next unit; this one must not be used again."""
        read = "print(hexlify(open({!r}, 'rb').read()).decode())"
        self.vm.run("from binascii import hexlify")
        return Flash(
            *(unhexlify(self.vm.run(read.format(f"/{one}.bin")).strip()) for one in Flash._fields)
        )

    # What it does.

    def wear_out(self) -> None:
        """Make nvm refuse writes, so that the log is in memory."""
        self.do("wear_out")
        self.sound, self._least = self.lowest, budget.WORN

    def do(self, name: str, *arguments: Any, more: int = 0) -> Any:
        """Do one step and return its result; before it, `more` bytes than usual must be free."""
        call = ", ".join(map(repr, (name, *arguments)))
        line = self.vm.run(f"unit_in_vm.do({call})").splitlines()[-1]
        free, taken, size, answer = line.split(" ", 3)
        if int(free) < self.lowest:
            self.lowest, self.lowest_after = int(free), self._step
        self.most_taken = max(self.most_taken, int(taken))
        if int(free) < self._least + more:
            raise OutOfMemory(f"only {free} bytes are free after: {self._step}")
        self._step = f"{name} {' '.join(map(str, arguments))}".strip()
        if int(taken) > self._room:
            raise OutOfMemory(f"{taken} bytes, more than can be tried here: {self._step}")
        if int(size) != self._size:
            raise OutOfMemory(f"more than {budget.PIECE} bytes in one piece: {self._step}")
        return ast.literal_eval(answer)

    def type_keys(self, keys: str) -> Seen:
        """Type keys, then pause as a player does, and return what is shown; `hold:KEY` keeps one
        down for two seconds."""
        for key in keys.split():
            ms = _HELD_MS if key.startswith("hold:") else _TAP_MS
            key = key.removeprefix("hold:")
            self._typed = True
            for shown in self.do("press", key, ms):
                self._note(shown)
        return self.pause()

    def pause(self) -> Seen:
        """Do what the unit does between two keys, and return what is shown. At home the log may
        be renewed after an entry: loaded modules go first, and since the memory inside a renewal
        cannot be measured from here, more must be free. Then the modules for the next keys are
        loaded ahead."""
        shown, loaded = self.do("make_room")
        renews = self._note(shown).at_home and self._typed
        self.loaded.update(loaded)
        if renews:
            self.do("release_all")
        seen = self._note(self.do("tidy", more=budget.WORK if renews else 0))
        while self.do("load_ahead"):
            pass
        self._typed = False
        return seen

    def _note(self, shown: tuple[Any, ...]) -> Seen:
        seen = Seen(*shown)
        self.shown |= {seen.screen, seen.kind}
        return seen
