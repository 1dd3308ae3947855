"""`board`: the pins by name."""

from host_tools.simulator.current import hardware
from host_tools.simulator.wires import Pin

board_id = "raspberry_pi_pico"


def __getattr__(name: str) -> Pin:
    try:
        return hardware().pins[name]
    except KeyError:
        raise AttributeError(name) from None
