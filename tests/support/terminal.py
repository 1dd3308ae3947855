"""The terminal program under its own test driver, with a clock that the test moves."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from host_tools.apps.term.app import TermApp
from host_tools.simulator.live.unit import TICK_S, LiveUnit
from host_tools.simulator.script.unit import Options
from tests.support.live import CALM, HandClock

SMALL, LARGE = (80, 24), (160, 50)


class TermPlayer:
    """Sits at the terminal."""

    def __init__(self, app: TermApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.unit = app.unit
        self.pilot = pilot
        self._clock: HandClock = app.unit.clock  # type: ignore[assignment]

    async def wait(self, seconds: float) -> None:
        """Let the unit's time pass, tick by tick."""
        for _ in range(round(seconds / TICK_S)):
            self._clock.seconds += TICK_S
            self.app.tick()
        await self.pilot.pause()

    async def type(self, keys: str) -> None:
        """Press the keyboard's keys, in no time at all."""
        await self.pilot.press(*keys.split())

    async def click(self, keys: str) -> None:
        """Click the unit's keys."""
        for key in keys.split():
            await self.pilot.click(f"#key-{key}")

    def reads(self, text: str) -> bool:
        """Return whether this is on the unit's screen, however it is spaced."""
        pattern = r"\s+".join(map(re.escape, text.split()))
        return re.search(pattern, "\n".join(self.unit.text())) is not None

    def seen(self, selector: str) -> str:
        """Return what a widget shows, as text."""
        widget = self.app.query_one(selector)
        lines = (widget.render_line(y) for y in range(widget.size.height))
        return "\n".join(line.text for line in lines)


Play = Callable[[TermPlayer], Awaitable[None]]


def at_terminal(
    play: Play,
    size: tuple[int, int] = SMALL,
    options: Options = CALM,
    folder: Path | None = None,
    unit: LiveUnit | None = None,
    **choices: Any,
) -> None:
    """Start the program in a terminal of this size, and play. A unit given has a `HandClock`."""
    unit = unit or LiveUnit(folder, options, HandClock())

    async def sit_down() -> None:
        app = TermApp(unit, **choices)
        async with app.run_test(size=size) as pilot:
            player = TermPlayer(app, pilot)
            await player.wait(1.5)
            await play(player)

    try:
        asyncio.run(sit_down())
    finally:
        unit.close()
