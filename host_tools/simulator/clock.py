"""Virtual time: nothing sleeps or reads the wall clock; waiting moves this clock forward.

Events that happen by themselves, such as a bouncing contact, are scheduled and run when their time
comes.
"""

import heapq
from collections.abc import Callable
from itertools import count

NS_PER_MS = 1_000_000


class Clock:
    """Nanoseconds since the model was made. At `limit_ns`, `at_limit` is called, which must raise
    the limit (or an exception); so a run can stop at a moment and resume."""

    def __init__(self) -> None:
        self.now_ns = 0
        self.limit_ns: int | None = None
        self.at_limit: Callable[[], None] = _no_limit
        self._events: list[tuple[int, int, Callable[[], None]]] = []
        self._order = count()

    @property
    def now_ms(self) -> float:
        """Return the time in milliseconds."""
        return self.now_ns / NS_PER_MS

    def after(self, ms: float, event: Callable[[], None]) -> None:
        """Schedule an event in that many milliseconds."""
        at = self.now_ns + round(ms * NS_PER_MS)
        heapq.heappush(self._events, (at, next(self._order), event))

    def advance(self, ns: int) -> None:
        """Let time pass and run the events that are due."""
        target = self.now_ns + ns
        while True:
            while self.limit_ns is not None and self.limit_ns <= min(target, self._soonest(target)):
                self.now_ns = max(self.now_ns, self.limit_ns)
                self.at_limit()
            if not self._events or self._events[0][0] > target:
                break
            at, _, event = heapq.heappop(self._events)
            self.now_ns = max(self.now_ns, at)
            event()
        self.now_ns = target

    def wait(self, over: Callable[[], bool], until_ns: int | None = None) -> None:
        """Let time pass until a condition holds or a moment has come. Only scheduled events and
        code that runs at the limit can change anything, so time moves in leaps."""
        while not over() and (until_ns is None or self.now_ns < until_ns):
            next_event = self._events[0][0] if self._events else None
            steps = [at for at in (until_ns, self.limit_ns, next_event) if at is not None]
            if not steps:
                raise RuntimeError("asleep with nobody to wake it")
            self.advance(max(0, min(steps) - self.now_ns))

    def _soonest(self, otherwise: int) -> int:
        """Return the time of the next event, if there is one."""
        return self._events[0][0] if self._events else otherwise


def _no_limit() -> None:
    """Fail, since a clock without a limit cannot reach it."""
    raise RuntimeError("the clock's limit was reached with nobody to hand over to")
