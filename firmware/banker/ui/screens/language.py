"""The first start: which language? Asked in both."""

from .. import keys
from ..screen import Screen
from ..settings import LANGUAGE
from ..texts import ENGLISH, FRENCH


class Language(Screen):
    """1 or 2 chooses. CONFIRM or CANCEL take the first, so that nobody is stuck here."""

    name = "language"

    def key(self, app, key):
        """Take the choice and go to the resting screens."""
        if key in ("1", keys.CONFIRM, keys.CANCEL):
            self._choose(app, FRENCH)
        elif key == "2":
            self._choose(app, ENGLISH)
        else:
            app.refuse("choose_1_or_2")

    def _choose(self, app, language):
        settings = bytearray(app.settings)
        settings[LANGUAGE] = language
        app.change_settings(bytes(settings))
        app.greet()

    def draw(self, app, canvas):
        """The question needs no words but the languages' own names."""
        canvas.text(0, 0, "Courtier")
        canvas.text(3, 2, "1  Français")
        canvas.text(5, 2, "2  English")
