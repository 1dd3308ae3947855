"""The pins and the wires between them: the key matrix with its diodes, and POWER to ground.

Each wire has its own model of what conducts in which direction, so that a maker's mistakes can be
wired too: see `faults`.
"""

from collections.abc import Callable, Iterator
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
        """Return to the state after a reset: connected to nothing."""
        self.mode, self.pull, self.high, self.in_use = "off", None, False, False

    @property
    def level(self) -> bool:
        """Return the level that a program reads on the pin."""
        return self.wires.level(self)


GOOD, BRIDGED, TURNED, OPEN = "good", "bridged", "turned", "open"
"""The states of a key's diode."""


@dataclass
class Wires:
    """The wiring: `rows` and `columns` of the matrix, and `power`, the pin of the POWER key.
    `odd` are faulty diodes by the place of their key, `shorts` pins that touch; `watchers` are
    called when a contact moves."""

    rows: list[Pin] = field(default_factory=list)
    columns: list[Pin] = field(default_factory=list)
    power: Pin | None = None
    diodes: bool = True
    closed: set[tuple[int, int]] = field(default_factory=set)
    power_closed: bool = False
    odd: dict[tuple[int, int], str] = field(default_factory=dict)
    shorts: list[tuple[Pin, Pin]] = field(default_factory=list)
    watchers: list[Callable[[], None]] = field(default_factory=list)

    def changed(self) -> None:
        """Call the watchers: a contact has closed or opened."""
        for watcher in self.watchers:
            watcher()

    def level(self, pin: Pin) -> bool:
        """Return the level on a pin: driven by itself, by others through keys and shorts, or by
        its pull."""
        if pin.mode == "out":
            return pin.high
        driven_high = False
        for other in self._reached_from(pin):
            if self._is_ground(other) or (other.mode == "out" and not other.high):
                return False
            driven_high = driven_high or other.mode == "out"
        return driven_high or pin.pull == "up"

    def _is_ground(self, pin: Pin) -> bool:
        """Return whether the POWER key ties this pin to ground."""
        return self.power_closed and pin is self.power

    def _reached_from(self, pin: Pin) -> list[Pin]:
        """Return the pins that current from this pin can flow to, itself included. A driven pin
        decides the level behind it, so the search stops there."""
        reached = [pin]
        if not self.closed and not self.shorts:
            return reached
        for current in reached:
            if current.mode == "out":
                continue
            for start, end in self._paths():
                if current is start and end not in reached:
                    reached.append(end)
        return reached

    def _paths(self) -> Iterator[tuple[Pin, Pin]]:
        """Yield the pairs of pins between which current can flow; a diode blocks the way back."""
        for place in self.closed:
            row, column = self.rows[place[0]], self.columns[place[1]]
            kind = self.odd.get(place, GOOD if self.diodes else BRIDGED)
            if kind in (GOOD, BRIDGED):
                yield column, row
            if kind in (TURNED, BRIDGED):
                yield row, column
        for one, other in self.shorts:
            yield one, other
            yield other, one
