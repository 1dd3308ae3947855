"""Entering a company's revenue; and the end of any turn."""

from ....rules.forms import AMOUNT, field
from ..data import OPERATE, TRAINS_STEP
from ..transactions import GO, KEEP, RUN
from .fields import TurnEntry, choice

_PAYS = choice(1, 3, "field_how", "pay")
_REVENUE = field(0, 9990, 0, None, "field_revenue", AMOUNT)


class GoEntry(TurnEntry):
    """A company's revenue before it runs; else there is nothing to type."""

    def __init__(self, game):
        TurnEntry.__init__(self, "go_on", game)

    def steps(self, game, typed):
        if game.stage != OPERATE or game.step >= TRAINS_STEP:
            return (), (GO,)
        if not game.own_trains(game.company):
            return (), (RUN, 0, KEEP)
        if not typed:
            return (_REVENUE,), (RUN,)
        made = (RUN, typed[0] // 10)
        if not typed[0]:
            return (_REVENUE,), made + (KEEP,)
        return (_REVENUE, _PAYS), made + typed[1:]

    def wrong(self, game, wanted, value):
        """Revenue goes by ten."""
        if wanted is _REVENUE and value % 10:
            return "not_by_ten"
        return TurnEntry.wrong(self, game, wanted, value)
