"""Reads the board's state at intervals, for the developer's panel."""

import asyncio
from collections.abc import Callable

from host_tools.apps.term.inside import board_lines
from host_tools.simulator.live.facts import BoardView
from host_tools.simulator.live.heap import HeapReader
from host_tools.simulator.live.unit import LiveUnit

EVERY_S = 0.25


class BoardPanel:
    """The state of the board, as of the last reading."""

    def __init__(self, unit: LiveUnit) -> None:
        self._unit = unit
        self._view = BoardView(unit)
        self._heap = HeapReader()
        self._bytes: int | None = None
        self._rate = 0
        self._facts = self._view.facts()

    async def run(self, on_reading: Callable[[], None]) -> None:
        """Read the state again and again and call `on_reading` after each reading. Another process
        measures the heap, asked in a thread so that the unit need not wait."""
        try:
            while True:
                nvm = self._unit.board.hardware.nvm
                content = bytes(nvm.memory) if nvm else b""
                self._bytes = await asyncio.to_thread(self._heap.read, content)
                self.read()
                on_reading()
                await asyncio.sleep(EVERY_S)
        finally:
            self._heap.close()

    def read(self) -> None:
        """Read everything but the heap."""
        before, self._facts = self._facts, self._view.facts()
        passed = self._facts["ms"] - before["ms"]
        sent = self._facts["bus"]["bytes"] - before["bus"]["bytes"]
        self._rate = max(0, round(sent * 1000 / passed)) if passed > 0 else 0

    def lines(self, width: int) -> list[str]:
        """Return the last reading as lines for a panel of this width."""
        return board_lines(self._facts, self._bytes, self._rate, width)
