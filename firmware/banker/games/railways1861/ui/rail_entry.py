"""What this game's entries have in common: who acts, values by their kind, a consent of another
pawn, and outcomes that turn their pages."""

from ....rules.forms import FIXED, LABEL, field
from ....ui import keys
from ....ui.entry import HINT_ROW, VALUE_AT, Entry, draw_pawn, draw_pawn_keys, draw_range
from ..data import HOLDERS, OR, SHARES_STEP, TRAIN_NAMES, key_of, train_of
from ..refusals import BAD_NUMBER
from ..transactions import A_PAWN, REVENUE, SOURCE, TERRAIN, TYPE, WINNER
from .figures import PAGE_MS, name

WHICH = field(1, 2, 2, BAD_NUMBER, "field_which", FIXED)
_PAWNS = (WINNER, A_PAWN)
_CODES = ("field_minor", "field_public", "field_company", "field_private")
_PER_ROW = 7  # codes


class RailEntry(Entry):
    """An entry of the pawn or the company that is awaited."""

    first_row = 1
    _page = 0

    def title(self, app, canvas):
        game = app.game
        column = Entry.title(self, app, canvas) + 1
        if not game.turn:
            return
        if game.step < SHARES_STEP or game.step == HOLDERS:
            canvas.pawn(0, column, game.turn)
        else:
            column = canvas.text(0, column, name(game.turn)) + 1
            if game.turn < len(game.owners):
                canvas.pawn(0, column, game.owners[game.turn])

    # Keys.

    def at_once(self, game):
        """Show the outcome of a key that asks for nothing."""
        if not self.fields(game):
            self._ready = game.prepare(self.transaction(game, ()))
            self._outcome = self._ready[1]

    def key(self, app, key):
        """In a company's turn GO books what is shown as CONFIRM does, and goes on at once."""
        if key == keys.GO and self._outcome and app.game.round == OR:
            Entry.key(self, app, keys.CONFIRM)
            if app.at_home and app.game.round == OR:
                app.begin(key)
        else:
            Entry.key(self, app, key)

    # Drawing.

    def step(self, app):
        """An outcome of several pages turns them by itself."""
        if self._outcome:
            page = (app.now - app.last_key) // PAGE_MS
            if page != self._page:
                self._page = page
                app.draw()

    def draw_value(self, app, canvas, row, field, value):
        """A pawn, a company, a train, where something comes from, or a number."""
        if field in _PAWNS:
            draw_pawn(app, canvas, row, value)
        elif field is WHICH:
            canvas.text(row, VALUE_AT, self.which(app.texts, value))
        elif field is SOURCE:
            canvas.text(row, VALUE_AT, app.texts["source_1" if value == 1 else "pool"])
        elif field is TYPE:
            canvas.text(row, VALUE_AT, TRAIN_NAMES[train_of(value)])
        elif field[LABEL] in _CODES:
            canvas.text(row, VALUE_AT, name(value))
        else:
            canvas.text(row, VALUE_AT, str(value))

    def which(self, texts, value):
        """What a first digit chooses, in a word."""
        return str(value)

    def codes(self, game):
        """The codes that can be typed into the field that is wanted."""
        return ()

    def hint(self, app, canvas):
        """Which key is which pawn, which codes there are, or a range."""
        game = app.game
        field = self._field(game)
        if field in _PAWNS:
            draw_pawn_keys(canvas, HINT_ROW, game.pawns())
        elif field is WHICH:
            for value in (1, 2):
                text = "%d %s" % (value, self.which(app.texts, value))
                canvas.text(HINT_ROW - 2 + value, 0, text)
        elif field is SOURCE:
            text = "1 %s 2 %s" % (app.texts["source_1"], app.texts["pool"])
            canvas.text(HINT_ROW, 0, text)
        elif field[LABEL] in _CODES:
            draw_codes(canvas, self.codes(game))
        elif field in (TERRAIN, REVENUE):
            canvas.text(HINT_ROW, 0, app.texts["tens"])
        else:
            draw_range(app, canvas, field)


def draw_codes(canvas, codes):
    """Codes that can be typed, on the two rows above the last; a dash where there are none."""
    codes = list(codes)[: 2 * _PER_ROW]
    if not codes:
        canvas.text(HINT_ROW, 0, "-")
    row = HINT_ROW if len(codes) <= _PER_ROW else HINT_ROW - 1
    while codes:
        canvas.text(row, 0, " ".join(["%02d" % code for code in codes[:_PER_ROW]]))
        codes = codes[_PER_ROW:]
        row += 1


def draw_types(game, canvas, trains):
    """Types of trains with their prices, each behind its key."""
    for at, train in enumerate(trains):
        text = "%d:%s %d" % (key_of(train), TRAIN_NAMES[train], game.prices[train])
        canvas.text(HINT_ROW - 2 + at // 2, 11 * (at % 2), text)
