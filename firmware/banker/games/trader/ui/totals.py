"""TOTAL: what every pawn is worth, with a bar to compare them by; a pawn's key shows
what it owns."""

from ....ui import keys
from ....ui.glyphs import FILLED
from ....ui.screens.look import Look

_NUMBER_END = 9
_BAR_AT, _BAR_LENGTH = 10, 11


class Totals(Look):
    """Figures that the game gives, in the pawns' order."""

    name = "total"

    def __init__(self, totals):
        self._totals = totals

    def key(self, app, key):
        """A pawn's digit asks for what it owns."""
        pawn = keys.digit(key)
        if pawn and pawn <= len(self._totals):
            from .holdings import Holdings

            app.open(Holdings(app.game, pawn, self._totals[pawn - 1]))
        else:
            Look.key(self, app, key)

    def draw(self, app, canvas):
        """A row per pawn; the one worth most has the longest bar."""
        canvas.text(0, 0, app.texts["total"])
        canvas.right(0, 21, app.texts["money"])
        most = max(self._totals)
        for pawn in range(1, len(self._totals) + 1):
            canvas.text(pawn, 0, str(pawn))
            canvas.pawn(pawn, 1, pawn)
            if not app.game.in_play(pawn):
                canvas.text(pawn, 4, app.texts["out"])
                continue
            total = self._totals[pawn - 1]
            canvas.right(pawn, _NUMBER_END, str(total))
            if most:
                canvas.put(pawn, _BAR_AT, bytes((FILLED,)) * (total * _BAR_LENGTH // most))
        canvas.text(7, 0, app.texts["total_keys"])
