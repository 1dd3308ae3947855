"""What all screens have in common, and what a game's resting ones do."""

from .glyphs import BATTERY, MUTE

STAY_MS = 5000  # each screen while nobody types
LINGER_MS = 15000  # after a key, so that it can be read in peace


class Screen:
    """One thing the unit shows and the keys it takes. `name` is how the outside knows it."""

    name = ""
    amount = None  # what it asks for, signed from the player's side
    second_amount = None  # the same for another pawn

    def draw(self, app, canvas):
        """Put everything on an empty canvas."""

    def key(self, app, key):
        """Take a key."""

    def prepare_next(self, app):
        """Do what the next key would take long for, now that nobody types."""

    def released(self, app, key):
        """A key has been let go."""

    def step(self, app):
        """Time has passed: app.now."""


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
