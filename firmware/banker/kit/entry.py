"""The entry of an act: field after field, then a preview, then CONFIRM or CANCEL."""

from .. import memory
from ..rules.transactions import AMOUNT, FIXED, INPUT, LABEL, LIST, SET, Refused, most_digits
from ..ui import keys
from ..ui.canvas import COLUMNS
from ..ui.glyphs import LIT
from ..ui.pawn_keys import HINT_ROW, draw_pawn_keys
from ..ui.screen import Screen
from .field_view import (
    BALANCES,
    VALUE_AT,
    draw_balances,
    draw_names,
    draw_pawn,
    draw_range,
    set_text,
)
from .layout import ACT, BY, CHOICES, DOES, FIELDS, GIVEN, KEY, KIND, NAMES
from .names import TITLE, act_word, is_given, label, value_name
from .outcome_lines import PAGE_MS
from .ui import load_acting

_ROOM = COLUMNS - VALUE_AT
_LISTED = 3  # cells that a member of a list takes
_WANTED, _ARROW = 10, 11  # behind the lit digits: the digit to type next, an arrow


class ActEntry(Screen):
    """An act, or a flow that leads to one. What has been typed is kept until CONFIRM or CANCEL;
    UNDO goes one field back."""

    first_row = 1

    def __init__(self, flow):
        self.name = flow[ACT]
        self._key = flow[KEY]
        self._flow = flow  # None while an outcome is shown: so its rules can be unloaded
        self._typed = ()  # values of the fields done
        self._typing = 0  # the number so far, or a bit for each member of a set
        self._digits = 0  # how many have been typed in the current field
        self._refused = False  # whether its value was refused: the next digit begins it again
        self._ready = None  # what the game has prepared, once nothing is left to type
        self._outcome = None  # the outcome in it
        self._empty = False  # whether an amount may be closed with no digit

    # What is asked for.

    _has_dead_ends = True  # whether a value may be one that cannot be completed
    _known_for = _known = None  # what was typed, and the fields that follow from it

    def fields(self, game):
        """Return the fields of the act, as far as they are known. Each key calls this often."""
        flow = self._current_flow(game)
        if not flow[GIVEN]:
            fields = flow[FIELDS]
            return fields if type(fields) is tuple else fields(game, self._typed)
        if self._known_for is not self._typed or not self._known:
            from .asking import fields_of

            self._known = fields_of(game, flow, self._typed)
            self._known_for = self._typed
        return self._known

    def _current_flow(self, game):
        if self._flow is None:
            from .groups import begun_by

            self._flow = begun_by(game, self._key)
        return self._flow

    def transaction(self, game, values):
        """Return the transaction of what has been typed so far."""
        flow = self._current_flow(game)
        if flow[GIVEN]:
            from .asking import entered

            return entered(game, flow, values)
        if type(flow[FIELDS]) is tuple:
            return (game.kind_of(flow[ACT]),) + values
        t = flow[DOES](game, values)
        return (game.kind_of(t[0]),) + t[1:]

    def prepare(self, game, values):
        """Prepare the transaction of these values; refuse values that cannot be completed, too."""
        ready = game.prepare(self.transaction(game, values))
        if not ready and game.looks_ahead and self._has_dead_ends:
            from .asking import look_ahead

            look_ahead(game, self._current_flow(game), values)
        return ready

    def begins_with(self, game):
        """Return the members of the set that is asked for before anything is typed."""
        return 0

    def at_once(self, game):
        """Show the outcome at once, for a key that asks for nothing."""
        if len(self._typed) == len(self.fields(game)):
            self._ready = game.prepare(self.transaction(game, self._typed))
            self._outcome = self._ready and self._ready[1]
            self._forget_rules(True)

    @property
    def keeps(self):
        """Whether anything is left to type, so that the rules are still needed."""
        return not self._ready

    def prepare_next(self, app):
        """Load the rules that check the next key, or encode the game that CONFIRM leads to."""
        if self._ready:
            app.ledger.encode_ahead(self._ready[0])
        else:
            load_acting()

    def begin(self, game):
        """Fill in fields with only one possible value, before the first key."""
        self._begin_field(game)

    @property
    def amount(self):
        """The amount of the outcome, once it is shown."""
        return self._outcome and self._outcome.amount

    @property
    def second_amount(self):
        """The same for another pawn."""
        return self._outcome and self._outcome.second_amount

    _found = ()  # what was typed, and what the hint had found then

    def once(self, find, *about):
        """Return what a function finds for a hint, and call it once for a field, not for every
        digit."""
        if not self._found or self._found[0] is not self._typed:
            self._found = self._typed, find(*about)
        return self._found[1]

    # Keys.

    def key(self, app, key):
        """Fill the fields with digits; confirm at CONFIRM, go a field back at UNDO, leave at
        CANCEL. A key with which the game goes on confirms the preview, and begins its own work."""
        self._empty = self.takes_empty(app.game)
        shown = self._outcome
        digit = keys.digit(key)
        if shown and key in keys.ENTRIES and self._confirms(app, key, shown.transaction):
            return
        if key == keys.CANCEL:
            self._cancel(app)
        elif key == keys.UNDO:
            self._back(app)
        elif shown:
            if key == keys.CONFIRM:
                app.confirm(shown.transaction, self._ready)
            else:
                app.refuse("wrong_key")
        elif digit is not None:
            self._digit(app, self._field(app.game), digit)
        elif key == keys.CONFIRM and self.closes(self._field(app.game)):
            self.enter(app, self._typing)
        else:
            app.refuse("not_finished" if key == keys.CONFIRM else "digit_wanted")
        if self._outcome and not shown:
            self._forget_rules()

    def _confirms(self, app, key, shown):
        """Confirm the preview if the game goes on with a key; return whether the key is done."""
        game = app.game
        try:
            booked = game.goes_on and game.goes_on(key, shown)
        except Refused as refusal:
            app.refuse(refusal.reason)
            return True
        if not booked:
            return False
        app.confirm(booked, self._ready if booked == shown else None)
        game = app.game
        if app.at_home and (not game.goes_on_with or game.goes_on_with(key)):
            app.begin(key)
        return True

    def takes_empty(self, game):
        """Return whether no digit means 0."""
        return game.empty_is_zero

    def _forget_rules(self, ahead=False):
        """Unload the rules, as nothing is left to type: the preview takes their memory."""
        self._flow = self._known = None
        memory.release(memory.ENTRY, ahead)

    def closes(self, field):
        """Return whether CONFIRM closes a field as it is; an amount must be typed, unless no digit
        means 0."""
        if field[INPUT] == AMOUNT:
            return self._digits > 0 or self._empty
        if field[INPUT] == LIST:
            return not self._digits
        return field[INPUT] != FIXED

    def _field(self, game):
        return self.fields(game)[len(self._typed)]

    def _cancel(self, app):
        """Empty the field if it is closed by CONFIRM and has any digits; else leave."""
        if self._digits and not self._outcome and self._field(app.game)[INPUT] in (AMOUNT, SET):
            self._begin_field(app.game)
        else:
            app.cancel()

    def _back(self, app):
        """Empty the field, or go back to the one before that was asked for; leave before the
        first."""
        if not self._digits or self._outcome:
            fields = self.fields(app.game)
            while self._typed and is_given(fields[len(self._typed) - 1]):
                self._typed = self._typed[:-1]
            if not self._typed:
                app.cancel()
                return
            self._ready = self._outcome = None
            self._typed = self._typed[:-1]
        self._begin_field(app.game)

    def _begin_field(self, game):
        """Begin the next field. One with only one possible value is not asked for."""
        fields = self.fields(game)
        while len(self._typed) < len(fields) and is_given(fields[len(self._typed)]):
            self._typed += (fields[len(self._typed)][0],)
        self._typing = self._digits = 0
        self._refused = False
        if not self._outcome:
            self._typing = self.begins_with(game)

    def _digit(self, app, field, digit):
        """Handle a digit. A member that cannot be in a set is refused at once, and so is a first
        digit that no value begins with."""
        most, how = most_digits(field), field[INPUT]
        early = app.game.checks_first_digit and how == FIXED and not self._digits
        if early and digit > field[1] // 10 > 0:
            app.refuse(field[3])
        elif how == SET:
            self._member(app, most, digit)
        elif self._digits == most and not self._refused:
            app.refuse("no_more_digits")
        else:
            if self._refused:
                self._typing = self._digits = 0
                self._refused = False
            self._typing = 10 * self._typing + digit
            self._digits += 1
            if how != AMOUNT and self._digits == most:
                value = self._typing
                self._typing = self._digits = 0
                self.enter(app, value)

    def _member(self, app, most, digit):
        """Add a member to the set that is typed, or remove it."""
        game = app.game
        if not 1 <= digit <= most:
            app.refuse("bad_number")
            return
        before = self._typing
        typing = before ^ 1 << (digit - 1)
        if typing > before:
            try:
                game.check(self.transaction(game, self._typed + (typing,)))
            except Refused as refusal:
                app.refuse(refusal.reason)
                return
        self._typing = typing
        self._digits = typing ^ self.begins_with(game)

    def enter(self, app, value):
        """Enter a field's value if the rules allow it, and go on to the next one. An amount that is
        refused stays visible: if it were emptied, the next CONFIRM would enter 0."""
        game = app.game
        try:
            self._check_value(game, value)
            self._ready = self.prepare(game, self._typed + (value,))
        except Refused as refusal:
            app.refuse(refusal.reason)
            self._refused = self._digits > 0
            return
        self._outcome = self._ready and self._ready[1]
        self._typed += (value,)
        self._begin_field(game)
        if self._outcome and len(self._typed) < len(self.fields(game)):
            self._ready = self._outcome = None  # it would take memory while more is typed

    def _check_value(self, game, value):
        """Refuse a value outside its choices or its range, or no multiple. A value that is in no
        transaction, such as a consent, is checked nowhere else."""
        field = self._field(game)
        if field[CHOICES] and value not in field[CHOICES](game, self._typed) and value:
            raise Refused(field[3])
        if field[INPUT] in (FIXED, AMOUNT) and not field[0] <= value <= field[1]:
            raise Refused(field[3])
        if value % field[BY]:
            raise Refused(field[3])

    def step(self, app):
        """Turn the pages of an outcome that has several."""
        if self._outcome:
            page = (app.now - app.last_key) // PAGE_MS
            if page != self._page:
                self._page = page
                app.draw()

    _page = 0

    # Drawing.

    def draw(self, app, canvas):
        """Draw the fields, or the outcome once all are there."""
        if self._outcome:
            app.game_ui.draw_outcome(app, canvas, self._outcome, "confirm_or_cancel")
            return
        self.title(app, canvas)
        done = len(self._typed)
        labels = []
        earlier = []  # fields with the same label, by label
        for at, field in enumerate(self.fields(app.game)):
            if not field[LABEL]:  # it is not asked for
                continue
            if field[LABEL] in labels:
                place = labels.index(field[LABEL])
                earlier[place] += 1
            else:
                place = len(labels)
                labels.append(field[LABEL])
                earlier.append(0)
                canvas.text(self.first_row + place, 0, self.label(app, field))
            row = self.first_row + place
            column = self._place(canvas, row, field, earlier[place])
            if at >= done:
                self._draw_blank(canvas, row, column, field, at == done)
            elif field[INPUT] != LIST:
                self.draw_value(app, canvas, row, field, self._typed[at])
            elif self._typed[at]:
                canvas.text(row, column, "%02d" % self._typed[at])
        self.hint(app, canvas)
        closes = self.closes(self._field(app.game))
        canvas.text(7, 0, app.texts["entry_closes" if closes else "entry_leaves"])

    def _place(self, canvas, row, field, earlier):
        """Return the column of a field that has so many others in its row: a list goes on behind
        them, anything else replaces them."""
        nth = earlier % (_ROOM // _LISTED) if field[INPUT] == LIST else 0
        if earlier and not nth:
            canvas.put(row, VALUE_AT, b" " * _ROOM)
        return VALUE_AT + _LISTED * nth

    def _draw_blank(self, canvas, row, column, field, wanted):
        """Draw a field that is not done: lines where digits are missing. An arrow points at the one
        to type; its digits so far are lit, and the next one blinks."""
        if not wanted:
            canvas.text(row, column, "_" * (1 if field[INPUT] == SET else most_digits(field)))
            return
        canvas.code(row, VALUE_AT - 1, LIT + _ARROW)
        if field[INPUT] == SET:
            typed = set_text(self._typing)
            left = 1
        else:
            typed = str(self._typing) if self._digits else ""
            typed = "0" * (self._digits - len(typed)) + typed
            left = most_digits(field) - len(typed)
        for digit in typed:
            column = canvas.code(row, column, LIT + int(digit))
        if left:
            canvas.code(row, column, LIT + _WANTED)
            canvas.text(row, column + 1, "_" * (left - 1))
            canvas.blink(row, column, 1)

    def title(self, app, canvas):
        """Draw the name of the act, and who acts."""
        game = app.game
        column = canvas.text(0, 0, act_word(app.texts, self.name, TITLE)) + 1
        fields = self.fields(game)
        asks_who = fields and fields[0][LABEL] == "pawn"
        return game.draw_actor(app, canvas, column) if game.steps and not asks_who else column

    def label(self, app, field):
        """Return the label of a field."""
        return label(app.texts, field)

    def draw_value(self, app, canvas, row, field, value):
        """Draw a pawn by its icon, anything else by its name."""
        if field[KIND] == "pawn" and field[INPUT] != SET and value:
            draw_pawn(app, canvas, row, value)
        elif field[INPUT] == SET:
            canvas.text(row, VALUE_AT, set_text(value) or "-")
        else:
            text = value_name(app.texts, field, value)
            if app.game.aside:
                text += app.game.aside(field, value)
            canvas.text(row, VALUE_AT, text[: COLUMNS - VALUE_AT])

    def hint(self, app, canvas):
        """Draw what can be typed: pawns and their money, names behind their keys, or a range."""
        game = app.game
        field = self._field(game)
        own = (
            game.draw_hint
            and self.name not in game.kit_hints
            and field[LABEL] not in game.kit_hints
        )
        if own and game.draw_hint(app, canvas, self.name, field, self._typed):
            return
        choices = field[CHOICES] and field[CHOICES](game, self._typed)
        if game.offers_possible and field[INPUT] == FIXED and not choices:
            choices = self.once(self._possible, game, field)
        rows = HINT_ROW - self.first_row - len(self.fields(game))
        money = game.money
        if field[KIND] == "pawn" and not choices and money and rows >= BALANCES - 1:
            draw_balances(canvas, game, money[0])
        elif field[KIND] == "pawn":
            draw_pawn_keys(canvas, HINT_ROW, choices or game.pawns())
        elif field[NAMES] or choices:
            draw_names(app, canvas, field, choices)
        elif field[INPUT] == AMOUNT and money and self._typed and rows >= BALANCES - 1:
            draw_balances(canvas, game, money[0])
        elif field[BY] > 1:
            canvas.text(HINT_ROW, 0, app.texts["by"] % field[BY])
        else:
            draw_range(app, canvas, field)

    def _possible(self, game, field):
        """Return the values that the rules allow."""
        found = []
        for value in range(field[0], field[1] + 1):
            try:
                game.check(self.transaction(game, self._typed + (value,)))
                found.append(value)
            except Refused:
                pass
        return found
