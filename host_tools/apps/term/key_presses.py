"""Presses the unit's keys from a terminal, which reports when a key goes down but never when it
goes up."""

from host_tools.games.legends import LEGENDS
from host_tools.simulator.live.unit import LiveUnit

TAP_S = 0.08
HOLD_S = 2.3
"""A little more than the two seconds that the unit requires."""
KEYBOARD = {legend.keyboard.lower(): key for key, legend in LEGENDS.items()}


def key_for(typed: str) -> tuple[str, float] | None:
    """Return the unit's key for a key of the keyboard, and how many seconds to press it. A capital
    holds a key that must be held."""
    key = KEYBOARD.get(typed.lower())
    if key is None:
        return None
    capital = typed != typed.lower()
    return key, HOLD_S if capital and LEGENDS[key].held else TAP_S


class KeyPresses:
    """Presses one key at a time: the next press releases the one before. `step` releases a key when
    its time is over, by the unit's clock."""

    def __init__(self, unit: LiveUnit) -> None:
        self._unit = unit
        self._until: dict[str, float] = {}

    def press(self, key: str, seconds: float) -> None:
        """Press a key for at most this long."""
        self.release()
        self._until[key] = self._unit.clock() + seconds
        self._unit.press(key)

    def release(self) -> None:
        """Release the key that is down, if any."""
        for key in tuple(self._until):
            del self._until[key]
            self._unit.release(key)

    def step(self) -> None:
        """Release the key if its time is over."""
        now = self._unit.clock()
        if any(until <= now for until in self._until.values()):
            self.release()
