"""Shows pages, plays sounds and waits for fingers during the self-test.

Keys may be dead or wired wrongly, so nothing depends on one: every wait ends by itself, and a press
is recorded as seen on the wires.
"""

import time

from banker.ui.canvas import Canvas

from drivers import devices
from drivers.clock import Clock
from drivers.selftest.contact import Contact
from drivers.selftest.lines import Lines

SEEN = ((4186, 60),)
WRONG = ((3136, 40), (3951, 40), (3136, 40), (3951, 40), (3136, 60))
_LOOK_S = 0.004
_CALM_S = 0.02
"""How often the wires are read: while something happens, and while nothing does."""
_RELEASE_MS = 8000
_STILL = 2
"""Equal readings in a row before a contact counts, since it bounces."""


class Session:
    """A run of the self-test. `idle` is the state of the wires at rest; a Contact is a
    difference from it."""

    def __init__(self, display, keypad, buzzer) -> None:
        self.display = display
        self.buzzer = buzzer
        self.canvas = Canvas()
        self.lines = Lines(keypad)
        self.idle = self.lines.probe()
        self.texts: dict = {}
        self.faults: list = []
        self._clock = Clock()

    def page(self, heading: str, text: str = "", foot: str = "") -> None:
        """Show a heading, lines of text below it, and a line at the bottom."""
        canvas = self.canvas
        canvas.clear()
        canvas.text(0, 0, heading)
        row = 1 if text.count("\n") == 5 else 2
        for line in text.split("\n"):
            canvas.text(row, 0, line)
            row += 1
        if foot:
            canvas.text(7, 0, foot)
        self.show()

    def show(self) -> None:
        """Show the canvas, connecting the OLED again if it was away."""
        if not self.display.present:
            self.display.connect()
        self.display.show(self.canvas.cells)
        if not self.display.present:
            self.add_fault(("oled_mute",))

    def count_down(self, left: int) -> None:
        """Show the seconds left, in large digits."""
        for row in range(4, 7):
            self.canvas.put(row, 17, b"    ")
        self.canvas.large_number(4, 21, left)
        self.show()

    def add_fault(self, fault: tuple) -> None:
        """Record a fault, once."""
        if fault not in self.faults:
            self.faults.append(fault)

    def pause(self, calm: bool = False) -> int:
        """Let a few milliseconds pass while sounds go on, and return the time in ms."""
        time.sleep(_CALM_S if calm and self.buzzer.idle else _LOOK_S)
        now = self._clock.read()
        self.buzzer.step(now)
        if devices.watchdog is not None:
            devices.watchdog.feed()  # type: ignore[attr-defined]
        return now

    def play(self, tones: tuple) -> None:
        self.buzzer.play(tones, self._clock.read())

    def wait_for_silence(self) -> None:
        """Wait until the sound has ended."""
        while not self.buzzer.idle:
            self.pause()

    def wait(self, ms: int, tick=None) -> Contact | None:
        """Return the contact that a finger makes, once it is stable, or None after `ms`. `tick`
        is called with the seconds left."""
        end = self._clock.read() + ms
        shown = before = None
        still = 0
        while True:
            now = self.pause(before == self.idle)
            if now >= end:
                return None
            left = (end - now + 999) // 1000
            if tick and left != shown:
                shown = left
                tick(left)
            seen = self.lines.probe()
            still = still + 1 if seen == before else 0
            before = seen
            if still >= _STILL and seen != self.idle:
                contact = Contact(seen, self.idle)
                if contact.any:
                    return contact

    def release(self) -> bool:
        """Wait until the key is released; return False if it stays down, which then counts as
        rest."""
        end = self._clock.read() + _RELEASE_MS
        still = 0
        while still < _STILL:
            if self.pause() >= end:
                self.idle = self.lines.probe()
                return False
            seen = self.lines.probe()
            free = seen == self.idle or not Contact(seen, self.idle).any
            still = still + 1 if free else 0
        return True
