"""The flash of a unit inside MicroPython, which could not run the desktop's model.

It counts and fails byte for byte like that model: host_tools.simulator.flash and drive.
"""

SECTOR = 4096
ENTRY = 32  # bytes of a directory entry


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


class Drive:
    """Whole files by name; what a power cut leaves of one is what was written by then."""

    read_only = False

    def __init__(self, supply):
        self._supply = supply
        self._files = {}
        self._folders = set()

    def read(self, name):
        """A whole file, or None."""
        return self._files.get(name)

    def write(self, name, data):
        """A whole file, in a folder that is made if need be."""
        folder = name.rsplit("/", 1)[0]
        if folder not in self._folders:
            self._directory()
            self._folders.add(folder)
        done = 0
        try:
            self._directory()
            while done < len(data):
                if self._supply.fails():
                    raise PowerCut
                done += 1
            self._directory()
        finally:
            self._files[name] = bytes(data[:done])

    def _directory(self):
        for _ in range(ENTRY):
            if self._supply.fails():
                raise PowerCut
