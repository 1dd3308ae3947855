"""Where logs are kept, and how a full one is replaced without a moment in which none is good.

`adopt(copy, medium)` goes on with one of the copies that `finding` finds, once it was read;
`renew(image)` puts a new log in the old one's place; `settle(used)` is called after every entry. A
log's header is always programmed last: a log that has one is complete.
"""

SMALLEST = 2048  # bytes: any game twice, and some entries; twice as many hold 50 to undo
LARGEST = 4096  # bytes that can be looked through quickly enough at start
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

    def next_generation(self):
        """The generation of the next log; none is 0."""
        return self.generation % (GENERATIONS - 1) + 1

    def fill(self, medium, content):
        """Put a log onto a medium, its header last. OSError if the medium does not keep it."""
        from .log_writing import fill

        generation = fill(medium, content)
        if generation == self.next_generation():
            self.generation = generation
        return medium

    def settle(self, used):
        """After an entry: it is on flash already."""
