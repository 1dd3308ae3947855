"""The watchdog timer: resets the board when nobody feeds it in time."""

from host_tools.simulator.clock import NS_PER_MS, Clock
from host_tools.simulator.power import WATCHDOG, Reset


class Watchdog:
    """`mode` None is off. Time is looked at whenever it is about to be read or moves on."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._mode: object = None
        self._fed_ns = 0
        self._checking = False
        self.timeout = 5.0

    @property
    def mode(self) -> object:
        """None, or the mode it was started in."""
        return self._mode

    @mode.setter
    def mode(self, mode: object) -> None:
        self._mode = mode
        if mode is not None:
            self.feed()

    def feed(self) -> None:
        self._fed_ns = self._clock.now_ns
        if not self._checking:
            self._checking = True
            self._clock.after(self.timeout * 1000, self._check)

    def _check(self) -> None:
        """Bite, at the earliest moment it may, or come back later."""
        self._checking = False
        if self._mode is None:
            return
        left_ns = self._fed_ns + round(self.timeout * 1000 * NS_PER_MS) - self._clock.now_ns
        if left_ns <= 0:
            self._mode = None
            raise Reset(WATCHDOG)
        self._checking = True
        self._clock.after(left_ns / NS_PER_MS, self._check)
