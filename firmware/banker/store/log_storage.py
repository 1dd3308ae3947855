"""Where logs are kept, and how a full one is replaced without a moment in which none is good.

A storage offers `copies()`, newest first; `load(copy)` makes one the log; `renew(image)` puts a new
log in the old one's place; `settle(used)` is called after every entry. A log's header is always
programmed last: a log that has one is complete.
"""

from . import slots
from .media import BLANK, PAGE, Part
from .slots import SLOT, VERSION

SMALLEST = 1024  # bytes a log needs to go on from a history; from twice as many on, 50 to undo
LARGEST = 4096  # bytes that can be looked through quickly enough at start
HEAD = 2 * SLOT  # bytes of a header


class LogStorage:
    """What all kinds of storage have in common: looking at headers, and filling a log. `size` is
    what a log may have in bytes."""

    lasting = True  # whether what is on it outlasts the power
    drive = None  # where the story of a game can be kept

    def __init__(self):
        self.notices = []
        self.fault = None
        self.generation = 0  # the newest seen or made
        self.version = VERSION  # of the log in use
        self.newer = 0  # the version of a save that this firmware cannot read

    def look(self, data):
        """The generation in a log's first bytes, 0 if there is none; a newer version is noted."""
        version, generation = slots.read_header(data)
        self.newer = max(self.newer, version if version > VERSION else 0)
        return generation

    def sort(self, copies):
        """Copies, newest first; the next log will be newer than all of them."""
        copies.sort(reverse=True)
        if copies:
            self.generation = max(self.generation, copies[0][0])
        return copies

    def used_medium(self, medium):
        """Note the version of the log on a medium that is used from now on."""
        self.version = slots.read_header(medium.read(0, HEAD))[0]
        return medium

    def fill(self, medium, content):
        """Put a log onto a medium, its header last. OSError if the medium does not keep it."""
        below = medium.size - len(content)
        if below < 0:
            raise OSError("too long")
        medium.erase()
        for at in range(HEAD, len(content), PAGE):
            _program(medium, below + at, content[at : at + PAGE])
        _program(medium, 0, content[:HEAD])
        self.generation = max(self.generation, self.look(content[:HEAD]))
        return self.used_medium(medium)

    def settle(self, used):
        """After an entry: it is on flash already."""


def _program(medium, start, data):
    """Write a piece of a log and see whether it is kept."""
    medium.program(start, data)
    if medium.read(start, len(data)) != data:
        raise OSError("not kept")


def blank(medium, page=BLANK):
    """Whether a medium holds nothing."""
    for start in range(0, medium.size, PAGE):
        count = min(PAGE, medium.size - start)
        if medium.read(start, count) != page[:count]:
            return False
    return True


def halves(medium):
    """A rewritable medium as two."""
    size = min(medium.size // 2 // SLOT * SLOT, LARGEST)
    return Part(medium, 0, size), Part(medium, size, size)


class Halves(LogStorage):
    """Two rewritable media, which take turns."""

    def __init__(self, media):
        super().__init__()
        self._halves = media
        self._used = 0
        self.size = media[0].size

    def copies(self):
        """(generation, half) of each log found."""
        found = []
        for at in range(2):
            generation = self.look(self._halves[at].read(0, HEAD))
            if generation:
                found.append((generation, at))
        return self.sort(found)

    def dirty(self):
        """Whether there is anything at all in either half; a new FRAM comes filled with zeros."""
        zeros = bytes(PAGE)
        return any(not blank(half) and not blank(half, zeros) for half in self._halves)

    def load(self, copy):
        """One of the halves as it is."""
        self._used = copy[1]
        return self.used_medium(self._halves[self._used])

    def renew(self, image):
        """Fill the other half; with its header it becomes the newer one."""
        medium = self.fill(self._halves[1 - self._used], image)
        self._used = 1 - self._used
        return medium
