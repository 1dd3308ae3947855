"""Entering a build: company, locomotives, cost, income, special hexes."""

from ....ui.entry import HINT_ROW, draw_range
from ..data import CHICAGO, MOST_BUILT
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
from .fields import TurnEntry, draw_company_keys, open_companies

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

    def title(self, app, canvas):
        """The last field is explained here: the row for that is taken."""
        if self._field(app.game) is FORT_WAYNE:
            canvas.text(0, 0, app.texts["wayne_keys"])
        else:
            TurnEntry.title(self, app, canvas)

    def hint(self, app, canvas):
        """What the field that is wanted can be."""
        game, texts = app.game, app.texts
        field = self._field(game)
        if field is COMPANY:
            own = [key for key in open_companies(game) if game.held(game.turn, key)]
            draw_company_keys(canvas, own, False)
        elif field is BUILT:
            left = game.locomotives[self._typed[0]]
            canvas.text(HINT_ROW, 0, texts["locos_now"] % (min(left, MOST_BUILT), left))
        elif field is COST:
            draw_range(app, canvas, (0, game.treasuries[self._typed[0]]) + COST[2:])
        elif field is HEXES:
            canvas.text(HINT_ROW, 0, self._hexes(game, texts))
        elif field is not FORT_WAYNE:
            canvas.text(HINT_ROW, 0, texts["income_hexes"])

    def _hexes(self, game, texts):
        """The special hexes that the company has not reached, each behind its digit."""
        company = self._typed[0]
        left = []
        for key in range(1, CHICAGO + 1):
            there = game.has_arrived(company) if key == CHICAGO else company in game.present_in(key)
            if not there:
                left.append(key)
        letters = (10, 10, 10, 5, 3)[len(left)]  # so much of their names has room
        return " ".join(["%d%s" % (key, texts["city_%d" % key][:letters]) for key in left])
