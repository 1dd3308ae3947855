"""A medium in RAM: for a log that was received, or the last resort where nothing can be saved."""

from .media import BLANK, PAGE


class RamMedium:
    """A medium that loses everything at power-off. `memory` may hold a log already, perhaps with
    more bytes behind it."""

    rewritable = True

    def __init__(self, size=2048, memory=None):
        self.size = size
        self.memory = memory
        if memory is None:
            self.memory = bytearray(size)
            self.erase()

    def read(self, start, count):
        """Return a copy of some bytes."""
        return bytes(self.memory[start : start + count])

    def program(self, start, data):
        """Write over some bytes."""
        self.memory[start : start + len(data)] = data

    def erase(self):
        """Fill it with 0xFF."""
        for start in range(0, self.size, PAGE):
            self.program(start, BLANK[: min(PAGE, self.size - start)])
