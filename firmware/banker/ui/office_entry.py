"""Entering offices: round the group from the company typed, a wanted number for each."""

from ..trader.data import GROUP_OF, round_group
from . import keys
from .entry import Entry
from .outcome_view import draw_office_row


class OfficeEntry(Entry):
    """The present number blinks, company by company: a digit changes it, CONFIRM keeps it."""

    def key(self, app, key):
        """As any entry, but CONFIRM stands for the present number."""
        if self._typed and not self._outcome:
            digit = keys.digit(key)
            if key == keys.CONFIRM:
                digit = app.game.offices[self._current()]
            if digit is not None:
                self._enter(app, digit)
                return
        Entry.key(self, app, key)

    def _current(self):
        """The company whose number blinks."""
        return round_group(self._typed[0])[len(self._typed) - 1]

    def draw(self, app, canvas):
        """The group's companies with what is there and what has been typed."""
        if self._outcome or not self._typed:
            Entry.draw(self, app, canvas)
            return
        game = app.game
        column = canvas.text(0, 0, app.texts[self.name]) + 1
        canvas.pawn(0, column, game.monopolist(GROUP_OF[self._typed[0]]))
        for at, code in enumerate(round_group(self._typed[0])):
            wanted = self._typed[1 + at] if len(self._typed) > 1 + at else None
            draw_office_row(canvas, 1 + at, code, game.offices[code], wanted)
        canvas.blink(len(self._typed), 3, 3)
        canvas.text(6, 0, app.texts["office_keys"])
        canvas.text(7, 0, app.texts["office_keep"])
