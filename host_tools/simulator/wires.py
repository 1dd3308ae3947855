"""Pins, and the wires between them: the key matrix with its diodes, and POWER to ground."""

from dataclasses import dataclass, field


@dataclass(eq=False)
class Pin:
    """A pin of the chip: off, input ("in") or output ("out"); `pull` "up", "down" or None."""

    name: str
    number: int
    wires: "Wires"
    mode: str = "off"
    pull: str | None = None
    high: bool = False
    in_use: bool = False

    def release(self) -> None:
        """Back to the state after a reset: connected to nothing."""
        self.mode, self.pull, self.high, self.in_use = "off", None, False, False

    @property
    def level(self) -> bool:
        """What can be read on the pin."""
        return self.wires.level(self)


@dataclass
class Wires:
    """The wiring: `rows` and `columns` of the matrix, `power` the pin of the POWER key."""

    rows: list[Pin] = field(default_factory=list)
    columns: list[Pin] = field(default_factory=list)
    power: Pin | None = None
    diodes: bool = True
    closed: set[tuple[int, int]] = field(default_factory=set)
    power_closed: bool = False

    def level(self, pin: Pin) -> bool:
        """The level on a pin: driven by itself, through a key, or by its pull."""
        if pin.mode == "out":
            return pin.high
        if pin is self.power and self.power_closed:
            return False
        reached = self._reached_from(pin)
        if any(other.mode == "out" and not other.high for other in reached):
            return False
        if any(other.mode == "out" for other in reached):
            return True
        return pin.pull == "up"

    def _reached_from(self, pin: Pin) -> list[Pin]:
        """The pins whose level reaches this one. A diode lets a row pull its columns low, and no
        more; without diodes current finds its way through every closed key."""
        if self.diodes:
            if pin not in self.columns:
                return []
            here = self.columns.index(pin)
            lows = (self.rows[row] for row, column in self.closed if column == here)
            return [row for row in lows if not row.high]
        reached = [pin]
        for current in reached:
            for row, column in self.closed:
                ends = (self.rows[row], self.columns[column])
                if current in ends:
                    reached += [end for end in ends if end not in reached]
        return reached[1:]
