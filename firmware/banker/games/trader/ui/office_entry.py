"""Entering offices: round the group from the company typed, a wanted number for each."""

from ....ui import keys
from ..data import GROUP_OF, round_group
from ..transactions import FIELDS, OFFICES
from .outcome_view import draw_office_row
from .trade_entry import TradeEntry


class OfficeEntry(TradeEntry):
    """The present number blinks, company by company: a digit changes it, CONFIRM keeps it."""

    def fields(self, game):
        """The company; for the rest this has a screen of its own."""
        return FIELDS[OFFICES][:1]

    def key(self, app, key):
        """As any entry, but CONFIRM stands for the present number."""
        if self._typed and not self._outcome:
            digit = keys.digit(key)
            if key == keys.CONFIRM:
                digit = app.game.offices[self._current()]
            if digit is not None:
                self.enter(app, digit)
                return
        TradeEntry.key(self, app, key)

    def _current(self):
        """The company whose number blinks."""
        return round_group(self._typed[0])[len(self._typed) - 1]

    def draw(self, app, canvas):
        """The group's companies with what is there and what has been typed."""
        if self._outcome or not self._typed:
            TradeEntry.draw(self, app, canvas)
            return
        game = app.game
        column = canvas.text(0, 0, app.texts[self.name]) + 1
        canvas.pawn(0, column, game.monopolist(GROUP_OF[self._typed[0]]))
        for at, code in enumerate(round_group(self._typed[0])):
            wanted = self._typed[1 + at] if len(self._typed) > 1 + at else None
            asked = 1 + at == len(self._typed)
            draw_office_row(canvas, 1 + at, code, game.offices[code], wanted, asked)
        canvas.blink(len(self._typed), 5, 1)
        canvas.text(5, 0, app.texts["office_keys"])
        canvas.text(6, 0, app.texts["office_keep"])
        canvas.text(7, 0, app.texts["entry_leaves"])
