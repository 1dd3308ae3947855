"""What this game's entries have in common: the pawn in turn, companies by their keys."""

from ....rules.forms import HOW, SET, Refused
from ....ui.canvas import COLUMNS
from ....ui.entry import HINT_ROW, VALUE_AT, Entry, draw_pawn, draw_pawn_keys, set_text
from ..data import COMPANIES, NAMES, WABASH
from ..requirements import check
from ..transactions import COMPANY, PAWN
from .figures import short

_IN_A_ROW = 3  # company keys


class TurnEntry(Entry):
    """What the pawn in turn does."""

    first_row = 1

    def title(self, app, canvas):
        pawn = app.game.turn
        column = canvas.pawn(0, Entry.title(self, app, canvas) + 1, pawn)
        canvas.text(0, column + 1, app.texts["pawn_%d" % pawn])

    def _digit(self, app, field, digit):
        """Whoever cannot be in a set is refused at the digit."""
        before = self._typing
        Entry._digit(self, app, field, digit)
        if field[HOW] == SET and self._typing > before:
            game = app.game
            try:
                check(game, self.transaction(game, self._typed + (self._typing,)))
            except Refused as refusal:
                self._typing = before
                self._digits = before ^ self.begins_with(game)
                app.refuse(refusal.reason)

    def draw_value(self, app, canvas, row, field, value):
        """A pawn, a company, a set of digits or a number."""
        if field is PAWN:
            draw_pawn(app, canvas, row, value)
        elif field is COMPANY:
            canvas.text(row, VALUE_AT, NAMES[value])
        else:
            canvas.text(row, VALUE_AT, set_text(value) if field[HOW] == SET else str(value))


def open_companies(game):
    """The companies that are open."""
    return range(1, COMPANIES + 1 if game.wabash_open() else WABASH)


def draw_company_keys(canvas, companies, room=True):
    """Which digit is which company; all of them want two rows, if there is room for that. Else the
    last one's digit must do: it is the Wabash."""
    words = ["%d%s" % (company, NAMES[company]) for company in companies]
    text = " ".join(words)
    if len(text) > COLUMNS:
        if room:
            canvas.text(HINT_ROW - 1, 0, " ".join(words[:_IN_A_ROW]))
            text = " ".join(words[_IN_A_ROW:])
        else:
            text = " ".join(["%d%s" % (company, short(company)) for company in companies])
    canvas.text(HINT_ROW, 0, text[:COLUMNS])


def draw_players_keys(canvas, row, game):
    """Which digit is which pawn, of those that play."""
    draw_pawn_keys(canvas, row, game.pawns())


def draw_label(app, canvas, row, name):
    """The label of a line that looks like a field."""
    canvas.text(row, 0, app.texts[name])
