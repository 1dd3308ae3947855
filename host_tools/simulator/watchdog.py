"""The watchdog timer: resets the board if nobody feeds it in time."""

from host_tools.simulator.clock import NS_PER_MS, Clock
from host_tools.simulator.power import WATCHDOG, Reset


class Watchdog:
    """The timer; `mode` None is off. A scheduled event checks it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._mode: object = None
        self._fed_ns = 0
        self._checking = False
        self.timeout = 5.0

    @property
    def mode(self) -> object:
        """Return the mode it was started in, or None."""
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
        """Reset the board if it was not fed in time, else check again later."""
        self._checking = False
        if self._mode is None:
            return
        left_ns = self._fed_ns + round(self.timeout * 1000 * NS_PER_MS) - self._clock.now_ns
        if left_ns <= 0:
            self._mode = None
            raise Reset(WATCHDOG)
        self._checking = True
        self._clock.after(left_ns / NS_PER_MS, self._check)
