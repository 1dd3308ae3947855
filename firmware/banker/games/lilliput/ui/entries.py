"""Entering a transaction: what is asked for follows from the position, see `asking`."""

from ....rules.forms import Refused
from ....ui.canvas import COLUMNS
from ....ui.entry import HINT_ROW, VALUE_AT, Entry, draw_pawn, draw_pawn_keys, draw_range
from .. import transactions as kinds
from ..asking import buyer, filled
from ..data import (
    COMPANIES,
    DIRECTORS_PART,
    JUSTICE_CASH,
    JUSTICE_TREASURIES,
    POOL,
    RELIEF,
    TREASURIES,
    side,
)
from ..transactions import FIELDS
from .figures import company_keys, listed, short, side_words, title, train_name


class AskingEntry(Entry):
    """One kind of transaction. Where nothing is asked for its outcome is shown at once."""

    first_row = 1
    _of = _found = None  # what was typed, and the fields that follow from it

    def __init__(self, game, kind, known=()):
        Entry.__init__(self, "entry")
        self._kind = kind
        self._begun = (kind,) + known  # with what need not be typed
        self._ready = game.prepare(filled(game, self._begun))
        self._outcome = self._ready and self._ready[1]

    def fields(self, game):
        """Those that have been typed, and the next one: asked for several times a key."""
        if self._of is self._typed:
            return self._found
        found = []
        t = self._begun
        for value in self._typed + (None,):
            t = filled(game, t)
            if len(t) <= len(FIELDS[self._kind]):
                found.append(FIELDS[self._kind][len(t) - 1])
                t += (value,)
        self._of, self._found = self._typed, found
        return found

    def transaction(self, game, values):
        """With 0 for what was not asked for."""
        t = self._begun
        for value in values:
            t = filled(game, t) + (value,)
        try:
            kinds.FORMS.check(t)
        except Refused:  # the game will say why
            return t
        return filled(game, t)

    def title(self, app, canvas):
        """What this is, and whose turn."""
        column = canvas.text(0, 0, title(app.texts, self._kind)) + 1
        pawn = app.game.in_turn()
        if self._kind == kinds.RUN:
            column = canvas.text(0, column, short(app.game.current())) + 1
        if pawn and self._kind != kinds.REMOVE:
            column = canvas.pawn(0, column, pawn)
            canvas.text(0, column + 1, app.texts["pawn_%d" % pawn])

    def draw_value(self, app, canvas, row, field, value):
        """A pawn, a company, a train, a word or a number."""
        if field is kinds.PAWN:
            draw_pawn(app, canvas, row, value)
        else:
            canvas.text(row, VALUE_AT, self._words(app.texts, field, value))

    def _words(self, texts, field, value):
        if field in (kinds.COMPANY, kinds.SELLER, kinds.STARTER):
            return short(value)
        if field is kinds.TYPE:
            return train_name(value)
        if field in (kinds.CHARACTER, kinds.SECOND):
            return listed(texts, "people")[value - 1]
        if field is kinds.HOW_BOUGHT:
            return listed(texts, "hows")[value - 1]
        if field is kinds.ITEM:
            return listed(texts, "items")[value - 1]
        return str(value)

    def hint(self, app, canvas):
        """What the field that is wanted can be."""
        game, texts = app.game, app.texts
        field = self._field(game)
        if field is kinds.PAWN:
            draw_pawn_keys(canvas, HINT_ROW, self._pawns(game))
        elif field in (kinds.COMPANY, kinds.SELLER, kinds.STARTER):
            keys = self._companies(game, field)
            if self._kind == kinds.BUY:
                keys = _draw_new(game, texts, canvas, keys)
            canvas.text(HINT_ROW, 0, company_keys(keys))
        elif field in (kinds.CHARACTER, kinds.SECOND):
            _draw_characters(game, texts, canvas, self._typed)
        elif field is kinds.WHICH_CARD:
            _draw_list(canvas, listed(texts, "cards"), 5, 11, 0, game.taken)
        elif field is kinds.SIDE:
            _draw_two(canvas, [self._side(game, texts, which) for which in (1, 2)])
        elif field is kinds.WHERE:
            words = "%s %d" % (texts["side_105"], JUSTICE_TREASURIES)
            _draw_two(canvas, (texts["cash"] % JUSTICE_CASH, words))
        elif field is kinds.ITEM:
            _draw_list(canvas, listed(texts, "items"), 4, 12)
        elif field is kinds.HOW_BOUGHT:
            ways = (3, 4) if game.stage == POOL else (1, 2, 4) if game.buys_trains() else (4,)
            words = listed(texts, "hows")
            for at, way in enumerate(ways):
                row = HINT_ROW + 1 - len(ways) + at
                canvas.text(row, 0, "%d %s" % (way, words[way - 1]))
        elif field is kinds.TYPE:
            types = game.types_of(self._whose_trains(game))
            words = ["%d" % one if one < 6 else "%d=%s" % (one, train_name(one)) for one in types]
            canvas.text(HINT_ROW, 0, " ".join(words))
        else:
            self._number(app, canvas, field)

    def _number(self, app, canvas, field):
        """What a number is about, or between which it is."""
        game, texts = app.game, app.texts
        names = {
            kinds.COPY: "copy_key",
            kinds.ROW_OF: "row_keys",
        }
        if field in names:
            canvas.text(HINT_ROW, 0, texts[names[field]])
        elif field in (kinds.SHARE, kinds.RELIEF_SHARE):
            most = JUSTICE_TREASURIES if field is kinds.SHARE else RELIEF[game.phase]
            lower, higher = game.directed(game.turn)
            words = (most, short(lower), short(higher))
            canvas.text(HINT_ROW, 0, texts["of_two"] % words)
        elif field is kinds.COUNT:
            held = game.held(game.turn, self._typed[0])
            canvas.text(HINT_ROW, 0, "1-%d" % held if held > 1 else "1")
        elif field is kinds.NEW_PRICE and self._kind in (kinds.SELL, kinds.RUN):
            key = self._typed[0] if self._typed else game.current()
            canvas.text(HINT_ROW, 0, texts["price_was"] % game.prices[key])
        elif field is kinds.NEW_PRICE and self._kind == kinds.BUY:
            most = game.cash[game.turn - 1] // DIRECTORS_PART
            canvas.text(HINT_ROW, 0, texts["at_most"] % most)
        elif field is kinds.COST:
            t = self.transaction(game, self._typed)
            money = game.treasuries[buyer(game, t)]
            canvas.text(HINT_ROW, 0, texts["treasury_now"] % money)
        else:
            draw_range(app, canvas, field)

    def _side(self, game, texts, which):
        """What a side of the card does, for how much."""
        card = self._typed[0]
        words = side_words(texts, card, which)
        return words + " %d" % RELIEF[game.phase] if side(card, which) == TREASURIES else words

    # What can be chosen.

    def _pawns(self, game):
        if self._kind == kinds.CHOICE:
            return [pawn for pawn in game.players() if not game.directed(pawn)]
        return game.pawns()

    def _whose_trains(self, game):
        """The company in RETURN, the seller or the pool."""
        t = self.transaction(game, self._typed)
        return game.company if t[1] == kinds.GIVE_UP else t[3]

    def _companies(self, game, field):
        kind = self._kind
        every = range(1, COMPANIES + 1)
        if field is kinds.STARTER:
            return [key for key in range(1, 5) if game.free(key)]
        if kind == kinds.SELL:
            return [key for key in every if game.held(game.turn, key)]
        if kind == kinds.BUY:
            return [
                key
                for key in every
                if game.free(key) or (game.directors[key] and game.in_bank(key))
            ]
        if kind == kinds.BY_GULLIVER:
            from ..setting_up import gullivers_wishes

            return gullivers_wishes(game)[1]
        if field is kinds.SELLER:
            t = self.transaction(game, self._typed)
            own = buyer(game, t)
            return [key for key in game.founded() if key != own and game.train_count(key)]
        return game.founded() if kind == kinds.PAY else game.directed(game.in_turn())


