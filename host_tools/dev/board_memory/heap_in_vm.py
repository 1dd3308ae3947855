"""Limits the memory of a unit inside MicroPython to what the board has, in small pieces."""
# mypy: ignore-errors
# (MicroPython's `gc` tells more than CPython's.)

import gc
import sys

LEFT = 512  # bytes


class BoardsGc:
    """The module gc as on the board, with the board's free memory."""

    mem_alloc = gc.mem_alloc
    share = 0
    begun = garbage = 0  # bytes: taken when this step began, and what it has collected
    loaded = dict.fromkeys(range(250))  # whether a module was there when the unit looked at what is
    # free; with these keys it gets its room before the unit's memory is counted

    def begin(self):
        """Begin a step, and return the free bytes."""
        self.garbage = 0
        self.begun = gc.mem_alloc()
        return self.share - self.begun

    def taken(self):
        """Return what this step has taken so far, including garbage, and the size of the heap.
        Each call scans the heap."""
        alive = gc.mem_alloc()
        return alive - self.begun, alive + gc.mem_free()

    def collect(self):
        """Count what this step has taken as garbage; the VM collects after the step. Most of it
        is garbage, and a unit that thought memory short would load again and again what it
        unloads."""
        gc.collect()
        self.garbage = max(0, gc.mem_alloc() - self.begun)

    @property
    def mem_free(self):
        """Return the free bytes of the board's memory. The caller may then unload modules, so
        note those that are loaded."""
        self.note_loaded()
        return self._left

    def _left(self):
        return self.share - gc.mem_alloc() + self.garbage

    def note_loaded(self):
        loaded = self.loaded
        for name in sys.modules:
            if name.startswith("banker"):
                loaded[name] = True

    def forget_loaded(self):
        """Start again, and return the names that were noted."""
        loaded = self.loaded
        names = [name for name in loaded if loaded[name]]
        for name in names:
            loaded[name] = False
        return names


class Walls:
    """Small objects in the order of their addresses, which separate the free pieces."""

    def __init__(self):
        self._last = None

    def build(self, distance, beyond):
        """Fill the heap with walls, then free those too close to one that stays. `beyond` is
        what the heap counts as free although it would have to grow for it."""
        count = 1
        while count > 0:
            for _ in range(count):
                self._last = [self._last]
            count = (gc.mem_free() - beyond - LEFT) // 64  # at most half of what fits
        wall = self._last
        while wall:
            lower = wall[0]
            while lower and lower[0] and id(wall) - id(lower[0]) <= distance:
                lower = lower[0]
            wall[0] = lower
            wall = lower


walls = Walls()
for one in range(250):
    del BoardsGc.loaded[one]
boards_gc = sys.modules["gc"] = BoardsGc()


def share(size):
    """Set how much memory is left from now on, without garbage."""
    boards_gc.share = gc.mem_alloc() + size


def counted():
    """Return the heap's size, including what it could grow by."""
    return gc.mem_alloc() + gc.mem_free()
