"""Entries of one field: passing, and removing a player."""

from ....ui.entry import HINT_ROW, VALUE_AT, Entry
from ..data import DIALS
from ..transactions import FIELDS, PASS, REMOVE
from .fields import TurnEntry, draw_players_keys
from .figures import DIAL_NAMES

_DIALS_ROW = 3


class PassEntry(TurnEntry):
    """Which dial?"""

    def __init__(self, game):
        TurnEntry.__init__(self, "pass")

    def fields(self, game):
        return FIELDS[PASS]

    def transaction(self, game, values):
        return (PASS,) + values

    def hint(self, app, canvas):
        """The dials, each behind its digit."""
        game, texts = app.game, app.texts
        for dial in range(1, DIALS + 1):
            row = _DIALS_ROW + dial - 1
            canvas.text(row, 0, "%d %s" % (dial, texts[DIAL_NAMES[dial]]))
            text = "%d/%d" % (game.dials[dial], game.tables[dial - 1])
            column = canvas.text(row, VALUE_AT + 2, text) + 1
            if game.red(dial):
                canvas.text(row, column, texts["red"])


class RemoveEntry(TurnEntry):
    """Which pawn leaves? Any may, whosever turn it is."""

    def __init__(self, game):
        TurnEntry.__init__(self, "remove")

    title = Entry.title

    def fields(self, game):
        return FIELDS[REMOVE]

    def transaction(self, game, values):
        return (REMOVE,) + values

    def hint(self, app, canvas):
        """The pawns, each behind its digit."""
        draw_players_keys(canvas, HINT_ROW, app.game)
