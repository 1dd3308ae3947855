"""A minimal app that keeps the contract between the drivers and the real app, for the board's
tests."""

import runpy
from collections.abc import Callable
from types import ModuleType
from typing import Any

from host_tools.simulator.board import FIRMWARE, VirtualBoard


class FakeApp:
    """Writes digits along row 0 and remembers everything it is told."""

    def __init__(self) -> None:
        self.cells = bytearray(b" " * 168)
        self.changed = False
        self.contrast = 200
        self.on = True
        self.at_home = True
        self.low_battery = False
        self.events: list[tuple[str, bool]] = []
        self.steps: list[int] = []
        self.tones: list[tuple[tuple[int, int], ...]] = []
        self.wakes = 0
        self.typed = 0
        self.fails = False
        self.self_test: Any = None

    def key(self, name: str, down: bool = True) -> None:
        """Record that a key went down or up."""
        self.events.append((name, down))
        if self.fails:
            raise ZeroDivisionError("no such luck")
        if down and len(name) == 1:
            self.write(self.typed % 21, 0, name)
            self.typed += 1

    def step(self, now_ms: int) -> None:
        """Let time pass."""
        self.steps.append(now_ms)

    def prepare(self) -> None:
        """Do nothing: there is nothing to load."""

    def tidy(self) -> None:
        """Do nothing: there is nothing to tidy."""

    def load_ahead(self) -> bool:
        """Return that everything is loaded."""
        return False

    def take_tone(self) -> tuple[tuple[int, int], ...] | None:
        """Return a sound to play."""
        return self.tones.pop() if self.tones else None

    def wake(self) -> None:
        """Record that a key has woken the unit."""
        self.wakes += 1
        self.on = True

    def write(self, x: int, y: int, text: str) -> None:
        """Put a text into the cells."""
        self.cells[21 * y + x : 21 * y + x + len(text)] = text.encode()
        self.changed = True

    @property
    def presses(self) -> list[str]:
        """Return the keys pressed so far."""
        return [name for name, down in self.events if down]


def wiring(**changed: Any) -> ModuleType:
    """Return the firmware's pins.py with some lines changed by a maker."""
    module = ModuleType("pins")
    module.__dict__.update(runpy.run_path(str(FIRMWARE / "pins.py")) | changed)
    return module


def application(app: Callable[[], object]) -> ModuleType:
    """Return what puts an app together on the board, for this one."""
    module = ModuleType("drivers.application")
    module.__dict__["build_app"] = lambda bus: app()
    return module


def board(**changed: Any) -> VirtualBoard:
    """Return a virtual board with the firmware's drivers and the fake app, and some lines of
    pins.py changed."""
    modules = {"drivers.application": application(FakeApp), "pins": wiring(**changed)}
    return VirtualBoard(modules=modules)
