"""The piezo: plays sequences of (frequency, ms) in the background."""

import board
import pins
import pwmio

_HALF = 1 << 15


class Buzzer:
    """A player. Call `step` often; frequency 0 is a rest."""

    def __init__(self) -> None:
        self._pwm = pwmio.PWMOut(
            getattr(board, pins.BUZZER), frequency=1000, duty_cycle=0, variable_frequency=True
        )
        self._tones: tuple | None = None
        self._next = 0
        self._until = 0

    @property
    def idle(self) -> bool:
        """Return whether nothing sounds."""
        return self._tones is None

    def play(self, tones: tuple, now: int) -> None:
        """Start a sequence, replacing the present one."""
        self._tones = tones
        self._next = 0
        self._until = now
        self.step(now)

    def step(self, now: int) -> None:
        """Start the next tone when its time has come."""
        if self._tones is None or now < self._until:
            return
        if self._next == len(self._tones):
            self._tones = None
            self._pwm.duty_cycle = 0
            return
        frequency, length = self._tones[self._next]
        self._next += 1
        self._until += length
        if frequency:
            self._pwm.frequency = frequency
        self._pwm.duty_cycle = _HALF if frequency else 0
