"""`microcontroller.pin`: the pins by the chip's names."""

from host_tools.simulator.current import hardware
from host_tools.simulator.wires import Pin


def __getattr__(name: str) -> Pin:
    try:
        return hardware().pins[name.replace("GPIO", "GP")]
    except KeyError:
        raise AttributeError(name) from None
