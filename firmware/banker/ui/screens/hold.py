"""REMOVE and NEW_GAME must be held for two seconds; a bar shows the progress."""

from .. import keys
from ..canvas import COLUMNS
from ..glyphs import EMPTY, FILLED
from ..screen import Screen

HOLD_MS = 2000
_BAR_ROW = 5


class Hold(Screen):
    """Shown while the key is down. Letting go too early changes nothing."""

    def __init__(self, app, key):
        self._key = key
        self.name = "new_game" if key == keys.NEW_GAME else "remove"
        self._since = app.now
        self._cells = 0

    def key(self, app, key):
        """Leave at any other key, with nothing done."""
        if key == keys.CANCEL:
            app.cancel()
        else:
            app.home()
            app.refuse("hold_two_seconds")

    def released(self, app, key):
        """Say that it was let go too early."""
        if key == self._key:
            app.home()
            app.refuse("hold_two_seconds")
            app.draw()

    def step(self, app):
        """Lengthen the bar; at its end, open what the key was held for."""
        held = app.now - self._since
        if held >= HOLD_MS:
            self._held(app)
            app.draw()
        elif held * COLUMNS // HOLD_MS != self._cells:
            app.draw()

    def _held(self, app):
        """Open what the key was held for."""
        if self._key == keys.REMOVE:
            app.home()  # the screen that stays if the game refuses it
            app.game_ui.begin(app, self._key)
        else:
            from ..new_game import ask

            ask(app)

    def draw(self, app, canvas):
        """Draw the title and the bar; for a new game first that the old one is not lost."""
        self._cells = (app.now - self._since) * COLUMNS // HOLD_MS
        canvas.text(0, 0, app.texts[self.name])
        if self._key == keys.NEW_GAME and app.game.count:
            canvas.text(1, 0, app.texts["kept_1"])
            canvas.text(2, 0, app.texts["kept_2"])
        canvas.text(_BAR_ROW - 1, 0, app.texts["keep_holding"])
        canvas.put(_BAR_ROW, 0, bytes((FILLED,)) * self._cells)
        canvas.put(_BAR_ROW, self._cells, bytes((EMPTY,)) * (COLUMNS - self._cells))
        canvas.text(7, 0, app.texts["hold_two_seconds"])
