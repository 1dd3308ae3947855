"""The base of all screens, and of a game's resting screens."""

from .glyphs import BATTERY, MUTE

STAY_MS = 5000  # each screen while nobody types
LINGER_MS = 15000  # after a key, to leave time for reading


class Screen:
    """A screen and the keys that it takes. `name` is its name for scripts and the desktop."""

    name = ""
    amount = None  # to pay, negative, or to collect
    second_amount = None  # the same for another pawn

    def draw(self, app, canvas):
        """Draw everything on an empty canvas."""

    def key(self, app, key):
        """Handle a key."""

    def prepare_next(self, app):
        """Do work ahead for which the next key would wait, now that nobody types."""

    def released(self, app, key):
        """Handle a key that is released."""

    def step(self, app):
        """Do what is due at this time, `app.now`."""


class Resting(Screen):
    """A game's own resting screens. Each game says where they begin, in `rest`, and how they go on
    when nobody types, in `turn`."""

    def linger(self, now, ms=LINGER_MS):
        """Stay on this page for a while."""
        self._next = now + ms

    def step(self, app):
        """Go on to the next page when it is time."""
        if app.now < self._next:
            return
        self._next += STAY_MS
        self.turn(app)
        app.draw()


def draw_icons(app, canvas, row, column):
    """Draw four cells: whether the sound is off, whether the battery is low."""
    if not app.sound_on:
        canvas.put(row, column, bytes((MUTE, MUTE + 1)))
    if app.low_battery:
        canvas.put(row, column + 2, bytes((BATTERY, BATTERY + 1)))
