"""Entering an act of a game: its fields as they are typed, with what can be typed."""

from .. import memory
from ..rules.forms import AMOUNT, FIXED, HOW, LABEL, PAWNS, SET, Refused
from ..ui import keys
from ..ui.canvas import COLUMNS
from ..ui.entry import HINT_ROW, VALUE_AT, Entry, draw_pawn, draw_pawn_keys, draw_range, set_text
from .layout import ACT, BY, CHOICES, DOES, FIELDS, GIVEN, KEY, KIND, NAME, NAMES
from .names import TITLE, act_word, is_given, label, value_name
from .outcome_lines import PAGE_MS

_ROW, _ROWS, _RIGHT_AT, _WIDTH = 4, PAWNS // 2, 11, 10


class ActEntry(Entry):
    """An act, or a flow that leads to one."""

    first_row = 1

    def __init__(self, flow):
        Entry.__init__(self, flow[ACT])
        self._key = flow[KEY]
        self._flow = flow  # None while an outcome is shown: so its rules can be unloaded

    # What is asked for.

    _leads = True  # whether a value may lead nowhere
    _of = _known = None  # what was typed, and the fields that follow from it

    def fields(self, game):
        """Those of the act, as far as they are known: asked for several times a key."""
        flow = self._begun(game)
        if not flow[GIVEN]:
            fields = flow[FIELDS]
            return fields if type(fields) is tuple else fields(game, self._typed)
        if self._of is not self._typed or not self._known:
            from .asking import fields_of

            self._known = fields_of(game, flow, self._typed)
            self._of = self._typed
        return self._known

    def _begun(self, game):
        if self._flow is None:
            from .groups import begun_by

            self._flow = begun_by(game, self._key)
        return self._flow

    def transaction(self, game, values):
        """What has been typed so far."""
        flow = self._begun(game)
        if flow[GIVEN]:
            from .asking import entered

            return entered(game, flow, values)
        if type(flow[FIELDS]) is tuple:
            return (game.kind_of(flow[ACT]),) + values
        t = flow[DOES](game, values)
        return (game.kind_of(t[0]),) + t[1:]

    def prepare(self, game, values):
        """Refuse what leads nowhere, too. What helps with typing goes before all is worked out."""
        ready = game.prepare(self.transaction(game, values))
        if not ready and game.looks_ahead and self._leads:
            from .asking import look_ahead

            look_ahead(game, self._begun(game), values)
        return ready

    def at_once(self, game):
        """Show the outcome of a key that asks for nothing."""
        if len(self._typed) == len(self.fields(game)):
            self._ready = game.prepare(self.transaction(game, self._typed))
            self._outcome = self._ready and self._ready[1]
            self._forget_rules()

    def begin(self, game):
        """Fill in what can be only one value, before the first key."""
        self._begin_field(game)

    def _begin_field(self, game):
        """A field that can be only one value is not asked for."""
        fields = self.fields(game)
        while len(self._typed) < len(fields) and is_given(fields[len(self._typed)]):
            self._typed += (fields[len(self._typed)][0],)
        Entry._begin_field(self, game)

    def _back(self, app):
        """Nor does UNDO stop there."""
        fields = self.fields(app.game)
        if not self._digits or self._outcome:
            while self._typed and is_given(fields[len(self._typed) - 1]):
                self._typed = self._typed[:-1]
        Entry._back(self, app)

    def closes(self, field):
        """An amount must be given, where no digit does not mean 0."""
        if field[HOW] == AMOUNT:
            return self._digits > 0 or self._empty
        return Entry.closes(self, field)

    _empty = False

    def takes_empty(self, game):
        """Whether no digit means 0."""
        return game.empty_is_zero

    def key(self, app, key):
        """A key with which the game goes on books what is shown, and begins its own work."""
        self._empty = self.takes_empty(app.game)
        if self._outcome and key in keys.ENTRIES:
            shown = self._outcome.transaction
            game = app.game
            try:
                booked = game.goes_on and game.goes_on(key, shown)
            except Refused as refusal:
                app.refuse(refusal.reason)
                return
            if booked:
                app.confirm(booked, self._ready if booked == shown else None)
                game = app.game
                if app.at_home and (not game.goes_on_with or game.goes_on_with(key)):
                    app.begin(key)
                return
        shown = self._outcome
        Entry.key(self, app, key)
        if self._outcome and not shown:
            self._forget_rules()

    def _forget_rules(self):
        """Nothing is left to type: what is shown takes the place of the rules."""
        self._flow = self._known = None
        memory.release()

    def enter(self, app, value):
        """A value that is in no transaction, such as a consent, must be one of its choices, or a
        multiple."""
        game = app.game
        field = self._field(game)
        if field[CHOICES] and value not in field[CHOICES](game, self._typed) and value:
            wrong = True
        else:  # what a flow asks for may be in no transaction, and so be checked nowhere else
            wrong = field[HOW] in (FIXED, AMOUNT) and not field[0] <= value <= field[1]
            wrong = wrong or value % field[BY]
        if wrong:
            app.refuse(field[3])
            self._refused = self._digits > 0
            return
        Entry.enter(self, app, value)
        if self._outcome and len(self._typed) < len(self.fields(game)):
            self._ready = self._outcome = None  # it would take memory while more is asked

    def step(self, app):
        """An outcome of several pages turns them by itself."""
        if self._outcome:
            page = (app.now - app.last_key) // PAGE_MS
            if page != self._page:
                self._page = page
                app.draw()

    _page = 0

    def _digit(self, app, field, digit):
        """A member that cannot be in a set is refused at its digit, and so is a first digit."""
        before = self._typing
        early = app.game.checks_first_digit and field[HOW] == FIXED and not self._digits
        if early and digit > field[1] // 10 > 0:
            app.refuse(field[3])
            return
        Entry._digit(self, app, field, digit)
        if field[HOW] == SET and self._typing > before:
            game = app.game
            try:
                game.check(self.transaction(game, self._typed + (self._typing,)))
            except Refused as refusal:
                self._typing = before
                self._digits = before ^ self.begins_with(game)
                app.refuse(refusal.reason)

    # Drawing.

    def title(self, app, canvas):
        """What this is, and who acts."""
        game = app.game
        column = canvas.text(0, 0, act_word(app.texts, self.name, TITLE)) + 1
        fields = self.fields(game)
        asks_who = fields and fields[0][LABEL] == "pawn"
        return game.draw_actor(app, canvas, column) if game.steps and not asks_who else column

    def label(self, app, field):
        """The label of a field."""
        return label(app.texts, field)

    def draw_value(self, app, canvas, row, field, value):
        """A pawn by its icon, anything else by its name."""
        if field[KIND] == "pawn" and field[HOW] != SET and value:
            draw_pawn(app, canvas, row, value)
        elif field[HOW] == SET:
            canvas.text(row, VALUE_AT, set_text(value) or "-")
        else:
            text = value_name(app.texts, field, value)
            if app.game.aside:
                text += app.game.aside(field, value)
            canvas.text(row, VALUE_AT, text[: COLUMNS - VALUE_AT])

    def hint(self, app, canvas):
        """What can be typed: pawns with what they have, names behind their keys, or a range."""
        game = app.game
        field = self._field(game)
        if game.draw_hint and game.draw_hint(app, canvas, self.name, field, self._typed):
            return
        choices = field[CHOICES] and field[CHOICES](game, self._typed)
        if game.offers_possible and field[HOW] == FIXED and not choices:
            choices = self._possible(game, field)
        rows = HINT_ROW - self.first_row - len(self.fields(game))
        money = game.money()
        if field[KIND] == "pawn" and not choices and money and rows >= _ROWS - 1:
            draw_balances(canvas, game, money[0])
        elif field[KIND] == "pawn":
            draw_pawn_keys(canvas, HINT_ROW, choices or game.pawns())
        elif field[NAMES] or choices:
            draw_names(app, canvas, field, choices)
        elif field[HOW] == AMOUNT and money and self._typed and rows >= _ROWS - 1:
            draw_balances(canvas, game, money[0])
        elif field[BY] > 1:
            canvas.text(HINT_ROW, 0, app.texts["by"] % field[BY])
        else:
            draw_range(app, canvas, field)

    def _possible(self, game, field):
        """The values with which something can be completed."""
        found = []
        for value in range(field[0], field[1] + 1):
            try:
                game.check(self.transaction(game, self._typed + (value,)))
                found.append(value)
            except Refused:
                pass
        return found


