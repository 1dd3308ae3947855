"""Where the unit is at rest: screens that follow each other while nobody types."""

from .glyphs import BATTERY, MUTE
from .screen import Screen

STAY_MS = 5000  # each screen while nobody types
LINGER_MS = 15000  # after a key, so that it can be read in peace


class Resting(Screen):
    """A game's own resting screens. Each game says where they begin, in `rest`, and how they go on
    when nobody types, in `turn`."""

    def linger(self, now, ms=LINGER_MS):
        """Stay as it is for a while."""
        self._next = now + ms

    def step(self, app):
        """Go on when it is time."""
        if app.now < self._next:
            return
        self._next += STAY_MS
        self.turn(app)
        app.draw()


def draw_icons(app, canvas, row, column):
    """Four cells: whether the sound is off, whether the battery is low."""
    if not app.sound_on:
        canvas.put(row, column, bytes((MUTE, MUTE + 1)))
    if app.low_battery:
        canvas.put(row, column + 2, bytes((BATTERY, BATTERY + 1)))
