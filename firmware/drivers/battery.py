"""The cells' voltage, and when they will not last much longer than an evening.

The figures behind LOW_MV, for two alkaline AA cells in series behind a Schottky diode on VSYS
(typical figures, not measured on a unit; the build guide has the whole budget): the converter
works down to 1.8 V at VSYS. The converter that measures may read 0.1 V too much: its reference is
the supply, good to 2 %, and its own offset counts three times behind the divider. So the icon comes
at 2.0 V, which is 1.9 V at worst and still some hours of play.

A cell recovers a little whenever less is drawn, so the icon leaves only at CLEAR_MV, which resting
cells do not reach by themselves, fresh ones exceed, and USB power (VSYS then at 4.7 V) does too.
One reading is worth little next to the converter's ripple: READINGS are averaged.
"""

import analogio
import board
import pins

LOW_MV = 2000
CLEAR_MV = 2400
INTERVAL_MS = 10_000
READINGS = 8

# Full scale of the converter is 3,300 mV on the pin, which carries a third of VSYS.
_FULL_SCALE_MV = 3 * 3300


class Battery:
    """`low` changes at the first reading, then when a reading every ten seconds says so."""

    def __init__(self) -> None:
        self._pin = analogio.AnalogIn(getattr(board, pins.BATTERY))
        self._next = 0
        self.low = False

    def millivolts(self) -> int:
        """VSYS in mV."""
        total = 0
        for _ in range(READINGS):
            total += self._pin.value
        return total // READINGS * _FULL_SCALE_MV // 65535

    def step(self, now: int) -> None:
        """Read when due."""
        if now < self._next:
            return
        self._next = now + INTERVAL_MS
        self.low = self.millivolts() < (CLEAR_MV if self.low else LOW_MV)
