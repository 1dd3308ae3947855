"""MENU, About: what this is and which version."""

from ... import __version__, games
from .. import keys
from ..screen import Screen


class About(Screen):
    """CONFIRM or CANCEL leave it."""

    name = "about"

    def key(self, app, key):
        """There is nothing to enter here."""
        if key in (keys.CONFIRM, keys.CANCEL):
            app.home()
        else:
            app.refuse("wrong_key")

    def draw(self, app, canvas):
        texts = app.texts
        canvas.text(0, 0, "Courtier " + __version__)
        canvas.text(2, 0, texts["about_1"])
        canvas.text(3, 0, texts["about_game"] + ": " + games.title(app.game.number))
        canvas.text(4, 0, "%s: %d" % (texts["about_3"], app.game.count))
        canvas.text(7, 0, texts["confirm_leaves"])
