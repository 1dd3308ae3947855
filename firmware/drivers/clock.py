"""Milliseconds that only grow, from CircuitPython's ticks, which start high and wrap."""

import supervisor

_TICKS_MASK = (1 << 29) - 1


class Clock:
    """`now` counts awake milliseconds from 0; it stays a small number (no heap) for 12 days,
    and the unit sleeps, which restarts it, long before that."""

    def __init__(self) -> None:
        self.now = 0
        self._last = supervisor.ticks_ms()

    def read(self) -> int:
        """Bring `now` up to date and return it."""
        ticks = supervisor.ticks_ms()
        self.now += (ticks - self._last) & _TICKS_MASK
        self._last = ticks
        return self.now

    def skip(self) -> None:
        """Leave out the time since the last reading: the unit slept."""
        self._last = supervisor.ticks_ms()
