"""Entering a run: the route of every train, then what becomes of the revenue."""

from ....rules.forms import AMOUNT, FIXED, LABEL, field
from ....ui.canvas import COLUMNS
from ....ui.entry import HINT_ROW, VALUE_AT, Entry, draw_range
from .. import transactions as kinds
from ..asking import filled
from ..refusals import NOT_TENS
from ..runs import run_of
from ..tables import ALLENBECK
from ..transactions import FIELDS, RUN
from .figures import short, title, train_name

_ROUTE = field(0, 999, 0, None, "field_route", AMOUNT)
_NAMED = field(0, 4, 0, None, "field_named", FIXED)
_NAMED_AT = 14
_SUM_ROW = 5
_DIVIDEND_ROW = 4


class RunEntry(Entry):
    """The company in turn. A line for each train, the lowest first; named cities are asked for as
    Allenbeck plays."""

    _of = _paid = None  # what was typed, and the outcome of paying that

    def __init__(self, game):
        Entry.__init__(self, "run")
        self._company = game.current()
        self._fleet = game.fleet(self._company)

    def _routes(self, game, values):
        """(fields of the routes as far as they are known, runs of the trains done, values left)."""
        found, runs, at = [], [], 0
        named = game.setting(ALLENBECK)
        for train in self._fleet:
            found.append(_ROUTE)
            if at == len(values):
                return found, runs, ()
            route, cities = values[at], 0
            at += 1
            if named and route:
                found.append(_NAMED)
                if at == len(values):
                    return found, runs, ()
                cities = values[at]
                at += 1
            runs.append(run_of(game.phase, train, route, cities))
        return found, runs, values[at:]

    def _so_far(self, game, values):
        """The transaction, as far as it follows from what was typed."""
        _, runs, left = self._routes(game, values)
        if len(runs) < len(self._fleet):
            return (RUN,)
        t = filled(game, (RUN, sum(runs)))
        for value in left:
            t = filled(game, t + (value,)) if value <= FIELDS[RUN][len(t) - 1][1] else t + (value,)
        return t

    def fields(self, game):
        """The routes, then pay or keep, then the price, where they are asked for."""
        found, runs, _ = self._routes(game, self._typed)
        if len(runs) < len(self._fleet):
            return found
        t = filled(game, (RUN, sum(runs)))
        for value in self._typed[len(found) :] + (None,):
            if len(t) <= len(FIELDS[RUN]):
                found.append(FIELDS[RUN][len(t) - 1])
                t += (value,)
                if value is not None:
                    t = filled(game, t)
        return found

    def transaction(self, game, values):
        """Only what is complete: the sum of the runs, not the routes."""
        return self._so_far(game, values)

    def enter(self, app, value):
        """Routes are in tens, and no more cities have a name than there are."""
        wanted = self._field(app.game)
        if (wanted is _ROUTE and value % 10) or (wanted is _NAMED and value > _NAMED[1]):
            app.refuse(NOT_TENS if wanted is _ROUTE else "bad_number")
            self._refused = self._digits > 0
            return
        Entry.enter(self, app, value)

    # Drawing.

    def draw(self, app, canvas):
        """A line for each train with what its route is worth, the sum, and what to type."""
        if self._outcome:
            Entry.draw(self, app, canvas)
            return
        game, texts = app.game, app.texts
        column = canvas.text(0, 0, title(texts, RUN) + " " + short(self._company))
        canvas.pawn(0, column + 1, game.directors[self._company])
        done = len(self._typed)
        found, runs, _ = self._routes(game, self._typed)
        fields = self.fields(game)
        wanted = fields[done]
        row = 0
        for at, one in enumerate(found):
            if one is _ROUTE:
                row += 1
                canvas.text(row, 0, "Train " + train_name(self._fleet[row - 1]))
            column = VALUE_AT if one is _ROUTE else _NAMED_AT
            if at < done:
                canvas.text(row, column, str(self._typed[at]))
            else:
                self._draw_blank(canvas, row, column, one, True)
        for at, worth in enumerate(runs):
            canvas.right(at + 1, COLUMNS, str(worth))
        if len(runs) == len(self._fleet):
            self._draw_answers(app, canvas, sum(runs), fields[len(found) :])
        elif wanted is _NAMED:
            draw_range(app, canvas, _NAMED)
        else:
            canvas.text(HINT_ROW, 0, texts["route_keys"])
        closes = self.closes(wanted)
        canvas.text(7, 0, texts["entry_closes" if closes else "entry_leaves"])

    def _draw_answers(self, app, canvas, revenue, answers):
        """Pay or keep, and the price afterwards."""
        game, texts = app.game, app.texts
        doubled = " ×2" if game.last_round() else ""
        canvas.right(_SUM_ROW, COLUMNS, str(revenue) + doubled)
        field_wanted = answers[-1]
        canvas.text(_SUM_ROW, 0, texts[field_wanted[LABEL]])
        self._draw_blank(canvas, _SUM_ROW, VALUE_AT, field_wanted, True)
        if field_wanted is kinds.PAY_OR_KEEP:
            canvas.text(HINT_ROW, 0, texts["pay_or_keep"])
            self._draw_dividend(game, texts, canvas, revenue)
            return
        now = game.prices[self._company]
        canvas.text(HINT_ROW, 0, texts["price_was"] % now)

    def _draw_dividend(self, game, texts, canvas, revenue):
        """What paying would bring the director, and a share."""
        if len(self._fleet) >= _DIVIDEND_ROW:
            return  # its trains take the row
        if self._of is not self._typed:  # once for all the times it is drawn
            t = filled(game, filled(game, (RUN, revenue)) + (kinds.PAYS,))
            if len(t) <= len(FIELDS[RUN]):
                t += (game.prices[self._company],)
            self._of, self._paid = self._typed, game.prepare(t)[1]
        director = game.directors[self._company]
        for pawn, change, _ in self._paid.players:
            if pawn == director:
                column = canvas.pawn(_DIVIDEND_ROW, 0, pawn)
                text = " +%d" % change + texts["a_tenth"] % self._paid.tenth
                canvas.text(_DIVIDEND_ROW, column, text)
