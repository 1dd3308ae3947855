"""Where logs are kept, and how a full one is replaced without a moment in which none is good.

`load(copy)` returns one of the copies that `finding` finds, to be read, and changes nothing;
`adopt(copy, medium)` goes on with it; `renew(image)` puts a new log in the old one's place;
`settle(used)` is called after every entry. A log's header is always
programmed last: a log that has one is complete.
"""

from banker import progress

from . import slots
from .media import PAGE
from .slots import SLOT

SMALLEST = 2048  # bytes: any game twice, and some entries; twice as many hold 50 to undo
LARGEST = 4096  # bytes that can be looked through quickly enough at start
HEAD = 2 * SLOT  # bytes of a header
GENERATIONS = 1 << 24


class LogStorage:
    """What all kinds of storage have in common: filling a log. `size` is
    what a log may have in bytes."""

    lasting = True  # whether what is on it outlasts the power
    drive = None  # where the story of a game can be kept

    def __init__(self):
        self.notices = []
        self.generation = 0  # the newest seen or made
        self.newer = 0  # the version of a save that this firmware cannot read

    @property
    def saved(self):
        """Whether all entries so far outlast the power."""
        return self.lasting

    def following(self):
        """The generation of the next log; none is 0."""
        return self.generation % (GENERATIONS - 1) + 1

    def fill(self, medium, content):
        """Put a log onto a medium, its header last. OSError if the medium does not keep it."""
        below = medium.size - len(content)
        if below < 0:
            raise OSError("too long")
        medium.erase()
        for at in range(HEAD, len(content), PAGE):
            _program(medium, below + at, content[at : at + PAGE])
        _program(medium, 0, content[:HEAD])
        generation = slots.read_header(content[:HEAD])[1]
        if generation == self.following():
            self.generation = generation
        return medium

    def settle(self, used):
        """After an entry: it is on flash already."""


def _program(medium, start, data):
    """Write a piece of a log and see whether it is kept."""
    progress.tell()
    medium.program(start, data)
    if medium.read(start, len(data)) != data:
        raise OSError("not kept")
