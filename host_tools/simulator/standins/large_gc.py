"""`gc` of a board with much memory, as a Pico 2."""

from host_tools.simulator.standins.gc import collect as collect


def mem_free() -> int:
    """Bytes that are free, or can be had: there is always enough."""
    return 350_000
