"""Where logs are kept, and how a full one is replaced so that one is valid at any moment.

`adopt(copy, medium)` goes on with one of the copies that `finding` finds, once it was read;
`renew(image)` replaces the old log by a new one; `settle(used)` is called after every entry. A
log's header is always programmed last: a log that has one is complete.
"""

SMALLEST = 2048  # bytes: any game twice, and some entries; twice as many hold 50 to undo
LARGEST = 4096  # bytes that can be read quickly enough at start
GENERATIONS = 1 << 24


class LogStorage:
    """The common part of all kinds of storage: filling a log. `size` is the most bytes of a log."""

    lasting = True  # whether it survives power-off
    drive = None  # where the archive of a game can be kept

    def __init__(self):
        self.notices = []
        self.generation = 0  # the newest seen or made
        self.newer = 0  # the version of a save that this firmware cannot read

    @property
    def saved(self):
        """Whether all entries so far survive power-off."""
        return self.lasting

    def next_generation(self):
        """Return the generation of the next log; none is 0."""
        return self.generation % (GENERATIONS - 1) + 1

    def fill(self, medium, content):
        """Write a log to a medium, its header last. OSError if the medium does not keep it."""
        from .log_writing import fill

        generation = fill(medium, content)
        if generation == self.next_generation():
            self.generation = generation
        return medium

    def settle(self, used):
        """Do what is left to do after an entry: nothing, where it is on flash already."""
