"""Estimates the heap that the running game would take on the board, by opening its flash on a
MicroPython VM.

This Python's own memory says nothing about the board's. Without a VM, the heap is unknown.
"""

from host_tools.simulator.micropython.vm import (
    FLASH,
    MicroPython,
    MicroPythonError,
    MicroPythonGone,
)

_DEFINE = """
from binascii import unhexlify
from banker.store.ledger import Ledger
from banker.ui.app import App

def start(content):
    return App(Ledger(Nvm(Supply(), unhexlify(content))))

app = None
"""


class HeapReader:
    """Starts a VM at the first reading, and keeps it."""

    def __init__(self) -> None:
        self._vm: MicroPython | None = None
        self._empty = 0
        self._content = b""
        self._last: int | None = None
        self._gone = False

    def read(self, nvm: bytes) -> int | None:
        """Return the bytes of heap in use on a unit with this flash, without the log itself, or
        None if unknown."""
        if self._gone or nvm == self._content:
            return self._last
        try:
            self._last = self._measure(nvm)
            self._content = nvm
        except (MicroPythonGone, OSError):
            self._gone, self._last = True, None
        except MicroPythonError:
            self._last = None
        return self._last

    def _measure(self, nvm: bytes) -> int:
        if self._vm is None:
            self._vm = MicroPython()
            for name in FLASH:
                self._vm.put_module(name)
            self._vm.run("from host_tools.simulator.flash import Nvm, Supply")
            self._vm.heap()
            self._empty = self._vm.heap()
            self._vm.run(_DEFINE)
        self._vm.run("app = None")
        self._vm.run(f"app = start({nvm.hex()!r})")
        return self._vm.heap() - self._empty - len(nvm)

    def close(self) -> None:
        if self._vm:
            self._vm.close()
            self._vm = None
        self._gone = True
