"""`alarm.pin`: wake when a pin has a level."""

from host_tools.simulator.wires import Pin


class PinAlarm:
    """Goes off while the pin has the level `value`."""

    def __init__(self, pin: Pin, value: bool, edge: bool = False, pull: bool = False) -> None:
        if pin.in_use:
            raise ValueError(f"{pin.name} in use")
        if edge:
            raise NotImplementedError("the model watches levels")
        self.pin = pin
        self.value = value
        self._pull = pull

    def arm(self) -> None:
        """Listen to the pin, with a pull towards the other level if asked for."""
        self.pin.mode = "in"
        self.pin.pull = ("down" if self.value else "up") if self._pull else None
