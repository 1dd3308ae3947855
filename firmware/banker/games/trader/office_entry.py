"""The entry of offices: the new number for each company, round the group from the one typed."""

from ...kit.entry import ActEntry
from ...kit.names import TITLE, act_word
from ...ui import keys
from .data import GROUP_OF, round_group
from .office_row import draw_office_row


class OfficeEntry(ActEntry):
    """Blinks the present number, company by company: a digit changes it, CONFIRM keeps it."""

    def key(self, app, key):
        """Handle keys as any entry, but enter the present number at CONFIRM."""
        if self._typed and not self._outcome and key == keys.CONFIRM:
            self.enter(app, app.game.offices[round_group(self._typed[0])[len(self._typed) - 1]])
        else:
            ActEntry.key(self, app, key)

    def draw(self, app, canvas):
        """Draw the group's companies with what is there and what has been typed."""
        if self._outcome or not self._typed:
            ActEntry.draw(self, app, canvas)
            return
        game, texts = app.game, app.texts
        column = canvas.text(0, 0, act_word(texts, self.name, TITLE)) + 1
        canvas.pawn(0, column, game.monopolist(GROUP_OF[self._typed[0]]))
        for at, code in enumerate(round_group(self._typed[0])):
            wanted = self._typed[1 + at] if len(self._typed) > 1 + at else None
            asked = 1 + at == len(self._typed)
            draw_office_row(canvas, 1 + at, code, game.offices[code], wanted, asked)
        canvas.blink(len(self._typed), 5, 1)
        canvas.text(5, 0, texts["office_keys"])
        canvas.text(6, 0, texts["office_keep"])
        canvas.text(7, 0, texts["entry_leaves"])