def draw_balances(canvas, game, money):
    """Three rows: every pawn in play behind its digit, and its money."""
    held = getattr(game, money[NAME])
    for pawn in game.pawns():
        column, row = divmod(pawn - 1, _ROWS)
        column *= _RIGHT_AT
        row += _ROW
        canvas.text(row, column, str(pawn))
        canvas.pawn(row, column + 1, pawn)
        canvas.right(row, column + _WIDTH, str(held[pawn]))


def draw_names(app, canvas, field, choices):
    """Values behind their keys, on as few of the rows above the last as they take."""
    values = list(choices or range(field[0], field[1] + 1))
    names = []
    for value in values:
        name = value_name(app.texts, field, value)
        key = str(value) if field[1] <= 9 else ""
        names.append(name if key == name else key + " " + name if key else name)
    rows = wrapped(names)
    if len(rows) > 3:
        rows = wrapped([name.replace(" ", "", 1) if field[1] <= 9 else name[:2] for name in names])
    row = HINT_ROW + 1 - min(len(rows), 3)
    for at in range(min(len(rows), 3)):
        canvas.text(row + at, 0, rows[at])


def wrapped(names):
    """Names in lines, with two blanks between them where that does not take a line more."""
    for gap in ("  ", " "):
        rows = [""]
        for name in names:
            longer = rows[-1] + gap + name if rows[-1] else name
            if len(longer) > COLUMNS:
                rows.append(name)
            else:
                rows[-1] = longer
        if len(rows) <= 3:
            break
    return rows
