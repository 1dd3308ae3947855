"""The unit as a program in a 32-bit MicroPython, which is close to the board's Python."""

import json
from typing import Any

from host_tools.simulator.micropython.vm import FLASH, MicroPython
from host_tools.simulator.script.unit import (
    Options,
    PowerIsCut,
    Prompt,
    first_game,
    first_settings,
    offered,
)

INSIDE = (
    *FLASH,
    "host_tools.simulator.script.app_driver",
    "host_tools.simulator.script.inside_vm",
)
"""Modules of ours that run in the VM."""
# The VM collects garbage only between two calls, so a long wait is split.
PIECE_MS = 20_000


class VmUnit:
    """App, store and flash in a VM: its own, or a shared one that serves many units in turn."""

    def __init__(self, options: Options, vm: MicroPython | None = None) -> None:
        if options.save:
            raise ValueError("the flash inside MicroPython is forgotten: leave out --save")
        self._lent = vm is not None
        self._vm = vm or MicroPython()
        for name in INSIDE:
            self._vm.put_module(name)
        settings = list(first_settings(options.lang))
        number, tables = first_game(options)
        first = (number, list(tables))
        games = offered(options.game)
        begin = (games, first, options.market, options.seed, settings)
        self._vm.run(
            f"from host_tools.simulator.script import inside_vm\ninside_vm.begin(*{begin!r})"
        )
        self._known: list[Any] = []

    def _call(self, name: str, *arguments: Any) -> Any:
        """Call a method of the driver; one round trip."""
        return self._run(f"call({', '.join(map(repr, (name, *arguments)))})")

    def _run(self, call: str) -> Any:
        return json.loads(self._vm.run(f"inside_vm.{call}").splitlines()[-1])

    def _act(self, name: str, *arguments: Any) -> None:
        """Call a method that may change the state."""
        self._known.clear()
        self._call(name, *arguments)

    def press(self, key: str) -> None:
        self._act("press", key)

    def hold(self, key: str, ms: int) -> None:
        """Keep a key down for a while."""
        self._act("key", key, True)
        self.wait(ms)
        self._act("key", key, False)

    def wait(self, ms: int) -> None:
        while ms > 0:
            self._act("wait", min(ms, PIECE_MS))
            ms -= PIECE_MS

    def cells(self) -> bytes:
        """Return the screen's glyph codes; blank without power."""
        state = self._state()
        return b" " * 168 if state is None else bytes.fromhex(state[0])

    def tones(self) -> list[str]:
        """Return the names of the tones since the last call."""
        return [str(name) for name in self._call("tones")]

    def game(self) -> bytes:
        """Return the game as saved."""
        return bytes.fromhex(self._powered()[1])

    def prompt(self) -> Prompt:
        """Return what the screen asks for."""
        return Prompt(*self._powered()[2:])

    def _powered(self) -> Any:
        state = self._state()
        if state is None:
            raise PowerIsCut
        return state

    def _state(self) -> Any:
        """Return the whole state, read once after each change."""
        if not self._known:
            self._known.append(self._run("state()"))
        return self._known[0]

    def cut(self, operations: int | None) -> None:
        """Cut the power, now or in the middle of a later byte."""
        self._act("cut", operations)

    def boot(self) -> None:
        """Start from the saves, as after power-on."""
        self._act("boot")

    def close(self) -> None:
        """End the VM if it is this unit's own."""
        if not self._lent:
            self._vm.close()
