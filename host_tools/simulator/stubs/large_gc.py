"""`gc` of a board with much memory, as a Pico 2."""

from host_tools.simulator.stubs.gc import collect as collect


def mem_free() -> int:
    """Return bytes that are free or can be had: there are always enough."""
    return 350_000
