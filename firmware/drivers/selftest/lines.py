"""The eleven wires of the keys, probed in both directions.

One wire after the other is driven low while the others are read against their pull-ups. A key with
its diode lets its row pull its column, never the other way round; a short pulls both ways.
"""

from digitalio import Pull


class Lines:
    """The keypad's pins, which stay inputs except while driven."""

    def __init__(self, keypad) -> None:
        self._pins = keypad.lines()
        for pin in self._pins:
            pin.switch_to_input(Pull.UP)

    def probe(self) -> tuple:
        """Return for each wire a bit for every other one that it pulls low, and at the end the
        wires that are low by themselves."""
        seen = []
        for pin in self._pins:
            pin.switch_to_output(False)
            seen.append(self._low())
            pin.switch_to_input(Pull.UP)
        seen.append(self._low())
        return tuple(mask & ~(1 << at) for at, mask in enumerate(seen))

    def _low(self) -> int:
        """Return a bit for each wire that reads low."""
        low = 0
        for at, pin in enumerate(self._pins):
            if not pin.value:
                low |= 1 << at
        return low
