"""The eleven wires of the keys, and what a finger does to them, in both directions.

One wire after the other is driven low while the others listen against their pull-ups. A key with
its diode lets its row pull its column, and never the other way round; a short pulls both ways.
"""

from digitalio import Pull


class Lines:
    """Takes the keypad's pins over. They stay inputs but while they are being driven."""

    def __init__(self, keypad) -> None:
        self._pins = keypad.lines()
        for pin in self._pins:
            pin.switch_to_input(Pull.UP)

    def probe(self) -> tuple:
        """For each wire a bit for every other one that it pulls low; at the end the same with no
        wire driven: those that are low by themselves."""
        seen = []
        for pin in self._pins:
            pin.switch_to_output(False)
            seen.append(self._low())
            pin.switch_to_input(Pull.UP)
        seen.append(self._low())
        return tuple(mask & ~(1 << at) for at, mask in enumerate(seen))

    def _low(self) -> int:
        """A bit for each wire that reads low."""
        low = 0
        for at, pin in enumerate(self._pins):
            if not pin.value:
                low |= 1 << at
        return low
