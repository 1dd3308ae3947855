"""Entering a build: company, locomotives, cost, income, special hexes."""

from ....ui.entry import VALUE_AT
from ..transactions import (
    BUILD,
    BUILT,
    COMPANY,
    COST,
    FIELDS,
    FORT_WAYNE,
    HEXES,
    asks_fort_wayne,
)
from .fields import HINT_ROW, TurnEntry, draw_company_keys, open_companies

_WITHOUT_WAYNE = 5  # fields


class BuildEntry(TurnEntry):
    """Fort Wayne is asked about only when the Wabash opens."""

    def __init__(self, game):
        TurnEntry.__init__(self, "build")

    def fields(self, game):
        """The question for Fort Wayne comes last."""
        return FIELDS[BUILD][: max(_WITHOUT_WAYNE, len(self._typed) + 1)]

    def transaction(self, game, values):
        """Fort Wayne counts as not developed where it was not asked about."""
        if len(values) == _WITHOUT_WAYNE and not asks_fort_wayne(game, values[-1]):
            values += (0,)
        return (BUILD,) + values

    def hint(self, app, canvas):
        """What the field that blinks can be."""
        game, texts = app.game, app.texts
        field = self._field(game)
        if field is COMPANY:
            own = [key for key in open_companies(game) if game.held(game.turn, key)]
            draw_company_keys(canvas, HINT_ROW, own)
        elif field is BUILT:
            left = game.locomotives[self._typed[0]]
            canvas.text(HINT_ROW, 0, "%s %d" % (texts["locos_now"], left))
        elif field is COST:
            treasury = game.treasuries[self._typed[0]]
            canvas.text(HINT_ROW, 0, "%s %d" % (texts["treasury_now"], treasury))
        elif field is FORT_WAYNE:
            canvas.text(HINT_ROW, VALUE_AT + 2, texts["wayne_keys"])
        else:
            canvas.text(HINT_ROW, 0, texts["hex_keys" if field is HEXES else "income_hexes"])
