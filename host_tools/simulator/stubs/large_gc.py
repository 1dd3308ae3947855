"""`gc` of a board with much memory, as a Pico 2."""

from host_tools.simulator.stubs.gc import collect as collect


def mem_free() -> int:
    """Return plenty of bytes, all free."""
    return 350_000
