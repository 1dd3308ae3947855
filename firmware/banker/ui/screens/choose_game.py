"""NEW_GAME on a unit with more than one game: which one? There may be any number of them."""

from ... import games
from .. import keys
from ..canvas import COLUMNS
from ..new_game import choose
from ..screen import Screen

_ROWS = 6  # games that are seen at once


class ChooseGame(Screen):
    """A digit chooses one of the first nine, NEW_GAME the next one; CONFIRM begins. The game being
    played is chosen at first."""

    name = "which_game"

    def __init__(self, app, offered):
        self._offered = offered
        self._chosen = 0
        self._lively = 0
        if app.game.number in offered:
            self._chosen = offered.index(app.game.number)
            if self._drifts():
                self._lively = 1 if app.game.lively else 0

    def _drifts(self):
        """Return whether prices may drift in the game chosen."""
        return games.GAMES[self._offered[self._chosen]][2] == games.MARKET

    def key(self, app, key):
        """Choose, or go on with the game chosen. UNDO leaves, too: there is no field before."""
        digit = keys.digit(key)
        if key in (keys.CANCEL, keys.UNDO):
            app.cancel()
        elif key == keys.CONFIRM:
            answers = (self._lively,) if self._drifts() else ()
            choose(app, self._offered[self._chosen], answers)
        elif digit and digit <= len(self._offered):
            self._chosen = digit - 1
        elif key == keys.NEW_GAME:
            self._chosen = (self._chosen + 1) % len(self._offered)
        elif digit == 0 and self._drifts():
            self._lively = 1 - self._lively
        else:
            app.refuse("wrong_key")

    def draw(self, app, canvas):
        """Draw the games, each behind its digit, an arrow before the one chosen; of many those
        around it."""
        texts = app.texts
        canvas.text(0, 0, texts["which_game"])
        count = len(self._offered)
        first = max(0, min(self._chosen - _ROWS // 2, count - _ROWS))
        if count > _ROWS:
            canvas.right(0, COLUMNS, "%s %d/%d" % (texts["next_one"], self._chosen + 1, count))
        row = 1
        for at in range(first, min(first + _ROWS, count)):
            number = self._offered[at]
            words = "%s%d %s" % ("▸" if at == self._chosen else " ", at + 1, games.title(number))
            canvas.text(row, 0, words)
            if at == self._chosen and self._drifts():
                canvas.right(row, COLUMNS, texts["drifting" if self._lively else "steady"])
            row += 1
        canvas.text(7, 0, texts["confirm_begins"])
