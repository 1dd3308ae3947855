"""MENU, About: name, version and game; and the way to the self-test."""

from ... import __version__, games
from .. import keys
from ..screen import Screen


class About(Screen):
    """CONFIRM or CANCEL leave it, 0 opens the self-test."""

    name = "about"

    def key(self, app, key):
        """Leave it, or go on to the self-test."""
        if key in (keys.CONFIRM, keys.CANCEL):
            app.home()
        elif key == "0":
            from .self_test import SelfTest

            app.open(SelfTest())
        else:
            app.refuse("wrong_key")

    def draw(self, app, canvas):
        texts = app.texts
        canvas.text(0, 0, "Courtier " + __version__)
        canvas.text(2, 0, texts["about_1"])
        canvas.text(3, 0, texts["about_game"] + ": " + games.title(app.game.number))
        canvas.text(4, 0, "%s: %d" % (texts["about_3"], app.game.count))
        canvas.text(6, 0, "0 Test →")  # the same word in both languages
        canvas.text(7, 0, texts["confirm_leaves"])
