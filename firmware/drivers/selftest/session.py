"""The self-test's way of showing a page, sounding, and waiting for a finger.

Keys may be dead or wired wrongly, so nothing here relies on one: every wait ends by itself, and
what a finger did is kept as it was seen on the wires.
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
"""How often the wires are looked at: while something happens, and while nothing does."""
_RELEASE_MS = 8000
_STILL = 2
"""Looks in a row that must agree before a contact counts: it bounces."""


class Session:
    """`idle` is what the wires do at rest; a Contact is what differs from it."""

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
        """Show a heading, lines of text under it, and a line at the bottom."""
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
        """Bring the canvas to the OLED, which may have been away."""
        if not self.display.present:
            self.display.connect()
        self.display.show(self.canvas.cells)
        if not self.display.present:
            self.blame(("oled_mute",))

    def count_down(self, left: int) -> None:
        """Show the seconds that are left, in large digits."""
        for row in range(4, 7):
            self.canvas.put(row, 17, b"    ")
        self.canvas.large_number(4, 21, left)
        self.show()

    def blame(self, fault: tuple) -> None:
        """Note a fault, once."""
        if fault not in self.faults:
            self.faults.append(fault)

    def pause(self, calm: bool = False) -> int:
        """Let a few milliseconds pass, go on sounding, and tell the time in ms."""
        time.sleep(_CALM_S if calm and self.buzzer.idle else _LOOK_S)
        now = self._clock.read()
        self.buzzer.step(now)
        if devices.watchdog is not None:
            devices.watchdog.feed()  # type: ignore[attr-defined]
        return now

    def play(self, tones: tuple) -> None:
        self.buzzer.play(tones, self._clock.read())

    def rest(self) -> None:
        """Wait until nothing sounds any more."""
        while not self.buzzer.idle:
            self.pause()

    def wait(self, ms: int, tick=None) -> Contact | None:
        """What a finger closes, once it is sure; None if nothing comes. `tick` hears of every
        second that is left."""
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
        """Wait until the key is released; False if it stays down, which then counts as rest."""
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
