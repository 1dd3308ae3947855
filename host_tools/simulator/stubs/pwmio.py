"""`pwmio`: square waves; on the piezo's pin they are tones."""

from host_tools.simulator.current import hardware
from host_tools.simulator.stubs.digitalio import claim
from host_tools.simulator.wires import Pin


class PWMOut:
    """A pin that switches by itself."""

    def __init__(
        self,
        pin: Pin,
        *,
        duty_cycle: int = 0,
        frequency: int = 500,
        variable_frequency: bool = False,
    ) -> None:
        self._pin = claim(pin)
        self._hardware = hardware()
        self._variable = variable_frequency
        self._duty_cycle = duty_cycle
        self._frequency = frequency
        self._update()

    def _update(self) -> None:
        if self._pin is self._hardware.piezo_pin:
            audible = 0 < self._duty_cycle < 0xFFFF
            self._hardware.piezo.drive(self._frequency if audible else None)

    def deinit(self) -> None:
        """Let the pin go."""
        self.duty_cycle = 0
        self._pin.release()

    @property
    def duty_cycle(self) -> int:
        """Return the share of time it is high, of 65535."""
        return self._duty_cycle

    @duty_cycle.setter
    def duty_cycle(self, duty_cycle: int) -> None:
        if not 0 <= duty_cycle <= 0xFFFF:
            raise ValueError("duty_cycle must be 0-65535")
        self._duty_cycle = duty_cycle
        self._update()

    @property
    def frequency(self) -> int:
        """Return the frequency in hertz."""
        return self._frequency

    @frequency.setter
    def frequency(self, frequency: int) -> None:
        if not self._variable:
            raise AttributeError("PWM frequency not writable when variable_frequency is False")
        if not 0 < frequency <= 62_500_000:
            raise ValueError("Invalid frequency")
        self._frequency = frequency
        self._update()
