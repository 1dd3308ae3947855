"""TOTAL: what every pawn's shares and offices are worth, with a bar to compare them by."""

from ..trader.data import PAWNS
from . import keys
from .glyphs import FILLED
from .screen import Screen

_NUMBER_END = 9
_BAR_AT, _BAR_LENGTH = 10, 11


class Totals(Screen):
    """CONFIRM or CANCEL leave it; so does any function key, to do its own work."""

    name = "total"

    def key(self, app, key):
        """There is nothing to enter here."""
        if key == keys.CONFIRM:
            app.home()
        elif key == keys.CANCEL:
            app.cancel()
        elif key in keys.FUNCTIONS:
            app.home()
            app.begin(key)
        else:
            app.refuse("wrong_key")

    def draw(self, app, canvas):
        """A row per pawn; the one worth most has the longest bar."""
        canvas.text(0, 0, app.texts["total"])
        canvas.right(0, 21, app.texts["millions"])
        totals = app.game.totals()
        most = max(totals)
        for pawn in range(1, PAWNS + 1):
            canvas.text(pawn, 0, str(pawn))
            canvas.pawn(pawn, 1, pawn)
            if not app.game.in_play(pawn):
                canvas.text(pawn, 4, app.texts["out"])
                continue
            total = totals[pawn - 1]
            canvas.right(pawn, _NUMBER_END, str(total))
            if most:
                canvas.put(pawn, _BAR_AT, bytes((FILLED,)) * (total * _BAR_LENGTH // most))
        canvas.text(7, 0, app.texts["confirm_leaves"])
