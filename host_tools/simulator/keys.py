"""Presses and releases keys by name, at their pins, with contacts that bounce."""

from collections.abc import Sequence
from functools import partial

from host_tools.simulator.clock import Clock
from host_tools.simulator.wires import Wires


class Keys:
    """The keys of the matrix, named row by row in `layout`; POWER has a wire of its own."""

    def __init__(self, clock: Clock, wires: Wires, layout: Sequence[Sequence[str]]) -> None:
        self._clock = clock
        self._wires = wires
        self._places = {
            name: (row, column)
            for row, names in enumerate(layout)
            for column, name in enumerate(names)
        }

    @property
    def names(self) -> list[str]:
        return list(self._places)

    def place(self, name: str) -> tuple[int, int]:
        """Return the row and column of a key."""
        return self._places[name]

    def press(self, name: str, bounce: Sequence[float] = ()) -> None:
        """Close the contact. At each of the `bounce` steps (ms from now, rising) it opens or closes
        again, and it ends closed."""
        self._move(name, True, bounce)

    def release(self, name: str, bounce: Sequence[float] = ()) -> None:
        """Open the contact, with bounces as in `press`; it ends open."""
        self._move(name, False, bounce)

    def _move(self, name: str, closed: bool, bounce: Sequence[float]) -> None:
        if name not in self._places:
            raise KeyError(name)
        self._set(name, closed)
        state = closed
        for moment in bounce:
            state = not state
            self._clock.after(moment, partial(self._set, name, state))
        if state != closed:
            self._clock.after(bounce[-1] + 0.3, partial(self._set, name, closed))

    def _set(self, name: str, closed: bool) -> None:
        if name == "POWER":
            self._wires.power_closed = closed
        elif closed:
            self._wires.closed.add(self._places[name])
        else:
            self._wires.closed.discard(self._places[name])
        self._wires.changed()
