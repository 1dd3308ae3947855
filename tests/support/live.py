"""A live unit with a clock that the test moves, so that no test waits."""

import re
from pathlib import Path

from host_tools.link.client import Client, Event
from host_tools.simulator.live.unit import TICK_S, LiveUnit
from host_tools.simulator.script.unit import Options

CALM = Options()


class HandClock:
    """Seconds, as somebody says."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class LivePlayer:
    """Boots the unit, plays on it, closes it."""

    def __init__(
        self, options: Options = CALM, folder: Path | None = None, unit: LiveUnit | None = None
    ) -> None:
        self.unit = unit or LiveUnit(folder, options, HandClock())
        self.clock: HandClock = self.unit.clock  # type: ignore[assignment]

    def __enter__(self) -> "LivePlayer":
        self.unit.boot()
        self.wait(1.5)
        return self

    def __exit__(self, *exception: object) -> None:
        self.unit.close()

    def wait(self, seconds: float) -> None:
        """Let time pass, tick by tick."""
        for _ in range(round(seconds / TICK_S)):
            self.clock.seconds += TICK_S
            self.unit.advance()

    def tap(self, keys: str) -> None:
        """Press and release keys in no time at all."""
        for key in keys.split():
            self.unit.press(key)
            self.unit.release(key)

    def heard_by(self, client: Client) -> list[Event]:
        """Return what a client at its cable is told while a second and a half go by."""
        events = []
        for _ in range(30):
            self.wait(0.05)
            events += client.poll()
        return events

    def reads(self, text: str) -> bool:
        """Return whether this is on the screen, however it is spaced."""
        pattern = r"\s+".join(map(re.escape, text.split()))
        return re.search(pattern, "\n".join(self.unit.text())) is not None
