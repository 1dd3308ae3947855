"""Flash memory as it behaves, and a power supply that can fail in the middle of a byte.

Written in the board's own Python: the same model serves the virtual board, key scripts here and in
a MicroPython VM, and the tests.
"""

from host_tools.simulator.power import PowerCut

SECTOR = 4096
PAGE = 256
ERASE_MS = 45.0
PROGRAM_MS = 0.4
HALF_DONE = 0x55  # the bits that a byte cut in the middle has not changed yet


class Supply:
    """Counts every byte programmed or erased, and fails when told to. `spend` is called with the
    milliseconds that flash takes."""

    def __init__(self, spend=None):
        self._spend = spend
        self._left = None
        self.dead = False
        self.bytes_programmed = 0
        self.bytes_erased = 0
        self.pages_programmed = 0
        self.sectors_erased = 0

    @property
    def flash_ms(self) -> float:
        """Return the time that flash has taken so far."""
        return self.sectors_erased * ERASE_MS + self.pages_programmed * PROGRAM_MS

    def cut_after(self, count: int) -> None:
        """Fail in the middle of the `count`th byte programmed or erased from now (1: the next)."""
        self._left = count

    def restore(self) -> None:
        """Bring the power back, and cancel a cut to come."""
        self._left = None
        self.dead = False

    def fails_at_next_byte(self) -> bool:
        """Return whether the power fails in the next byte; ask before each byte. If so, leave the
        byte half done and call `cut`."""
        if self.dead:
            raise PowerCut
        if self._left is None:
            return False
        self._left -= 1
        return self._left == 0

    def count_before_cut(self, count: int) -> int:
        """Return how many of the next `count` bytes complete; those need not be asked about."""
        if self.dead:
            raise PowerCut
        if self._left is None:
            return count
        count = max(0, min(count, self._left - 1))
        self._left -= count
        return count

    def cut(self) -> None:
        """Cut the power."""
        self.dead = True
        raise PowerCut

    def spend(self, ms: float) -> None:
        """Let the time of a flash operation pass."""
        if self._spend:
            self._spend(ms)


def erase(supply: Supply, memory: bytearray, places: range) -> None:
    """Set every bit of a sector, byte by byte in the order of `places`. A half-erased byte has
    some of its new bits."""
    supply.sectors_erased += 1
    supply.spend(ERASE_MS)
    count = supply.count_before_cut(len(places))
    if count:
        first = min(places[0], places[count - 1])
        memory[first : first + count] = b"\xff" * count
        supply.bytes_erased += count
    for at in places[count:]:
        if supply.fails_at_next_byte():
            memory[at] |= HALF_DONE
            supply.cut()
        memory[at] = 0xFF
        supply.bytes_erased += 1


def program(supply: Supply, memory: bytearray, start: int, data: bytes | bytearray) -> None:
    """Clear the bits that are 0 in `data`, page by page. A half-programmed byte has some of its
    bits cleared."""
    end = start + len(data)
    page = start
    while page < end:
        supply.pages_programmed += 1
        supply.spend(PROGRAM_MS)
        following = min(end, page - page % PAGE + PAGE)
        count = supply.count_before_cut(following - page)
        if count:
            _clear(memory, page, data[page - start : page - start + count])
            supply.bytes_programmed += count
        for at in range(page + count, following):
            byte = data[at - start]
            if supply.fails_at_next_byte():
                memory[at] &= byte | HALF_DONE
                supply.cut()
            memory[at] &= byte
            supply.bytes_programmed += 1
        page = following


def _clear(memory: bytearray, start: int, data: bytes | bytearray) -> None:
    """Clear the bits that are 0 in `data`, all at once in erased memory, which is usual."""
    end = start + len(data)
    if memory[start:end] == b"\xff" * len(data):
        memory[start:end] = data
    else:
        for at, byte in enumerate(data, start):
            memory[at] &= byte


class Nvm:
    """`microcontroller.nvm`, which is also the store's log medium: one sector, programmed where it
    is 0xFF, else erased and rewritten whole. `known` is its content; `keep` is called with all
    bytes after a change, complete or not."""

    rewritable = False

    def __init__(self, supply: Supply, known: bytes = b"", keep=None, size: int = SECTOR):
        self._supply = supply
        self._keep = keep
        self.size = size
        # If the file on the host's disk is too short, the rest of the sector is blank.
        self.memory = bytearray(b"\xff" * size)
        self.memory[: min(size, len(known))] = known[:size]

    def __len__(self) -> int:
        return self.size

    def read(self, start: int, count: int) -> bytes:
        """Return a copy of some bytes."""
        return bytes(self.memory[start : start + count])

    def program(self, start: int, data: bytes) -> None:
        """Do what `nvm[start:...] = data` does."""
        self._assign(start, data)

    def erase(self) -> None:
        """Make all bytes 0xFF."""
        self._assign(0, b"\xff" * self.size)

    def _assign(self, start: int, data: bytes) -> None:
        if not data:
            return
        try:
            if self.read(start, len(data)) == b"\xff" * len(data):
                program(self._supply, self.memory, start, data)
            else:
                whole = bytearray(self.memory)
                whole[start : start + len(data)] = data
                erase(self._supply, self.memory, self._places())
                program(self._supply, self.memory, 0, whole)
        finally:
            if self._keep:
                self._keep(bytes(self.memory))

    def _places(self) -> range:
        """Return the bytes in the order in which they are erased."""
        return range(self.size)


class SavesFile:
    """The file of the saves, without a drive around it; only sectors that were written take memory.
    `known` is its content."""

    read_only = False

    def __init__(self, supply: Supply, known: bytes = b""):
        self._supply = supply
        self._sectors: dict[int, bytearray] = {}
        self._waiting: dict[int, bytearray] = {}  # sectors as they will be after `sync`
        for at in range(0, len(known), SECTOR):
            part = known[at : at + SECTOR]
            self._sectors[at] = bytearray(part + b"\xff" * (SECTOR - len(part)))

    def read(self, start: int, count: int) -> bytes:
        """Return some bytes."""
        data = bytearray()
        while count:
            within = start % SECTOR
            some = min(count, SECTOR - within)
            sector = self._sectors.get(start - within)
            data.extend(sector[within : within + some] if sector else b"\xff" * some)
            start += some
            count -= some
        return bytes(data)

    def write(self, start: int, data: bytes) -> None:
        """Change bytes in place; they are on flash after `sync`."""
        while data:
            within = start % SECTOR
            some = min(len(data), SECTOR - within)
            at = start - within
            if at not in self._waiting:
                self._waiting[at] = bytearray(self.read(at, SECTOR))
            self._waiting[at][within : within + some] = data[:some]
            start += some
            data = data[some:]

    def sync(self) -> None:
        """Write the changes to flash: erase each sector, then program it."""
        waiting, self._waiting = self._waiting, {}
        for at in sorted(waiting):
            sector = self._sectors[at] = bytearray(self.read(at, SECTOR))
            erase(self._supply, sector, range(SECTOR))
            program(self._supply, sector, 0, waiting[at])
