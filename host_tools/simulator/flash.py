"""Flash memory with its habits, and a power supply that can fail in the middle of a byte."""

from collections.abc import Callable
from pathlib import Path

from host_tools.simulator.keeping import keep
from host_tools.simulator.power import PowerCut

SECTOR = 4096
PAGE = 256
ERASE_MS = 45.0
PROGRAM_MS = 0.4


class Supply:
    """Counts every byte programmed or erased, anywhere, and fails when told to."""

    def __init__(self, spend: Callable[[float], None] | None = None) -> None:
        self._spend = spend
        self._left: int | None = None
        self.dead = False
        self.bytes_programmed = 0
        self.bytes_erased = 0
        self.pages_programmed = 0
        self.sectors_erased = 0

    @property
    def flash_ms(self) -> float:
        """The time flash has taken so far."""
        return self.sectors_erased * ERASE_MS + self.pages_programmed * PROGRAM_MS

    def cut_after(self, count: int) -> None:
        """Fail in the middle of the `count`th byte programmed or erased from now (1: the next)."""
        self._left = count

    def restore(self) -> None:
        """The power is back; a cut that was still to come is forgotten."""
        self._left = None
        self.dead = False

    def fails_at_next_byte(self) -> bool:
        """To be asked before each byte; True: leave that byte half done and call `cut`."""
        if self.dead:
            raise PowerCut
        if self._left is None:
            return False
        self._left -= 1
        return self._left == 0

    def cut(self) -> None:
        """The power is gone."""
        self.dead = True
        raise PowerCut

    def took(self, ms: float) -> None:
        """Let the time of a flash operation pass."""
        if self._spend:
            self._spend(ms)


class Nvm:
    """`microcontroller.nvm`: one sector that is programmed where it is 0xFF and otherwise erased
    and rewritten whole. A half-programmed byte has lost some of the bits it was to lose; a
    half-erased one has gained some of those it was to gain."""

    def __init__(self, supply: Supply, path: Path | None = None) -> None:
        self._supply = supply
        self._path = path
        known = path.read_bytes() if path is not None and path.exists() else b""
        # A file cut short on the host's disk is a sector with nothing in its last part.
        self.memory = bytearray(known[:SECTOR].ljust(SECTOR, b"\xff"))

    def __len__(self) -> int:
        return SECTOR

    def read(self, start: int, stop: int) -> bytearray:
        """A copy of some bytes."""
        return self.memory[start:stop]

    def assign(self, start: int, data: bytes) -> None:
        """What `nvm[start:...] = data` does."""
        if not data:
            return
        try:
            if self.memory[start : start + len(data)].count(0xFF) == len(data):
                self._program(start, data)
            else:
                whole = bytearray(self.memory)
                whole[start : start + len(data)] = data
                self._erase()
                self._program(0, bytes(whole))
        finally:
            if self._path:
                keep(self._path, bytes(self.memory))

    def _program(self, start: int, data: bytes) -> None:
        """Clear the bits that are 0 in `data`, page by page."""
        for at, byte in enumerate(data, start):
            if at == start or at % PAGE == 0:
                self._supply.pages_programmed += 1
                self._supply.took(PROGRAM_MS)
            if self._supply.fails_at_next_byte():
                self.memory[at] &= byte | 0x55
                self._supply.cut()
            self.memory[at] &= byte
            self._supply.bytes_programmed += 1

    def _erase(self) -> None:
        """Set every bit of the sector."""
        self._supply.sectors_erased += 1
        self._supply.took(ERASE_MS)
        for at in range(SECTOR):
            if self._supply.fails_at_next_byte():
                self.memory[at] |= 0x55
                self._supply.cut()
            self.memory[at] = 0xFF
            self._supply.bytes_erased += 1
