"""A log on media that can be written over at any time, as an FRAM can: two, which take turns."""

from .log_storage import LARGEST, LogStorage
from .media import BLANK, PAGE
from .slots import SLOT


class Part:
    """A part of a rewritable medium, as a medium of its own."""

    rewritable = True

    def __init__(self, medium, start, size):
        self._medium = medium
        self._start = start
        self.size = size

    def read(self, start, count):
        """Return bytes of this part."""
        return self._medium.read(self._start + start, count)

    def program(self, start, data):
        """Overwrite bytes of this part."""
        self._medium.program(self._start + start, data)

    def erase(self):
        """Fill this part with 0xFF, a page at a time to keep the buffer small."""
        for start in range(0, self.size, PAGE):
            self.program(start, BLANK[: min(PAGE, self.size - start)])


def halves(medium):
    """Split a rewritable medium into two."""
    size = min(medium.size // 2 // SLOT * SLOT, LARGEST)
    return Part(medium, 0, size), Part(medium, size, size)


class TwoCopyStorage(LogStorage):
    """Two rewritable media, which take turns."""

    def __init__(self, media):
        super().__init__()
        self.media = media
        self._used = 0
        self.size = media[0].size

    def adopt(self, copy, medium):
        """Go on with a log that was read: return it where it can go on."""
        self._used = copy[1]
        return medium

    def renew(self, image):
        """Write the log to the other half; its header makes it the newer one."""
        medium = self.fill(self.media[1 - self._used], image)
        self._used = 1 - self._used
        return medium
