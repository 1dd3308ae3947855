"""Presses the unit's keys from a terminal, which tells when a key goes down but never when up."""

from host_tools.games.legends import LEGENDS
from host_tools.simulator.live.unit import LiveUnit

TAP_S = 0.08
HOLD_S = 2.3
"""The unit asks for two seconds."""
KEYBOARD = {legend.keyboard.lower(): key for key, legend in LEGENDS.items()}


def meant(typed: str) -> tuple[str, float] | None:
    """The key that a keyboard's key stands for, by its name, and for how many seconds it goes
    down: a key that must be held is, if it was typed as a capital."""
    key = KEYBOARD.get(typed.lower())
    if key is None:
        return None
    capital = typed != typed.lower()
    return key, HOLD_S if capital and LEGENDS[key].held else TAP_S


class KeyPresses:
    """One key is down at most: pressing the next releases it. `step` releases the one whose time is
    over, by the unit's own clock."""

    def __init__(self, unit: LiveUnit) -> None:
        self._unit = unit
        self._until: dict[str, float] = {}

    def press(self, key: str, seconds: float) -> None:
        """Press a key, for so long at most."""
        self.release()
        self._until[key] = self._unit.clock() + seconds
        self._unit.press(key)

    def release(self) -> None:
        """Release whatever key is down."""
        for key in tuple(self._until):
            del self._until[key]
            self._unit.release(key)

    def step(self) -> None:
        """Release the key whose time is over."""
        now = self._unit.clock()
        if any(until <= now for until in self._until.values()):
            self.release()
