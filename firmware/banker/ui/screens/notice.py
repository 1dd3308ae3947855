"""Notices at the start: something was lost, or will not be saved."""

from .. import keys
from ..screen import Screen


class Notice(Screen):
    """One notice after the other; CONFIRM goes on, CANCEL skips the rest."""

    name = "notice"

    def __init__(self, notices):
        self._notices = notices
        self._at = 0

    def key(self, app, key):
        """Go on to the next notice or to the resting screens."""
        if key == keys.CONFIRM and self._at + 1 < len(self._notices):
            self._at += 1
        elif key in (keys.CONFIRM, keys.CANCEL):
            app.home()
        else:
            app.refuse("wrong_key")

    def draw(self, app, canvas):
        """Draw a heading and up to five lines of text."""
        canvas.text(0, 0, app.texts["notice"])
        row = 2
        for line in app.notice(self._notices[self._at]).split("\n"):
            canvas.text(row, 0, line)
            row += 1
        canvas.text(7, 0, app.texts["confirm_leaves"])
