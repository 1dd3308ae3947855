"""What this game's entries have in common: who acts, codes by their names, choices in words, and
only what can be chosen offered."""

from ....rules.forms import AMOUNT, FIXED, HOW, field
from ....ui.entry import HINT_ROW, VALUE_AT, Entry, draw_pawn, draw_pawn_keys, draw_range
from ..data import BONDS, COMPANY, FIRST_CONCESSION, LAST_CONCESSION, OPERATE
from ..requirements import reason
from ..transactions import CONSENT, PAWN, TYPE, WINNER
from .names import choice_word, code_name, draw_account, train_name

FAMILY = 6  # where a field of choices says how their words begin
_PAWNS = PAWN, WINNER, CONSENT
_CODES_ROW, _CODES, _CODE_WIDTH = 4, 7, 3
_CHOICES_ROW, _RIGHT_AT = 3, 11
_ONE_EACH = 3  # so many choices have a row each


def choice(lowest, highest, label, family):
    """A field of a few digits, each of which means something."""
    return field(lowest, highest, 0, None, label, FIXED, family)


class TurnEntry(Entry):
    """What whoever is in turn does. An entry has `steps`: (fields, transaction) by what has been
    typed, as far as that tells."""

    first_row = 1

    def __init__(self, name, game):
        Entry.__init__(self, name)
        fields, transaction = self.steps(game, ())
        if not fields:  # nothing to type: the outcome is shown at once
            self._ready = game.prepared(transaction)
            self._outcome = self._ready[1]

    def steps(self, game, typed):
        """The fields, and what they make."""

    def fields(self, game):
        return self.steps(game, self._typed)[0]

    def transaction(self, game, values):
        return self.steps(game, values)[1]

    def wrong(self, game, wanted, value):
        """Why a value is not taken, beside what the rules say of it."""
        return None if wanted[0] <= value <= wanted[1] else "bad_number"

    def enter(self, app, value):
        """Refuse what is none of the choices before the rules are asked."""
        why = self.wrong(app.game, self._field(app.game), value)
        if why:
            app.refuse(why)
            self._refused = self._digits > 0
        else:
            Entry.enter(self, app, value)

    def title(self, app, canvas):
        """The act, and who acts."""
        game = app.game
        column = Entry.title(self, app, canvas) + 1
        if game.stage == OPERATE:
            column = canvas.text(0, column, code_name(app.texts, game.company)) + 1
        pawn = game.acting()
        if pawn:
            canvas.pawn(0, column, pawn)

    def draw_value(self, app, canvas, row, wanted, value):
        """A pawn, a choice, a train, a code or a number."""
        texts = app.texts
        if wanted in _PAWNS:
            draw_pawn(app, canvas, row, value)
        elif len(wanted) > FAMILY:
            canvas.text(row, VALUE_AT, choice_word(texts, wanted[FAMILY], value))
        elif wanted is TYPE:
            canvas.text(row, VALUE_AT, train_name(value))
        elif wanted[HOW] == FIXED and wanted[1] > 9:
            canvas.text(row, VALUE_AT, code_name(texts, value))
        else:
            canvas.text(row, VALUE_AT, str(value))

    def hint(self, app, canvas):
        """What can be chosen, and nothing else."""
        game = app.game
        wanted = self._field(game)
        if wanted in _PAWNS:
            can = [pawn for pawn in game.players() if self._can(game, wanted, pawn)]
            draw_pawn_keys(canvas, HINT_ROW, can)
        elif len(wanted) > FAMILY:
            self._draw_choices(app, canvas, wanted)
        elif wanted[HOW] == AMOUNT:
            most = self.draw_money(app, canvas) or wanted[1]
            draw_range(app, canvas, (wanted[0], min(most, wanted[1])) + wanted[2:])
        elif wanted[1] > 9:
            self._draw_codes(game, canvas, wanted)
        else:
            self.draw_digits(app, canvas, wanted)

    def _can(self, game, wanted, value):
        """Whether something could be completed with a value."""
        if self.wrong(game, wanted, value):
            return False
        return reason(game, self.transaction(game, self._typed + (value,))) is None

    def _draw_choices(self, app, canvas, wanted):
        at, per_row = 0, 2 if wanted[1] > _ONE_EACH else 1
        for value in range(wanted[0], wanted[1] + 1):
            if self._can(app.game, wanted, value):
                text = choice_word(app.texts, wanted[FAMILY], value)
                row = _CHOICES_ROW + at // per_row + len(self._typed)
                canvas.text(row, _RIGHT_AT * (at % per_row), "%d %s" % (value, text))
                at += 1

    def _draw_codes(self, game, canvas, wanted):
        codes = self.codes(game)
        at = 0
        for code in codes:
            if self._can(game, wanted, code):
                row = _CODES_ROW + at // _CODES
                canvas.text(row, _CODE_WIDTH * (at % _CODES), "%02d" % code)
                at += 1

    def codes(self, game):
        """The codes that there are."""
        concessions = list(range(FIRST_CONCESSION, LAST_CONCESSION + 1))
        return game.certificate_codes() + [BONDS] + concessions

    def draw_digits(self, app, canvas, wanted):
        """Which of the digits can be typed."""
        digits = range(wanted[0], wanted[1] + 1)
        can = [str(digit) for digit in digits if self._can(app.game, wanted, digit)]
        canvas.text(HINT_ROW, 0, " ".join(can))

    def draw_money(self, app, canvas):
        """What whoever pays has; returned where no more can be typed."""
        game, texts = app.game, app.texts
        if game.stage == OPERATE:
            column = draw_account(texts, canvas, HINT_ROW - 1, COMPANY + game.company)
            canvas.text(HINT_ROW - 1, column + 1, str(game.treasuries[game.company]))
