"""What a transaction of a railway game does: money, shares, prices, then what else happens."""

from ...kit.names import SHORT_TITLE, TITLE, signed
from ...kit.outcome_lines import PAGE_MS, draw_row, wrapped
from ...kit.phrases import filled, in_pairs, title
from ...rules.transactions import LABEL
from ...ui.canvas import COLUMNS
from .grid import price_at
from .train_words import train_change

_ROWS = 6
_CHANGE_END, _LONG = 14, 5


class OutcomeScreen:
    """A game adds its own lines."""

    gap = 0  # between a change and its arrow, where what it leads to is short
    untold = ()  # names of what is said, but not drawn
    late = ()  # names of cells whose lines come behind what is said

    def __init__(self, app, outcome, undoing):
        self.app, self.game, self.texts = app, app.game, app.texts
        self.outcome, self.undoing = outcome, undoing

    def draw(self, canvas, hint):
        """Draw the whole screen; what does not fit follows on pages that turn by themselves."""
        app, texts, outcome = self.app, self.texts, self.outcome
        lines = self.lines()
        pages = max(1, -(-len(lines) // _ROWS))
        page = (app.now - app.last_key) // PAGE_MS % pages
        mark = "%d/%d" % (page + 1, pages) if pages > 1 else ""
        if self.undoing:
            mark = texts["undo_mark"]
        text = title(texts, outcome, TITLE if not mark else SHORT_TITLE)
        column = canvas.text(0, 0, text) + 1
        about = self._about()
        if about and column + len(about) + 2 + len(mark) < COLUMNS:
            column = canvas.text(0, column, about) + 1
        if outcome.pawn and column < COLUMNS - len(mark):
            canvas.pawn(0, column, outcome.pawn)
        canvas.right(0, COLUMNS, mark)
        row = 1
        for line in lines[page * _ROWS : (page + 1) * _ROWS]:
            if type(line) is str:
                draw_row(texts, canvas, row, line)
            else:
                _draw_line(canvas, row, line, self.gap)
            row += 1
        canvas.text(7, 0, texts[hint])

    def name(self, code):
        """Return a company or a private by its code and its name."""
        return self.game.name(self.texts, code)

    def _about(self):
        """Return the company or private that the transaction is about; the first of them."""
        outcome = self.outcome
        named = list(zip(outcome.fields, outcome.transaction[1:])) + in_pairs(outcome.about)
        for kind, value in named:
            if kind[LABEL] in ("company", "private"):
                return self.name(value)
        return ""

    def lines(self):
        """Return what changes: texts, or (pawn or 0, text, change, after)."""
        found, late = self.headline(), []
        for cells, where, was, now in self.outcome.changes:
            if self.undoing:
                was, now = now, was
            (late if cells[0] in self.late else found).extend(
                self.change(cells[0], where, was, now)
            )
        found += self.unmoved()
        if self.undoing:
            return found + late
        for said in self.outcome.said:
            if said[0] not in self.untold:
                found += wrapped(filled(self.texts, self.texts[said[0]], in_pairs(said[1:])))
        return found + late + self.what_follows()

    def change(self, name, where, was, now):
        """Return the line for a cell that changes, if there is one."""
        texts, grid = self.texts, self.game.grid
        if name == "cash":
            return [(where, "", signed(now - was), str(now))]
        if name == "till":
            return [(0, self.name(where), signed(now - was), str(now))]
        if name == "space" and was and now:
            prices = price_at(grid, was), price_at(grid, now)
            return [texts["price_moves"] % ((self.name(where),) + prices)]
        if name == "held":
            return [(where[0], self.name(where[1]), str(was), texts["shares_name"] % now)]
        if name == "trains":
            shown = train_change(now - was, where[1])
            return [texts["train_moves"] % (self.name(where[0]), shown)]
        return []

    def still(self, company, price):
        """Return the line for a token that could have moved."""
        return self.texts["price_stays"] % (self.name(company), price)

    # What a game may replace.

    def headline(self):
        """Return what is said before the figures."""
        outcome = self.outcome
        return ["%02d: %d" % outcome.transaction[1:]] if outcome.act == "figure" else []

    def unmoved(self):
        """Return lines for tokens that could have moved, and stay."""
        return []

    def what_follows(self):
        """Return who is next."""
        follows = self.outcome.change("turn")
        if not follows or not follows[1]:
            return []
        return [self.texts["then_next"] % self.next_name(follows[1])]

    def next_name(self, turn):
        """Return who is awaited then: @3 is pawn 3."""
        return "@%d" % turn if turn <= 6 else self.name(turn)


def _draw_line(canvas, row, line, gap):
    """Draw (pawn or 0, text, change, after)."""
    pawn, text, change, after = line
    if pawn:
        canvas.pawn(row, 0, pawn)
    canvas.text(row, 2 if pawn else 0, text)
    canvas.right(row, _CHANGE_END, change)
    canvas.text(row, _CHANGE_END + (gap if len(after) < _LONG else 0), "→")
    canvas.right(row, COLUMNS, after)
