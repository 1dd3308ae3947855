"""Entering what a company builds, and its revenue; and the end of any turn."""

from ....rules.forms import AMOUNT, field
from ..data import OPERATE, TRAINS_STEP
from ..transactions import AT_COST, BONUS, BUILD, COST, GO, KEEP, LAY_STATION, RUN
from .fields import TurnEntry, choice

_BUILT = choice(1, 2, "field_what", "build")
_HOW = choice(1, 2, "field_how", "free")
_PAYS = choice(1, 3, "field_how", "pay")
_REVENUE = field(0, 9990, 0, None, "field_revenue", AMOUNT)


class BuildEntry(TurnEntry):
    """Track with its cost and the bonus of a new connection, or a station."""

    def __init__(self, game):
        TurnEntry.__init__(self, "build", game)

    def steps(self, game, typed):
        made = (BUILD,) + typed
        if not typed:
            return (_BUILT,), made
        if typed[0] != LAY_STATION:
            return (_BUILT, COST, BONUS), made
        if game.may_be_free(game.company):
            return (_BUILT, _HOW), made
        return (_BUILT,), made + (AT_COST,)


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

    def draw_money(self, app, canvas):
        """What it has says nothing about what it earns."""

    def wrong(self, game, wanted, value):
        """Revenue goes by ten."""
        if wanted is _REVENUE and value % 10:
            return "not_by_ten"
        return TurnEntry.wrong(self, game, wanted, value)
