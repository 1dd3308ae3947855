"""`time`: sleeping moves the virtual clock."""

from time import struct_time as struct_time

from host_tools.simulator.current import hardware


def sleep(seconds: float) -> None:
    """Let time pass."""
    hardware().clock.advance(round(seconds * 1_000_000_000))


def monotonic() -> float:
    """Return the seconds since the start."""
    return hardware().clock.now_ns / 1_000_000_000


def monotonic_ns() -> int:
    """Return the nanoseconds since the start."""
    return hardware().clock.now_ns
