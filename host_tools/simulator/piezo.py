"""The piezo: turns what the PWM pin does into tones."""

from typing import NamedTuple

from host_tools.simulator.clock import Clock


class Tone(NamedTuple):
    """A sound of one pitch."""

    hertz: int
    start_ms: float
    length_ms: float


class Piezo:
    """`tones` lists the sounds that have ended, `changes` each change of pitch and its time, until
    the reader removes them."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.tones: list[Tone] = []
        self.changes: list[tuple[int | None, float]] = []
        self.sounding: int | None = None
        self.connected = True
        self._since = 0.0

    def drive(self, hertz: int | None) -> None:
        """Start a square wave of that pitch, or silence."""
        hertz = hertz if self.connected else None
        if hertz == self.sounding:
            return
        now = self._clock.now_ms
        if self.sounding is not None and now > self._since:
            self.tones.append(Tone(self.sounding, self._since, now - self._since))
        self.sounding = hertz
        self.changes.append((hertz, now))
        self._since = now
