"""`supervisor`: ticks that start 65 s before they wrap, as on the board, to find code that ignores
it."""

from host_tools.simulator.clock import NS_PER_MS
from host_tools.simulator.current import hardware
from host_tools.simulator.power import RELOAD, Reset

_PERIOD = 1 << 29
_FIRST = _PERIOD - 65536
_READING_NS = 5_000
"""What reading the clock costs: a loop that waits must see time pass."""


class RunReason:
    """The reasons why code.py runs."""

    STARTUP = "startup"
    SUPERVISOR_RELOAD = "reload"


class Runtime:
    """CircuitPython's view of its surroundings."""

    @property
    def run_reason(self) -> str:
        """Return why code.py runs."""
        return RunReason.SUPERVISOR_RELOAD if hardware().reloaded else RunReason.STARTUP

    @property
    def usb_connected(self) -> bool:
        """Return whether a PC is at the other end of the cable."""
        return hardware().usb_connected


runtime = Runtime()


def ticks_ms() -> int:
    """Return milliseconds, modulo 2**29."""
    clock = hardware().clock
    clock.advance(_READING_NS)
    return ticks_at(clock.now_ns)


def ticks_at(now_ns: int) -> int:
    """Return the ticks at a moment."""
    return (now_ns // NS_PER_MS + _FIRST) % _PERIOD


def reload() -> None:
    """Run code.py again."""
    raise Reset(RELOAD)
