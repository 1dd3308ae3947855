"""Measures the batteries, and warns when they will not last much longer than an evening.

The figures behind LOW_MV, for two alkaline AA cells in series behind a Schottky diode on VSYS
(typical figures, not measured on a unit; the build guide has the whole budget): the converter
works down to 1.8 V at VSYS. The converter that measures may read 0.1 V too much: its reference is
the supply, good to 2 %, and its own offset counts three times behind the divider. So the icon comes
at 2.0 V, which is 1.9 V at worst and still some hours of play.

A cell recovers a little when less is drawn, so the icon disappears only at CLEAR_MV. Resting cells
do not reach that; fresh ones exceed it, and so does USB power (VSYS at 4.7 V). READINGS are
averaged, since the converter's ripple spoils a single one.
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
    """The batteries; `low` may change at a reading, the first one or one every ten seconds."""

    def __init__(self) -> None:
        self._pin = analogio.AnalogIn(getattr(board, pins.BATTERY))
        self._next = 0
        self.low = False

    def millivolts(self) -> int:
        """Return VSYS in mV."""
        total = 0
        for _ in range(READINGS):
            total += self._pin.value
        return total // READINGS * _FULL_SCALE_MV // 65535

    def step(self, now: int) -> None:
        """Read the voltage when due."""
        if now < self._next:
            return
        self._next = now + INTERVAL_MS
        self.low = self.millivolts() < (CLEAR_MV if self.low else LOW_MV)
