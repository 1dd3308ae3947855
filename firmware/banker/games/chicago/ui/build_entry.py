"""Entering a build: company, locomotives, cost, income, special hexes."""

from ....ui.entry import AMOUNT, FIXED, SET, VALUE_AT
from ..data import CHICAGO
from ..transactions import BUILD, asks_fort_wayne
from .fields import COMPANY, HINT_ROW, TurnEntry, draw_company_keys, open_companies

_LOCOS = ("field_locos", 1, FIXED)
_COST = ("field_cost", 3, AMOUNT)
_INCOME = ("field_income", 3, AMOUNT)
_HEXES = ("field_hexes", CHICAGO, SET)
_WAYNE = ("field_wayne", 1, FIXED)
_FIELDS = (COMPANY, _LOCOS, _COST, _INCOME, _HEXES)
_WITH_WAYNE = _FIELDS + (_WAYNE,)


class BuildEntry(TurnEntry):
    """Fort Wayne is asked about only when the Wabash opens."""

    def __init__(self, game):
        TurnEntry.__init__(self, "build")

    def fields(self, game):
        """That question comes when all else is there."""
        return _FIELDS if len(self._typed) < len(_FIELDS) else _WITH_WAYNE

    def transaction(self, game, values):
        """Where nothing is asked about Fort Wayne, nothing is said of it."""
        if len(values) == len(_FIELDS) and not asks_fort_wayne(game, values[-1]):
            values += (0,)
        return (BUILD,) + values

    def hint(self, app, canvas):
        """What the field that blinks can be."""
        game, texts = app.game, app.texts
        field = self._field(game)
        if field is COMPANY:
            own = [key for key in open_companies(game) if game.held(game.turn, key)]
            draw_company_keys(canvas, HINT_ROW, own)
        elif field is _LOCOS:
            left = game.locomotives[self._typed[0]]
            canvas.text(HINT_ROW, 0, "%s %d" % (texts["locos_now"], left))
        elif field is _COST:
            treasury = game.treasuries[self._typed[0]]
            canvas.text(HINT_ROW, 0, "%s %d" % (texts["treasury_now"], treasury))
        elif field is _WAYNE:
            canvas.text(HINT_ROW, VALUE_AT + 2, texts["wayne_keys"])
        else:
            canvas.text(HINT_ROW, 0, texts["hex_keys" if field is _HEXES else "income_hexes"])
