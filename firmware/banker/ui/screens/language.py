"""The first start: asks for the language, each in its own words, then for the game."""

from .. import keys
from ..screen import Screen
from ..settings import LANGUAGE
from ..texts import languages


def ask_first_game(app):
    """Ask which game, where there are several and nothing was ever confirmed."""
    if len(app.offered) > 1 and app.at_home and not app.ledger.last:
        from ..new_game import ask

        ask(app)


class Language(Screen):
    """A digit chooses. CONFIRM or CANCEL choose the first, so that nobody is stuck here."""

    name = "language"

    def key(self, app, key):
        """Save the choice and ask which game."""
        digit = 1 if key in (keys.CONFIRM, keys.CANCEL) else keys.digit(key)
        count = len(languages())
        if digit and digit <= count:
            self._choose(app, languages()[digit - 1][0])
        else:
            app.refuse("choose_1_or_2" if count == 2 else "choose_language")

    def _choose(self, app, language):
        settings = bytearray(app.settings)
        settings[LANGUAGE] = language
        app.change_settings(bytes(settings))
        ask_first_game(app)

    def draw(self, app, canvas):
        """Draw the languages by their own names; the question needs no other words."""
        canvas.text(0, 0, "Courtier")
        apart = 2 if len(languages()) < 3 else 1
        row = 3 if apart == 2 else 1
        for at, (_, _, name) in enumerate(languages()):
            canvas.text(row, 2, "%d  %s" % (at + 1, name))
            row += apart
