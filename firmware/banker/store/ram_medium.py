"""A medium in RAM: a log that was received, or the last resort where nothing else saves."""

from .media import BLANK, PAGE


class RamMedium:
    """A medium that forgets everything when the power goes; a log may be there in memory already,
    perhaps with something behind it."""

    rewritable = True

    def __init__(self, size=2048, memory=None):
        self.size = size
        self.memory = memory
        if memory is None:
            self.memory = bytearray(size)
            self.erase()

    def read(self, start, count):
        """A copy of some bytes."""
        return bytes(self.memory[start : start + count])

    def program(self, start, data):
        """Write over some bytes."""
        self.memory[start : start + len(data)] = data

    def erase(self):
        """Forget everything."""
        for start in range(0, self.size, PAGE):
            self.program(start, BLANK[: min(PAGE, self.size - start)])
