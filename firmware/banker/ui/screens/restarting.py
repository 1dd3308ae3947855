"""Another game has begun: the unit restarts with it, which frees all memory."""

from ... import games
from ..screen import Screen


class Restarting(Screen):
    """Shown until the first picture of the other game; keys do nothing here."""

    name = "restarting"

    def draw(self, app, canvas):
        """Draw which game, and that it takes a moment."""
        canvas.text(2, 1, games.title(app.ledger.number))
        canvas.text(4, 1, app.texts["one_moment"])
