"""Reads the board's inside now and then, for the developer's panel."""

import asyncio
from collections.abc import Callable

from host_tools.apps.term.inside import board_lines
from host_tools.simulator.live.facts import BoardView
from host_tools.simulator.live.heap import HeapReader
from host_tools.simulator.live.unit import LiveUnit

EVERY_S = 0.25


class BoardPanel:
    """`lines` are as of the last reading."""

    def __init__(self, unit: LiveUnit) -> None:
        self._unit = unit
        self._view = BoardView(unit)
        self._heap = HeapReader()
        self._bytes: int | None = None
        self._rate = 0
        self._facts = self._view.facts()

    async def run(self, tell: Callable[[], None]) -> None:
        """Read again and again, for ever, and tell each time. The heap is asked of another
        process, in a thread: the unit does not wait for it."""
        try:
            while True:
                nvm = self._unit.board.hardware.nvm
                content = bytes(nvm.memory) if nvm else b""
                self._bytes = await asyncio.to_thread(self._heap.read, content)
                self.read()
                tell()
                await asyncio.sleep(EVERY_S)
        finally:
            self._heap.close()

    def read(self) -> None:
        """Read everything but the heap anew."""
        before, self._facts = self._facts, self._view.facts()
        passed = self._facts["ms"] - before["ms"]
        sent = self._facts["bus"]["bytes"] - before["bus"]["bytes"]
        self._rate = max(0, round(sent * 1000 / passed)) if passed > 0 else 0

    def lines(self, width: int) -> list[str]:
        """What was read, for a panel of this width."""
        return board_lines(self._facts, self._bytes, self._rate, width)
