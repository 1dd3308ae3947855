"""Entering what is developed: a kind of hex, then what that kind needs."""

from ....rules.forms import FIXED
from ....ui.entry import VALUE_AT, draw_range
from ..data import PITTSBURGH, STEP, WHEELING
from ..transactions import CITY, FIELDS, FOREST, TRACK, VALUE
from .fields import TurnEntry, draw_company_keys, open_companies

_HOUSES = 3  # kinds that take a house: city, mountain, forest; behind them the industrial cities
_KIND = (1, _HOUSES + 2, 0, None, "field_kind", FIXED)  # chooses the transaction, in none itself
_KINDS_ROW = 2


class DevelopEntry(TurnEntry):
    """Kinds 1 to 3 are houses on the map, 4 and 5 steps of the industrial track."""

    def __init__(self, game):
        TurnEntry.__init__(self, "develop")

    def fields(self, game):
        """They follow from the kind."""
        kind = self._typed[0] if self._typed else 0
        return (_KIND,) + (FIELDS[CITY + kind - 1] if 1 <= kind <= _HOUSES else ())

    def transaction(self, game, values):
        """Each kind is a transaction of its own; any other digit is refused as a city."""
        kind = values[0]
        if 1 <= kind <= _HOUSES:
            return (CITY + kind - 1,) + values[1:]
        return (TRACK, kind - _HOUSES - 1 + WHEELING)

    def hint(self, app, canvas):
        """The kinds, what a value can be, or the companies."""
        game, texts = app.game, app.texts
        if self._typed:
            field = self._field(game)
            if field is VALUE:
                draw_range(app, canvas, field)
            else:
                draw_company_keys(canvas, open_companies(game))
            return
        for kind in range(1, FOREST - CITY + 2):
            canvas.text(_KINDS_ROW + kind - 1, 0, "%d %s" % (kind, texts["kind_%d" % kind]))
        for city in (WHEELING, PITTSBURGH):
            row = _KINDS_ROW + _HOUSES + city - WHEELING
            key = _HOUSES + 1 + city - WHEELING
            column = canvas.text(row, 0, "%d %s" % (key, texts["city_%d" % city]))
            value = game.tracks[city]
            more = "→%d" % (value + STEP[city]) if value < game.last(city) else ""
            canvas.text(row, column + 1, str(value) + more)

    def draw_value(self, app, canvas, row, field, value):
        """The kind by its name."""
        if field is _KIND:
            canvas.text(row, VALUE_AT, app.texts["kind_%d" % value])
        else:
            TurnEntry.draw_value(self, app, canvas, row, field, value)
