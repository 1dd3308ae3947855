"""So much at once, and then so much a second: what somebody may ask for, however hard he tries."""

from collections.abc import Callable


class Allowance:
    """`clock` gives seconds that only grow."""

    def __init__(self, at_once: float, per_s: float, clock: Callable[[], float]) -> None:
        self._at_once = at_once
        self._per_s = per_s
        self._clock = clock
        self._left = at_once
        self._seen = clock()

    @property
    def left(self) -> float:
        """How much there is just now."""
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._seen) * self._per_s)
        self._seen = now
        return self._left

    @property
    def full(self) -> bool:
        """Whether nothing was taken, or long ago."""
        return self.left >= self._at_once

    @property
    def wait_s(self) -> float:
        """How long until there is one to take."""
        return max(0.0, (1 - self.left) / self._per_s)

    def take(self) -> bool:
        """Take one, if there is one."""
        if self.left < 1:
            return False
        self._left -= 1
        return True
