"""What a company enters in its turn: own shares, track, stations, the run, trains and deals."""

from ..market import price
from ..transactions import (
    FIELDS,
    FULL,
    GO,
    KEEP,
    PAYOUT,
    REVENUE,
    RUN,
    STATION,
    TRACK,
)
from .rail_entry import WHICH, RailEntry

_SHARE_END, _KEPT_END, _PRICE_AT = 11, 16, 17


class GoEntry(RailEntry):
    """GO where it asks for nothing: a pass, interest, the end of a turn or of a merger round."""

    def __init__(self, game):
        RailEntry.__init__(self, "go_on")

    def fields(self, game):
        return FIELDS[GO]

    def transaction(self, game, values):
        return (GO,)


class BuildEntry(RailEntry):
    """BUILD: 1 track, 2 a station."""

    def __init__(self, game):
        RailEntry.__init__(self, "build")

    def fields(self, game):
        if not self._typed:
            return (WHICH,)
        return (WHICH,) + FIELDS[TRACK if self._typed[0] == 1 else STATION]

    def transaction(self, game, values):
        kind = TRACK if values[0] == 1 else STATION if values[0] == 2 else 0
        return (kind,) + values[1:]

    def which(self, texts, value):
        return texts["track" if value == 1 else "field_stations"]


class RunEntry(RailEntry):
    """GO: the revenue, and what becomes of it."""

    def __init__(self, game):
        RailEntry.__init__(self, "run")

    def fields(self, game):
        """Nothing is asked without a train, and of a minor or RSR only the revenue."""
        # Imported in functions: an outcome is shown by this screen too, without the rules.
        from ..operating_checks import asks_payout, asks_revenue

        if not asks_revenue(game):
            return ()
        if self._typed and asks_payout(game, self._typed[0]):
            return (REVENUE, PAYOUT)
        return (REVENUE,)

    def transaction(self, game, values):
        from ..operating_checks import asks_payout

        if not values:
            values = (0, 0)
        elif len(values) == 1 and not asks_payout(game, values[0]):
            values += (0,)
        return (RUN,) + values

    def hint(self, app, canvas):
        """What each choice would pay a share, leave to the company, and do to its price."""
        game, texts = app.game, app.texts
        if self._field(game) is not PAYOUT:
            RailEntry.hint(self, app, canvas)
            return
        from ..operating_checks import paid_out, public_run

        canvas.text(3, 0, texts["choices_head"])
        for choice in range(FULL, KEEP + 1):
            revenue = self._typed[0]
            figures = public_run(game, game.turn, revenue, paid_out(revenue, choice))
            row = 3 + choice
            canvas.text(row, 0, "%d %s" % (choice, texts["what_%d" % choice]))
            canvas.right(row, _SHARE_END, str(figures[0]))
            canvas.right(row, _KEPT_END, "+%d" % figures[1])
            canvas.text(row, _PRICE_AT, "→%d" % price(game.market(), figures[2]))
