"""`digitalio`: pins as inputs and outputs."""

from typing import Any

from host_tools.simulator.wires import Pin


class Direction:
    """The direction of a pin."""

    INPUT = "in"
    OUTPUT = "out"


class Pull:
    """The direction of a pull resistor."""

    UP = "up"
    DOWN = "down"


class DriveMode:
    """How an output drives."""

    PUSH_PULL = "push-pull"
    OPEN_DRAIN = "open drain"


def claim(pin: Pin) -> Pin:
    """Reserve a pin, which no other code may then use."""
    if pin.in_use:
        raise ValueError(f"{pin.name} in use")
    pin.in_use = True
    return pin


class DigitalInOut:
    """A pin, an input at first."""

    def __init__(self, pin: Pin) -> None:
        self._pin: Pin | None = claim(pin)
        pin.mode, pin.pull = "in", None

    def _get(self) -> Pin:
        if self._pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used.")
        return self._pin

    def deinit(self) -> None:
        """Let the pin go."""
        if self._pin:
            self._pin.release()
            self._pin = None

    def switch_to_output(self, value: bool = False, drive_mode: Any = DriveMode.PUSH_PULL) -> None:
        """Drive the pin."""
        pin = self._get()
        pin.mode, pin.pull, pin.high = "out", None, bool(value)

    def switch_to_input(self, pull: str | None = None) -> None:
        """Read the pin."""
        pin = self._get()
        pin.mode, pin.pull = "in", pull

    @property
    def direction(self) -> str:
        """Return the direction."""
        return self._get().mode

    @direction.setter
    def direction(self, direction: str) -> None:
        if direction == Direction.OUTPUT:
            self.switch_to_output()
        else:
            self.switch_to_input()

    @property
    def value(self) -> bool:
        """Return the level on the pin."""
        return self._get().level

    @value.setter
    def value(self, value: bool) -> None:
        pin = self._get()
        if pin.mode != "out":
            raise AttributeError("Cannot set value when direction is input.")
        pin.high = bool(value)

    @property
    def pull(self) -> str | None:
        """Return the pull resistor."""
        return self._get().pull

    @pull.setter
    def pull(self, pull: str | None) -> None:
        pin = self._get()
        if pin.mode == "out":
            raise AttributeError("Pull not used when direction is output.")
        pin.pull = pull