def _draw_two(canvas, words):
    """What 1 and 2 mean."""
    for at in (0, 1):
        canvas.text(HINT_ROW - 1 + at, 0, "%d: %s" % (at + 1, words[at]))


def _draw_characters(game, texts, canvas, typed):
    """Those that are left."""
    taken = 1 << typed[2] if len(typed) > 2 else 0
    for held in game.characters:
        taken |= held
    rows = [""]
    for at, word in enumerate(listed(texts, "people")):
        if not taken >> at + 1 & 1:
            word = "%d %s " % (at + 1, word if len(typed) < 3 else word[:3])
            if len(rows[-1] + word) > COLUMNS + 1:
                rows.append("")
            rows[-1] += word
    for at, text in enumerate(rows):
        canvas.text(HINT_ROW + 1 - len(rows) + at, 0, text.rstrip())


def _draw_new(game, texts, canvas, keys):
    """Companies that nobody has founded, on a row of their own; returns the others."""
    new = [str(key) for key in keys if game.free(key)]
    if new:
        canvas.text(HINT_ROW - 1, 0, texts["to_found"] % " ".join(new))
    return [key for key in keys if not game.free(key)]


def _draw_list(canvas, words, rows, half, first=1, taken=0):
    """Choices behind their digits, in two columns of so many rows, the second from this cell on;
    not those that are taken."""
    for at, word in enumerate(words):
        right, down = divmod(at, rows)
        if not taken >> at & 1:
            canvas.text(2 + down, half * right, "%d %s" % (at + first, word))
