"""The flash of a unit inside MicroPython, which could not run the desktop's model.

It counts and fails byte for byte like that model: host_tools.simulator.flash and drive.
"""

SECTOR = 4096


class PowerCut(BaseException):
    """The power is gone in the middle of a byte."""


class Supply:
    """Counts bytes down to the one at which the power fails."""

    def __init__(self):
        self.left = None

    def fails(self):
        """To be asked before each byte."""
        if self.left is None:
            return False
        self.left -= 1
        return self.left <= 0


class Nvm:
    """One sector: programmed where it is 0xFF, otherwise erased and rewritten whole."""

    rewritable = False
    size = SECTOR

    def __init__(self, supply):
        self._supply = supply
        self._memory = bytearray(b"\xff" * SECTOR)

    def read(self, start, count):
        """Some bytes."""
        return bytes(self._memory[start : start + count])

    def program(self, start, data):
        """What assigning to nvm does."""
        old = self._memory[start : start + len(data)]
        if bytes(old) == b"\xff" * len(data):
            self._clear_bits(start, data)
            return
        whole = bytearray(self._memory)
        whole[start : start + len(data)] = data
        for at in range(SECTOR):
            if self._supply.fails():
                self._memory[at] |= 0x55
                raise PowerCut
            self._memory[at] = 0xFF
        self._clear_bits(0, whole)

    def erase(self):
        """Make everything 0xFF."""
        self.program(0, b"\xff" * SECTOR)

    def _clear_bits(self, start, data):
        for at, byte in enumerate(data):
            if self._supply.fails():
                self._memory[start + at] &= byte | 0x55
                raise PowerCut
            self._memory[start + at] &= byte


class BoxFile:
    """The file that the box is in; only the erase sectors that were written take memory."""

    read_only = False

    def __init__(self, supply):
        self._supply = supply
        self._sectors = {}
        self._waiting = {}  # sectors as they will be after `sync`

    def read(self, start, count):
        """Some bytes."""
        data = bytearray()
        while count:
            within = start % SECTOR
            some = min(count, SECTOR - within)
            sector = self._sectors.get(start - within)
            data.extend(sector[within : within + some] if sector else b"\xff" * some)
            start += some
            count -= some
        return bytes(data)

    def write(self, start, data):
        """Write in place; on flash after `sync`."""
        while data:
            within = start % SECTOR
            some = min(len(data), SECTOR - within)
            at = start - within
            if at not in self._waiting:
                self._waiting[at] = bytearray(self.read(at, SECTOR))
            self._waiting[at][within : within + some] = data[:some]
            start += some
            data = data[some:]

    def sync(self):
        """Put on flash what was written: each sector is erased, then programmed."""
        for at in sorted(self._waiting):
            new = self._waiting.pop(at)
            sector = self._sectors[at] = bytearray(self.read(at, SECTOR))
            for place in range(SECTOR):
                if self._supply.fails():
                    sector[place] |= 0x55
                    self._waiting = {}
                    raise PowerCut
                sector[place] = 0xFF
            for place in range(SECTOR):
                if self._supply.fails():
                    sector[place] &= new[place] | 0x55
                    self._waiting = {}
                    raise PowerCut
                sector[place] = new[place]
