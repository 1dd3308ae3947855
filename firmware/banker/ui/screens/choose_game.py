"""NEW_GAME on a unit with more than one game: which one?"""

from ... import games
from .. import keys
from ..new_game import choose
from ..screen import Screen


class ChooseGame(Screen):
    """A digit chooses."""

    name = "which_game"

    def __init__(self, offered):
        self._offered = offered

    def key(self, app, key):
        """Go on with the game chosen."""
        digit = keys.digit(key)
        if key == keys.CANCEL:
            app.cancel()
        elif digit and digit <= len(self._offered):
            choose(app, self._offered[digit - 1])
        else:
            app.refuse("wrong_key")

    def draw(self, app, canvas):
        """The games, each behind its digit."""
        canvas.text(0, 0, app.texts["new_game"])
        canvas.text(1, 0, app.texts["which_game"])
        for at, number in enumerate(self._offered):
            canvas.text(3 + at, 0, "%d %s" % (at + 1, games.title(number)))
        canvas.text(7, 0, app.texts["cancel_leaves"])
