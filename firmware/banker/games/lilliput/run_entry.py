"""Entering a run: the route of every train with what it is worth, then what becomes of the sum."""

from ...kit.entry import ActEntry
from ...kit.field_view import VALUE_AT, draw_range
from ...kit.names import TITLE, act_word, label, value_name
from ...ui.canvas import COLUMNS
from ...ui.pawn_keys import HINT_ROW
from .board import NAMES, TRAIN

_NAMED_AT, _DIVIDEND_ROW, _SUM_ROW = 14, 4, 5


class RunEntry(ActEntry):
    """A line for each train, the lowest first."""

    _shown = _paid = None  # what was typed, and the outcome of paying that

    def draw(self, app, canvas):
        """The lines, the sum, and what to type."""
        if self._outcome:
            ActEntry.draw(self, app, canvas)
            return
        from .acts.runs import NAMED, ROUTE, routes

        game, texts = app.game, app.texts
        company = game.current()
        fleet = game.fleet(company)
        text = act_word(texts, "run", TITLE) + " " + NAMES[company - 1]
        canvas.pawn(0, canvas.text(0, 0, text) + 1, game.director[company])
        typed = self._typed[1:]
        fields, runs = routes(game, typed)
        wanted = self._field(game)
        row = 0
        for at, one in enumerate(fields):
            column = VALUE_AT
            if one is ROUTE:
                row += 1
                canvas.text(row, 0, "Train " + value_name(texts, TRAIN, fleet[row - 1]))
            else:
                column = _NAMED_AT
            if at < len(typed):
                canvas.text(row, column, str(typed[at]))
            else:
                self._draw_blank(canvas, row, column, one, True)
        for at, worth in enumerate(runs):
            canvas.right(at + 1, COLUMNS, str(worth))
        if len(runs) == len(fleet):
            self._draw_answer(app, canvas, company, sum(runs), wanted)
        elif wanted is NAMED:
            draw_range(app, canvas, NAMED)
        else:
            canvas.text(HINT_ROW, 0, texts["route_keys"])
        closes = self.closes(wanted)
        canvas.text(7, 0, texts["entry_closes" if closes else "entry_leaves"])

    def _draw_answer(self, app, canvas, company, revenue, wanted):
        """Pay or keep, or the price afterwards."""
        game, texts = app.game, app.texts
        doubled = " ×2" if game.last_round() else ""
        canvas.right(_SUM_ROW, COLUMNS, str(revenue) + doubled)
        canvas.text(_SUM_ROW, 0, label(texts, wanted))
        self._draw_blank(canvas, _SUM_ROW, VALUE_AT, wanted, True)
        if wanted[4] == "pays":
            canvas.text(HINT_ROW, 0, texts["pay_or_keep"])
            if game.train_count(company) < _DIVIDEND_ROW:  # else its trains take the row
                self._draw_dividend(game, texts, canvas, company)
        else:
            canvas.text(HINT_ROW, 0, texts["price_was"] % game.price[company])

    def _draw_dividend(self, game, texts, canvas, company):
        """What paying would bring the director, and a share."""
        if self._shown is not self._typed:  # once for all the times it is drawn
            t = self.transaction(game, self._typed + (1,))
            if not game.complete(t):
                t += (game.price[company],)
            self._shown, self._paid = self._typed, game.prepare(t)[1]
        director = game.director[company]
        change = self._paid.change("cash", director)
        column = canvas.pawn(_DIVIDEND_ROW, 0, director)
        for said in self._paid.said:
            if said[0] == "paid" and change:
                text = " +%d" % (change[1] - change[0]) + texts["a_tenth"] % said[4]
                canvas.text(_DIVIDEND_ROW, column, text)
