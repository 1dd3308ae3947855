"""What all screens have in common."""


class Screen:
    """One thing the unit shows and the keys it takes. `name` is how the outside knows it."""

    name = ""
    amount = None  # what it asks for, signed from the player's side
    forced = None  # the same of a forced sale

    def draw(self, app, canvas):
        """Put everything on an empty canvas."""

    def key(self, app, key):
        """Take a key."""

    def released(self, app, key):
        """A key has been let go."""

    def step(self, app):
        """Time has passed: app.now."""
