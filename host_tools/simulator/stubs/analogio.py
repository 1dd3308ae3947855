"""`analogio`: the analogue inputs; A3 carries a third of VSYS."""

from host_tools.simulator.current import hardware
from host_tools.simulator.stubs.digitalio import claim
from host_tools.simulator.wires import Pin

_VSYS_PIN = 29


class AnalogIn:
    """A pin measured against 3.3 V: 12 bits, shown as 16."""

    def __init__(self, pin: Pin) -> None:
        if not 26 <= pin.number <= 29:
            raise ValueError("Invalid pin")
        self._pin = claim(pin)
        self._hardware = hardware()
        self.reference_voltage = 3.3

    def deinit(self) -> None:
        """Let the pin go."""
        self._pin.release()

    @property
    def value(self) -> int:
        """Return 0 to 65535."""
        millivolts = self._hardware.vsys_mv / 3 if self._pin.number == _VSYS_PIN else 0.0
        steps = max(0, min(4095, round(millivolts * 4095 / 3300)))
        return steps << 4 | steps >> 8
